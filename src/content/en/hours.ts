/** Business hours: days, from Sunday, and the words between days and times. */
export default {
  days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  shortDays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
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
