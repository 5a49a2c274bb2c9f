import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { stringify } from "csv-stringify/sync";
import { readSample } from "../src/catalogue/sample.ts";
import { CATALOGUE_FOLDER } from "../src/server/env.ts";

/** As many rows are written at a time. */
const ROWS = 1000;

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * Writes a file of so many products with the structure of the sample: each of its products in as many sizes as it
 * takes, described by sentences of products of its category, with other numbers in its specification.
 */
export async function writeLargeCatalogue(file: string, count: number): Promise<void> {
  const sheets = (await readSample(CATALOGUE_FOLDER)).map(({ sheet }) => sheet);
  const models = sheets
    .filter(({ header }) => header.includes("article number"))
    .flatMap(({ header, rows }) =>
      rows.map(({ cells }) => Object.fromEntries(header.map((name, n) => [name, String(cells[n] ?? "")]))),
    );
  const sentences = Map.groupBy(
    models.flatMap(({ category = "", description = "" }) =>
      description.split(/(?<=\.)\s+/).map((sentence) => ({ category, sentence })),
    ),
    ({ category }) => category,
  );
  const places = new Map(models.map((model, place) => [model["article number"] ?? "", place]));
  const numberOf = (n: number) => {
    const { "article number": number = "ART" } = models[n % models.length] ?? {};
    return `${number.slice(0, 3)}-${100_000 + n}`;
  };
  /** Article numbers of models as those of the same series; "" where one of them is not in the file any more. */
  const inSeries = (text: string, series: number) => {
    let isWhole = true;
    const named = text.replaceAll(/[A-Z]+-\d+/g, (number) => {
      const n = series * models.length + (places.get(number) ?? count);
      isWhole &&= n < count;
      return numberOf(n);
    });
    return isWhole ? named : "";
  };
  const next = random(7);
  const out = createWriteStream(file);
  const columns = Object.keys(models[0] ?? {});
  out.write(stringify([columns]));
  for (let from = 0; from < count; from += ROWS) {
    const rows = Array.from({ length: Math.min(ROWS, count - from) }, (_, index) => {
      const n = from + index;
      const model = models[n % models.length] ?? {};
      const size = 1 + Math.floor(n / models.length);
      const known = sentences.get(model["category"] ?? "") ?? [];
      const described = [0, 1, 2].map(() => known[Math.floor(next() * known.length)]?.sentence ?? "");
      const row: Record<string, string> = {
        ...model,
        "article number": numberOf(n),
        fits: inSeries(model["fits"] ?? "", size - 1),
        successor: inSeries(model["successor"] ?? "", size - 1),
        name: `${model["name"]}, Series ${size}`,
        description: described.join(" "),
        specifications: (model["specifications"] ?? "").replaceAll(/\d+/g, (number) =>
          next() < 0.3 ? String(Math.max(1, Math.round(Number(number) * (0.5 + next())))) : number,
        ),
      };
      return columns.map((name) => row[name] ?? "");
    });
    if (!out.write(stringify(rows))) await once(out, "drain");
  }
  out.end();
  await finished(out);
}
