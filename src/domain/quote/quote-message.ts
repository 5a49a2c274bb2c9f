/** A question of the quote form with its answer. */
type Answer = { label: string; value: string };

/** The line after which the buyer's own words begin. */
const WORDS_BEGIN = "Requirements:";

/**
 * What the message of a quote request answers, and the buyer's own words, as `quoteMessage` put them together (R18.4);
 * a message of another form is words alone.
 */
export function readQuoteMessage(message: string): { answers: Answer[]; words: string } {
  const lines = message.split("\n");
  const end = lines.indexOf(WORDS_BEGIN);
  const head = end < 0 ? [] : lines.slice(0, end).filter((line) => line !== "");
  const answers = head.flatMap((line) => {
    const colon = line.indexOf(": ");
    return colon > 0 ? [{ label: line.slice(0, colon), value: line.slice(colon + 2) }] : [];
  });
  if (end < 0 || answers.length !== head.length) return { answers: [], words: message };
  return {
    answers,
    words: lines
      .slice(end + 1)
      .join("\n")
      .trim(),
  };
}
