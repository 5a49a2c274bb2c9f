import type { Benefit, Environment } from "../industry.ts";

/** What the page for healthcare says of the company and its trade. */
export default {
  title: "Healthcare Facility Solutions",
  description:
    "Disinfectants, vacuums, colour-coded tools and washroom supplies for hospitals, clinics, dental practices and laboratories in Bahrain, arranged by zone.",
  lede: "A ward is cleaned in an order, not in a hurry. Each zone has its own cloths, its own chemistry and its own moment.",
  round: {
    title: "One round, from clean to dirty",
    source:
      "Clean to dirty and high to low is the order of the CDC’s Best Practices for Environmental Cleaning in Healthcare Facilities.",
    zones: [
      { name: "Sterile store", text: "Closed shelves, fresh cloths, the day’s first solution." },
      {
        name: "Treatment room",
        text: "Entered through an airlock. Lamps and rails first, the floor after them.",
      },
      {
        name: "Patient room",
        text: "Bed rail, call button, handle: what hands touch is wiped before anything else.",
      },
      { name: "Washroom", text: "Its own colour of cloth and mop, which never leaves it." },
      {
        name: "Dirty utility",
        text: "The round ends here: waste closed, mops to the laundry, hands washed.",
      },
    ],
  },
  wet: {
    title: "How long it must stay wet",
    text: "A disinfectant works only while the surface is wet with it. Each film below is as long as the contact time that the product states.",
  },
  systems: {
    title: "Four systems behind the round",
    cards: [
      {
        title: "Medical-grade disinfection",
        points: [
          {
            text: "Products whose label names the organisms, the dilution and the contact time",
            lists: ["disinfectants"],
          },
          {
            text: "Ready-to-use products for surfaces touched often, concentrates for floors and walls",
            lists: ["surfaceSanitizers"],
          },
          { text: "Measured dosing, so that no dilution is guessed" },
        ],
      },
      {
        title: "Infection control",
        points: [
          { text: "One colour of cloth and mop to a zone", lists: ["colourCoded"] },
          { text: "Flat mops changed from room to room instead of rinsed in a bucket", lists: ["flatMops"] },
          { text: "Vacuums with filters that hold back fine dust", lists: ["hClass"] },
        ],
      },
      {
        title: "Patient safety",
        points: [
          { text: "Floors left nearly dry, and signs while they are not", lists: ["wetFloorSigns"] },
          { text: "Low-noise machines for wards at rest" },
          { text: "A safety data sheet for every chemical, kept where it is used" },
        ],
      },
      {
        title: "Emergency response",
        points: [
          {
            text: "Wet vacuums and absorbents for spills and leaks, sized to the ward",
            lists: ["wetAndDry"],
          },
          { text: "A list of articles for an outbreak, agreed before there is one" },
          { text: "Consumables and spare parts from the warehouse in Bahrain" },
        ],
      },
    ] satisfies Benefit[],
  },
  environments: {
    title: "Environments",
    list: [
      {
        name: "Hospitals and medical centers",
        text: "Many zones under one roof, and rounds that must not cross.",
        list: "colourCoded",
      },
      {
        name: "Outpatient clinics",
        text: "Rooms that change patients every few minutes.",
        list: "touchless",
      },
      { name: "Dental practices", text: "Aerosol on every surface near the chair.", list: "disinfectants" },
      {
        name: "Long-term care",
        text: "A home as well as a ward: mild smells, quiet machines.",
        list: "unscented",
      },
      {
        name: "Mental health facilities",
        text: "Locked trolleys, short cables, nothing left behind.",
        list: "trolleys",
      },
      {
        name: "Pharmaceutical labs",
        text: "Residue counts as much as dust; records count as much as both.",
        list: "hClass",
      },
    ] satisfies Environment[],
  },
  compliance: {
    title: "Compliance",
    intro:
      "Frameworks that the products’ makers document against. Ask us for the papers of the article you buy.",
    list: [
      {
        name: "CDC Guidelines",
        body: "Centers for Disease Control and Prevention, USA",
        covers: "How health-care surfaces are cleaned and disinfected: which, how often, in what order.",
      },
      {
        name: "EPA Registered",
        body: "Environmental Protection Agency, USA",
        covers: "Registration of surface disinfectants. The label states organisms and contact time.",
      },
      {
        name: "FDA Compliant",
        body: "Food and Drug Administration, USA",
        covers: "Hand antiseptics, and sterilants for medical devices.",
      },
      {
        name: "Joint Commission",
        body: "Accreditation of health-care organisations",
        covers: "Standards for the care environment, which the facility itself is surveyed against.",
      },
    ],
    note: "These are not certificates of ours, and not every product falls under each of them. What Bahrain’s health authorities require of your facility comes first.",
  },
  close: {
    title: "Show us the plan of one ward",
    text: "Rooms, zones and the hours of your rounds. The quote comes back sorted the same way.",
  },
};
