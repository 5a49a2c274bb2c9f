import editorial from "./editorial/about.ts";

/** Words of the About page. */
export default {
  ...editorial,
  services: {
    ...editorial.services,
    ask: "Ask about a service",
  },
  timeline: {
    ...editorial.timeline,
    note: "One mark a year",
    talk: "Talk to us",
    products: "See what we sell today",
  },
};
