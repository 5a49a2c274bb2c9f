/**
 * A number as English writes it: 1,400 or 12.5, with at least and at most so many decimals. By itself and not by `Intl`, the
 * first of whose formats takes a slow phone 50 ms in one task, on every page for the few numbers of a menu.
 */
export function englishNumber(number: number, least = 0, most = 3): string {
  const power = 10 ** most;
  // 1.005 is held as a little less.
  const rounded = Math.round(Math.abs(number) * power * (1 + Number.EPSILON)) / power;
  const [whole = "", part = ""] = String(rounded).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  const fraction = part.padEnd(least, "0");
  return (number < 0 ? "-" : "") + grouped + (fraction === "" ? "" : `.${fraction}`);
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number as people of this locale (a BCP 47 tag) write it. */
export function numberIn(locale: string, number: number, least: number, most: number): string {
  if (locale.startsWith("en")) return englishNumber(number, least, most);
  const key = `${locale} ${least} ${most}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format.format(number);
}
