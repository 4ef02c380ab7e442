/** An amount of cents as whole dollars with marks between the thousands: `1234567` → `$12,346`. */
export function formatDollars(cents: number): string {
  const dollars = String(Math.round(Math.abs(cents) / 100)).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${cents < 0 ? "−" : ""}$${dollars}`;
}
