import type { Benefit, Point } from "../industry.ts";

/** A piece of work on the hotel's day: hours after midnight, 24 for midnight at the end of the day. */
type Shift = {
  name: string;
  how: string;
  hours: readonly (readonly [from: number, to: number])[];
  text: string;
};

/** What the page for hospitality says of the company and its trade. */
export default {
  title: "Hospitality Excellence",
  description:
    "Quiet machines, fragrance-free chemistry and washroom supplies for hotels, restaurants, venues and ships in Bahrain and the Gulf.",
  lede: "Guests should find the house clean and never meet the cleaning. So every kind of work has an hour of its own.",
  day: {
    title: "The house by the hour",
    note: "An example from noon to noon. A lit window is a guest awake.",
    shifts: [
      {
        name: "Guest rooms",
        how: "Turned round between check-out and check-in",
        hours: [[11, 15]],
        text: "11:00–15:00",
      },
      {
        name: "Public washrooms",
        how: "Short rounds, six times a day",
        hours: [
          [8, 8.5],
          [10.5, 11],
          [13, 13.5],
          [16, 16.5],
          [19, 19.5],
          [22, 22.5],
        ],
        text: "08:00–22:30",
      },
      {
        name: "Kitchens",
        how: "Degreased and hosed down after service",
        hours: [[23.5, 26]],
        text: "23:30–02:00",
      },
      {
        name: "Lobby and halls",
        how: "Stone and marble under a battery scrubber-dryer",
        hours: [[25, 29]],
        text: "01:00–05:00",
      },
      {
        name: "Pool and spa",
        how: "Descaled and dried before the first swimmer",
        hours: [[28, 30.5]],
        text: "04:00–06:30",
      },
    ] satisfies Shift[],
  },
  solutions: {
    title: "Four parts of a house, one supplier",
    cards: [
      {
        title: "Guest rooms and suites",
        points: [
          { text: "Low-noise vacuums light enough for one attendant" },
          { text: "Microfibre and mild chemistry for lacquer, brass and glass", lists: ["microfibre"] },
          { text: "Trolleys stocked from one list of articles", lists: ["trolleys"] },
        ],
      },
      {
        title: "Lobbies and public areas",
        points: [
          {
            text: "Battery machines without a cable across the guests’ way",
            lists: ["batteryMachines", "batteryFloorCare"],
          },
          {
            text: "Care for marble and terrazzo: grinding, crystallising, daily wash",
            lists: ["marblePads", "stoneCare"],
          },
          { text: "Diffusers with one fragrance from door to lift", lists: ["diffusers"] },
        ],
      },
      {
        title: "Kitchens and restaurants",
        points: [
          { text: "Degreasers, descalers and dish chemistry for each station", lists: ["kitchen"] },
          { text: "Colour-coded cloths, kept apart by area", lists: ["colourCoded"] },
          { text: "Floors that grip again when the shift ends" },
        ],
      },
      {
        title: "Spas, pools and washrooms",
        points: [
          { text: "Dispensers, soap and fragrance of one line", lists: ["dispensers", "handSoaps"] },
          { text: "Descaling matched to the hard water of the region", lists: ["descalers"] },
          {
            text: "Bins, hand dryers and aerosol refills from the same warehouse",
            lists: ["bins", "handDryers", "aerosolRefills"],
          },
        ],
      },
    ] satisfies Benefit[],
  },
  features: {
    title: "What the guest notices",
    list: [
      {
        title: "Silent night operations",
        text: "Machines chosen by their stated sound level, and routes that keep away from bedroom walls.",
      },
      {
        title: "Fragrance-free options",
        text: "Unperfumed detergents for allergy floors, spas and guests who ask.",
        lists: ["unscented"],
      },
      {
        title: "Rapid room turnover",
        text: "Fewer products, each with its place on the trolley, so that a room takes no walk to the store.",
        lists: ["trolleys"],
      },
      {
        title: "Luxury surface care",
        text: "Marble, brass, lacquer and wool each get the pad, the pH and the dilution that they bear.",
        lists: ["floorPads"],
      },
    ] satisfies (Point & { title: string })[],
  },
  sound: {
    title: "How loud is our catalogue?",
    marks: [
      { level: 30, name: "Bedroom at night, guideline value of the WHO" },
      { level: 60, name: "Conversation at one metre" },
    ],
  },
  venues: {
    title: "Venues",
    list: [
      "Luxury hotels and resorts",
      "Boutique hotels",
      "Restaurants and fine dining",
      "Event venues",
      "Entertainment facilities",
      "Cruise ships and yachts",
    ],
  },
  close: {
    title: "Tell us when your house sleeps",
    text: "Surfaces, room count and quiet hours: bring these and we will sort the machines by sound.",
  },
};
