import type { DustClass } from "../../../domain/figures/readings.ts";

type DustClassWords = { class: DustClass; passing: number; share: string; limit: string; dust: string };

/** What the industrial vacuum page says of the company and its trade. */
export default {
  title: "Industrial vacuum solutions",
  lede: "What you pick up decides the machine: how it is filtered, where it is kept and how it leaves the building.",
  description:
    "Industrial vacuum cleaners for fine dust, swarf, oil and hot ash: dust classes L, M and H explained, with airflow, suction and filter area for every machine.",
  stations: [
    { name: "Inlet", text: "Set sideways, so that the air begins to turn." },
    { name: "Cyclone", text: "Heavy dust meets the wall and sinks before it reaches the filter." },
    { name: "Container", text: "Drops, tips or bags what has sunk." },
    { name: "Filter", text: "Pleats give area: the more of it, the longer suction holds." },
    { name: "Turbine", text: "Runs in clean air only and sends it back to the room." },
  ],
  classes: {
    title: "Of 20,000 particles, so many may pass",
    list: [
      {
        class: "L",
        passing: 200,
        share: "less than 1 %",
        limit: "Exposure limit above 1 mg/m³",
        dust: "House dust, sand, chalk, soil",
      },
      {
        class: "M",
        passing: 20,
        share: "less than 0.1 %",
        limit: "Exposure limit above 0.1 mg/m³",
        dust: "Wood, cement, concrete, filler, paint",
      },
      {
        class: "H",
        passing: 1,
        share: "less than 0.005 %",
        limit: "Any limit, carcinogenic dust included",
        dust: "Lead, asbestos, mould spores, active ingredients",
      },
    ] satisfies readonly DustClassWords[],
  },
  features: {
    title: "Three things to settle before the motor",
    cards: [
      {
        title: "How long it runs",
        text: "By-pass motors on 230 V suit an hour of cleaning. Side-channel turbines on three phases run through the shift, fixed beside a saw, a filler or a packing line.",
      },
      {
        title: "What holds the waste",
        text: "A container that drops on castors, an endless bag that is tied off without dust, a sieve basket that gives cutting oil back, or a 200-litre sack for trim.",
      },
      {
        title: "How the filter stays open",
        text: "By hand shaker at the end of the day, by electric shaker at each stop, or by a pulse of air every few seconds while the machine works.",
      },
    ],
  },
  close: {
    title: "Bring us the dust, we name the class.",
    text: "Write what it is, how much falls in a shift and which sockets are near. If there is a safety data sheet, answer our confirmation with it.",
  },
};
