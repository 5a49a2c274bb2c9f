/** Letters that are typed for digits. */
const MISTAKEN: Readonly<Record<string, string>> = { O: "0", o: "0", l: "1", I: "1", S: "5", B: "8" };

/**
 * The price that a text was meant to be, where letters stand for digits, thousands are set apart, or a currency stands
 * beside it: `1,890.00O` is 1890.00. Null for a price, and where nobody can tell.
 */
export function nearestPrice(text: string): string | null {
  const bare = text.replaceAll(/\s|BHD|BD/gi, "");
  const digits = bare.replaceAll(/[OolISB]/g, (letter) => MISTAKEN[letter] ?? letter);
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits) ? digits.replaceAll(",", "") : digits;
  const match = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(plain);
  if (!match || text.trim() === plain) return null;
  return `${match[1]}.${(match[2] ?? "").padEnd(2, "0")}`;
}
