import editorial from "./editorial/commercial.ts";

/** Words of the landing page for commercial spaces. */
export default {
  ...editorial,
  crumb: "Commercial",
  explore: "Explore Solutions",
  consult: "Schedule Assessment",
  plan: {
    ...editorial.plan,
    description:
      "Floor plan of an office: a lobby and corridors in the middle, washrooms and a pantry on one side, a store room and a waste room on the other, offices around them. A scrubber-dryer works its way along the corridor.",
  },
  solutions: {
    ...editorial.solutions,
    figures: [
      "Plan of an open office with rows of desks",
      "Plan of a store room with shelves beside a doorway",
      "Plan of a corridor with the lanes of a scrubber-dryer",
      "Plan of washrooms and a pantry",
    ],
  },
  equipment: { title: "Professional Equipment", all: "View All Commercial Solutions" },
};
