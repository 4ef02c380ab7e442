/** Matches `January 31, 2026` and `31 Jan 2026`. */
const IN_WORDS = /^(?:([a-z]{3})[a-z]*\.? (\d{1,2})|(\d{1,2}) ([a-z]{3})[a-z]*),? (\d{4})$/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Converts a date in words to numbers. */
function inNumbers(written: string): string {
  const [, month, day, dayFirst, monthSecond, year] = IN_WORDS.exec(written) ?? [];
  const name = (month ?? monthSecond ?? "").toLowerCase();
  return year === undefined ? written : `${year}-${MONTHS.indexOf(name) + 1}-${day ?? dayFirst}`;
}

/** Returns the day of a written date or time (`2026/1/31`, `2026-01-31T10:00`, `31 Jan 2026`) as `2026-01-31`, or `null`. */
export function dayIn(written: string): string | null {
  const [, year, month = "", dayOfMonth = ""] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[T ])/.exec(inNumbers(written.trim())) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
  return year !== undefined && isCalendarDay(day) ? day : null;
}

/** Reports whether a string such as `2026-01-31` is an existing calendar day. */
export const isCalendarDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};
