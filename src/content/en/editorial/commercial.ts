import type { Benefit, Sector } from "../industry.ts";

/** What the page for commercial spaces says of the company and its trade. */
export default {
  title: "Commercial Space Solutions",
  description:
    "Floor machines, vacuums, chemicals and washroom supplies for offices, shops, banks, schools and government buildings in Bahrain, chosen area by area.",
  lede: "One building is five jobs. Each lit room carries the number of the catalogue that keeps it clean.",
  rooms: {
    title: "One building, five rooms",
    /** In the order of the main categories, each the one that the room is cleaned with. */
    list: ["Lobby and corridors", "Washrooms", "Pantry", "Store room", "Waste room"],
  },
  solutions: {
    title: "What a building needs from its supplier",
    cards: [
      {
        title: "Office building",
        points: [
          { text: "Vacuums quiet enough for a floor where people still work" },
          {
            text: "Battery machines for corridors, so no cable crosses a doorway",
            lists: ["batteryMachines", "batteryFloorCare"],
          },
          { text: "One list of articles for every floor of the building", lists: ["everything"] },
        ],
      },
      {
        title: "Flexible operations support",
        points: [
          { text: "Day, evening and weekend cleaning planned around your opening hours" },
          {
            text: "Pads and refills from the warehouse in Bahrain, spare parts on request",
            lists: ["floorPads", "aerosolRefills"],
          },
          { text: "Training again when the crew changes" },
        ],
      },
      {
        title: "High-traffic area management",
        points: [
          {
            text: "Scrubber-dryers sized to the floor area and the hours you have",
            lists: ["scrubberDryers"],
            calculated: true,
          },
          { text: "Floors that can be walked on right behind the machine" },
          {
            text: "Pads and detergents matched to stone, tile or vinyl",
            lists: ["floorPads", "housekeeping"],
          },
        ],
      },
      {
        title: "Premium service standards",
        points: [
          {
            text: "Dispensers, soap and fragrance of one line in every washroom",
            lists: ["dispensers", "handSoaps", "fragranceOils"],
          },
          { text: "Colour-coded cloths and mops, one colour to an area", lists: ["colourCoded"] },
          { text: "A cleaning plan written for your rooms, not for a sample building" },
        ],
      },
    ] satisfies Benefit[],
  },
  sectors: {
    title: "Sectors",
    list: [
      {
        name: "Corporate offices",
        surfaces: "Carpet tile, glass partitions, pantries",
        lists: ["carpetMachines", "carpetCleaners"],
      },
      {
        name: "Retail centers",
        surfaces: "Polished stone, escalator landings, food courts",
        lists: ["stonePads", "stoneCare"],
      },
      {
        name: "Banking and finance",
        surfaces: "Marble halls, counters, machine lobbies",
        lists: ["marblePads"],
      },
      {
        name: "Educational facilities",
        surfaces: "Vinyl corridors, sports floors, laboratories",
        lists: ["vinylCare"],
      },
      {
        name: "Government buildings",
        surfaces: "Public counters, waiting halls, archives",
        lists: ["touchless"],
      },
      {
        name: "Professional services",
        surfaces: "Reception areas, meeting rooms, libraries",
        lists: ["diffusers"],
      },
    ] satisfies Sector[],
  },
  close: {
    title: "Tell us the floor area and the hours",
    text: "Floor types, opening hours and how many people pass each day: with these three we can name the machines.",
  },
};
