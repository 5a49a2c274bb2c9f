/** Words between the days and times of business hours. */
export default { to: "to", and: "and", off: "off" };
