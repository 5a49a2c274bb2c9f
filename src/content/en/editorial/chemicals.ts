type UseWords = { name: string; text: string; ranges: readonly (readonly [number, number])[] };

/** What the chemicals page says of the company and its trade. */
export default {
  title: "Advanced chemicals",
  lede: "Everything that cleans stands somewhere between 0 and 14. Acid takes lime and rust, alkali takes grease and protein, neutral leaves the floor alone.",
  description:
    "Cleaning chemicals on the pH scale from 0 to 14: cleaners and detergents for kitchens, washrooms, floors and laundry, with dilution and pack size.",
  scale: {
    zones: [
      { from: 0, to: 3, name: "Strong acid", takes: "Limescale, rust, cement film" },
      { from: 3, to: 6, name: "Mild acid", takes: "Daily lime in washrooms" },
      { from: 6, to: 8, name: "Neutral", takes: "Dust and marks" },
      { from: 8, to: 11, name: "Alkaline", takes: "Oil, soap, foot traffic" },
      { from: 11, to: 14, name: "Strong alkaline", takes: "Burnt grease, polish, protein" },
    ],
  },
  features: {
    title: "What every sheet says",
    cards: [
      {
        sign: "pH",
        title: "The reading, and of what",
        text: "Concentrate, solution or as supplied: a pH without that word misleads, so it stands beside the number.",
      },
      {
        sign: "1 : n",
        title: "Dilution",
        text: "The ratio for daily work and for heavy soil. With the pack size it gives the price of a bucket, not of a canister.",
      },
      {
        sign: "5 L",
        title: "Packs that are carried",
        text: "Spray bottles for the trolley, canisters for the store, drums for dosing pumps. Bigger is only cheaper where it is used up.",
      },
      {
        sign: "SDS",
        title: "Safety data sheet",
        text: "Among the documents on a product's page, or with the quotation. It names gloves, first aid and what the product must never be mixed with.",
      },
    ],
  },
  uses: {
    title: "Where which part of the scale works",
    cards: [
      {
        name: "Hotels and housekeeping",
        text: "Neutral on stone lobbies, mild acid in bathrooms, nothing strong near brass.",
        ranges: [
          [2.5, 4],
          [6.5, 8.5],
        ],
      },
      {
        name: "Kitchens and catering",
        text: "Alkali for ovens, hoods and dish machines, acid once a month for scale.",
        ranges: [
          [0.5, 2.5],
          [10.5, 14],
        ],
      },
      {
        name: "Healthcare",
        text: "Disinfectants close to neutral, left wet for the stated contact time.",
        ranges: [[6.5, 8.5]],
      },
      {
        name: "Offices and schools",
        text: "Neutral and mild cleaners that a crew can use in opening hours.",
        ranges: [[6.5, 9.5]],
      },
      {
        name: "Workshops and plants",
        text: "Degreasers for oil and tyre marks, rinsed before the floor is released.",
        ranges: [[10.5, 13]],
      },
      {
        name: "Laundry",
        text: "Alkaline in the wash, acid in the last rinse, so that linen comes out neutral.",
        ranges: [
          [2.5, 4],
          [8, 11],
        ],
      },
    ] satisfies readonly UseWords[],
  },
  close: {
    title: "Name the stain and the surface.",
    text: "Those two decide the product. Tell us both, and how the water is: hard water uses up detergent before the dirt does.",
  },
};
