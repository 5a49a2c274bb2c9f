/** What the industrial automation page says of the company and its trade. */
export default {
  title: "Industrial automation",
  lede: "A robot is only as good as the plan it drives. Here is one: lanes half a metre wide, around every column, back to the dock.",
  description:
    "Robot scrubbers and machines with smart, automatic or intelligent functions: route planning, sensor dosing, self-docking. Describe a floor and hear what can run by itself.",
  features: {
    title: "What it takes off a shift",
    cards: [
      {
        title: "The route",
        text: "Lidar and cameras map the hall once. After that the machine plans its own lanes, waits for people and goes round what was left in the way.",
      },
      {
        title: "The dose",
        text: "Water and detergent follow walking speed and stop when the machine stops. No puddles at the turn, no guesswork with the bottle.",
      },
      {
        title: "The report",
        text: "After each run: area cleaned, time, what was left out and why. That is what a facilities contract asks for, written by the machine.",
      },
    ],
  },
  close: {
    title: "Describe one floor.",
    text: "Its area, what it is made of, doors narrower than a metre, ramps, and the hours when it is empty. A plan can follow: answer the mail that confirms your inquiry.",
  },
};
