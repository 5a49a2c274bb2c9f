/** What each wide picture shows, for those who can't see it and for pages that are shared with it. */
export default {
  hero: "A scrubber-dryer leaves a clean wet lane on the dark floor of a hall lit by strips of light",
  workshop:
    "A scrubber-dryer on a workshop lift, its round brush on the bench beside it, wrenches on the wall",
  quote: "A wet and dry vacuum, a canister of floor cleaner, a spray bottle and a stack of red floor pads",
  commercial:
    "An office building at night, five of its rooms lit: lobby, washrooms, pantry, store room, waste room",
  "floor-office": "A low-noise dry vacuum, its hose and tool beside it",
  "floor-operations": "A stocked janitor's cart with a yellow bag",
  "floor-traffic": "A walk-behind scrubber-dryer seen from its front",
  "floor-service": "A hand dryer and a soap dispenser on a wall",
  healthcare: "A cleaning cart in a hospital corridor, a wet-floor sign behind spilt water",
  hospitality:
    "A hotel lobby at night: a housekeeping cart and a small vacuum before warm light and a reception desk",
  vacuum: "An industrial vacuum in a joinery, its nozzle where sawdust ends and clean concrete begins",
  automation: "A cleaning robot in a dark hall, every lane it drove drawn in light round the columns",
  "floor-care":
    "A single-disc machine and a burnisher on marble, a mirror where they have been and dull before them",
  chemicals:
    "Cleaning chemicals on a counter from acid to alkaline, the tiles behind them red over white to blue",
  solutions: "A ride-on scrubber-dryer and a cleaning robot before the pallet racks of a warehouse",
  about: "Four scrubber-dryers in a rank in a dark hall lit by strips of light",
  equipments:
    "Scrubber-dryers, a single-disc machine and an industrial vacuum in a line that runs out of the picture",
  washroom: "A hand dryer, a soap dispenser and an air freshener on a wall, a scent diffuser on the shelf",
  "chemicals-range":
    "A twenty-litre jerrycan, a five-litre canister, a spray bottle and a bottle of cleaning chemicals",
  tools: "A mop trolley, floor pads, a window squeegee, folded cloths and a wet-floor sign",
  waste: "Two wheeled bins and a recycling station of three bins",
};
