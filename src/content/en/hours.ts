/** Words between the days and times of business hours. */
export default {
  to: "to",
  and: "and",
  off: "off",
  /** Of an inquiry whose answer may take longer than promised, as the office is closed. */
  away: {
    moment: (day: string, time: string) => `${day} at ${time}`,
    closed: (opens: string) => `Our office is closed until ${opens}. Our answer may come only then.`,
    closes: (closes: string, opens: string) =>
      `Our office closes on ${closes} and opens again on ${opens}. Our answer may come only then.`,
  },
};
