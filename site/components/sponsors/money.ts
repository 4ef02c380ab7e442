/** Formats an amount in cents as whole dollars with thousands separators: `1234567` → `$12,346`. */
export function formatDollars(cents: number): string {
  const dollars = String(Math.round(Math.abs(cents) / 100)).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${cents < 0 ? "−" : ""}$${dollars}`;
}
