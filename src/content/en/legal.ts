const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Words that both legal pages share. */
export default {
  contents: "Contents",
  inShort: "In short",
  version: (version: string) => `Version ${version}`,
  /** `version` is an ISO date. Not by `Intl`, which takes a slow phone 70 ms for this one day. */
  validFrom: (version: string) => {
    const [year, month = 1, day] = version.split("-").map(Number);
    return `In force from ${day} ${MONTHS[month - 1]} ${year}`;
  },
};
