import editorial from "./editorial/automation.ts";

/** Words of the industrial automation page. */
export default {
  ...editorial,
  plan: "Floor plan of a hall: a robot starts at its dock, cleans lane after lane around columns, kiosk and escalator, and returns.",
  labels: { dock: "Dock", lane: "Lane 500 mm", scale: "10 m" },
  send: "Send your floor plan",
  robot: {
    title: "A machine for this plan",
    view: "See its data sheet",
  },
  products: "Machines and devices with automatic functions",
};
