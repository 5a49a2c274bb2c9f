import type { Benefit } from "../industry.ts";

/** What the page for commercial spaces says of the company and its trade. */
export default {
  title: "Commercial Space Solutions",
  description:
    "Floor machines, vacuums, chemicals and washroom supplies for offices, shops, banks, schools and government buildings in Bahrain, chosen area by area.",
  lede: "An office floor is five jobs. Each area of the plan carries the number of the catalogue that keeps it clean.",
  plan: {
    title: "One floor, five areas",
    /** In the order of the main categories, each the one that the area is cleaned with. */
    areas: ["Lobby and corridors", "Washrooms", "Pantry", "Store room", "Waste room"],
  },
  solutions: {
    title: "What a building needs from its supplier",
    cards: [
      {
        title: "Office building",
        points: [
          "Vacuums quiet enough for a floor where people still work",
          "Battery machines for corridors, so no cable crosses a doorway",
          "One list of articles for every floor of the building",
        ],
      },
      {
        title: "Flexible operations support",
        points: [
          "Day, evening and weekend cleaning planned around your opening hours",
          "Spare parts and consumables from the warehouse in Bahrain",
          "Training again when the crew changes",
        ],
      },
      {
        title: "High-traffic area management",
        points: [
          "Scrubber-dryers sized to the floor area and the hours you have",
          "Floors that can be walked on right behind the machine",
          "Pads and detergents matched to stone, tile or vinyl",
        ],
      },
      {
        title: "Premium service standards",
        points: [
          "Dispensers, soap and fragrance of one line in every washroom",
          "Colour-coded cloths and mops, one colour to an area",
          "A cleaning plan written for your rooms, not for a sample building",
        ],
      },
    ] satisfies Benefit[],
  },
  sectors: {
    title: "Sectors",
    list: [
      { name: "Corporate offices", surfaces: "Carpet tile, glass partitions, pantries" },
      { name: "Retail centers", surfaces: "Polished stone, escalator landings, food courts" },
      { name: "Banking and finance", surfaces: "Marble halls, counters, machine lobbies" },
      { name: "Educational facilities", surfaces: "Vinyl corridors, sports floors, laboratories" },
      { name: "Government buildings", surfaces: "Public counters, waiting halls, archives" },
      { name: "Professional services", surfaces: "Reception areas, meeting rooms, libraries" },
    ],
  },
  close: {
    title: "Tell us the floor area and the hours",
    text: "Floor types, opening hours and how many people pass each day: with these three we can name the machines.",
  },
};
