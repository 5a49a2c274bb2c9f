import type { FloorMaterial } from "../../../domain/catalogue/selections.ts";

type SampleWords = { material: FloorMaterial; name: string; where: string; harm: string; work: string };
type ServiceWords = { title: string; depth: string; unit: string; text: string };

/** What the floor care page says of the company and its trade. */
export default {
  title: "Smart floor care",
  lede: "The floor decides. Six floors of the Gulf, what each of them takes badly, and the machine that suits it.",
  description:
    "Floor care by floor: marble, terrazzo, concrete, porcelain, vinyl and carpet with the right scrubber, grinder, burnisher or extractor, pad and chemical.",
  samples: {
    list: [
      {
        material: "marble",
        name: "Marble",
        where: "Lobbies, majlis, prayer halls",
        harm: "Acid, sand under shoes",
        work: "Diamond pads, then crystallising under a heavy disc",
      },
      {
        material: "terrazzo",
        name: "Terrazzo",
        where: "Schools, terminals, stairs",
        harm: "Acid, strippers left to stand",
        work: "Planetary grinding, sealer, neutral daily wash",
      },
      {
        material: "concrete",
        name: "Concrete",
        where: "Car parks, warehouses",
        harm: "Tyre marks, oil, blown sand",
        work: "Grinding once, sweeping before every wash",
      },
      {
        material: "porcelain",
        name: "Porcelain tile",
        where: "Malls, clinics, kitchens",
        harm: "Dirt held in joints and texture",
        work: "Cylindrical brushes that reach the joint",
      },
      {
        material: "vinyl",
        name: "Vinyl",
        where: "Wards, classrooms, gyms",
        harm: "Solvents, dragged furniture",
        work: "Polish film, kept bright by burnishing",
      },
      {
        material: "carpet",
        name: "Carpet",
        where: "Hotel floors, offices, mosques",
        harm: "Too much water, foam left behind",
        work: "Spray extraction and moving air to dry",
      },
    ] satisfies readonly SampleWords[],
  },
  services: {
    title: "How deep the work goes",
    aside: "Typical depth in millimetres, not to scale",
    cards: [
      {
        title: "Protect",
        depth: "+0.02",
        unit: "mm",
        text: "Polish, sealer or crystallising leaves a film or a harder face. It wears instead of the floor and is renewed.",
      },
      {
        title: "Clean",
        depth: "0",
        unit: "mm",
        text: "Scrubber-dryers and sweepers take what lies on the surface. Width by area, tank by distance to the drain.",
      },
      {
        title: "Restore",
        depth: "−0.1",
        unit: "mm",
        text: "Diamond pads close scratches and etch marks in stone, grit after grit, until the lamp is seen in the floor.",
      },
      {
        title: "Grind",
        depth: "−3",
        unit: "mm",
        text: "Planetary grinders level joints and take off glue, paint and worn concrete. Dust goes into a class M or H vacuum.",
      },
    ] satisfies readonly ServiceWords[],
  },
  close: {
    title: "Not sure what you walk on?",
    text: "Write how it looks and where it lies, the area in square metres and what is used on it today. Photographs can follow: answer the mail that confirms your inquiry.",
  },
};
