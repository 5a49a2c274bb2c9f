import type { Application } from "../../../domain/applications.ts";
import type { Catalogue } from "../../../domain/catalogue.ts";
import { featuredView } from "../../../domain/selections.ts";
import { soundScale } from "../../../domain/readings.ts";

type Source = Pick<Catalogue, "products" | "byApplication" | "numbers">;

/** What an industry's page features of the catalogue. */
export function view(source: Source, application: Application) {
  return { featured: featuredView(source, application) };
}

/** Hospitality also orders the machines by their sound level. */
export function hospitalityView(source: Source) {
  const { all, quietMachines } = soundScale(source.products);
  return { ...view(source, "hospitality"), sound: { levels: all.map(({ level }) => level), quietMachines } };
}
