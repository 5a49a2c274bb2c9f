import { readFit, writeFit } from "../../domain/product/relations.ts";
import type { Cells, ProductRecord } from "../columns.ts";
import type { BadRow } from "./entity.ts";
import { normalizeName } from "./identity.ts";

type Fault = Omit<BadRow, "row"> | null;

/** The article numbers that a file may name: those that are stored and those that it brings, and what replaces what. */
export class ArticleList {
  readonly #spellings = new Map<string, string>();
  readonly #successors = new Map<string, string>();

  constructor(products: readonly Pick<ProductRecord, "serialNumber" | "successor">[]) {
    for (const { serialNumber, successor } of products) {
      if (serialNumber !== null) this.add(serialNumber, successor ?? "");
    }
  }

  /** Registers a product; without a successor it keeps the one that it has. */
  add(article: string, successor: string | undefined): void {
    if (article === "") return;
    const key = normalizeName(article);
    if (!this.#spellings.has(key)) this.#spellings.set(key, article);
    if (successor !== undefined) this.#successors.set(key, normalizeName(successor));
  }

  /** Cells with the article numbers that they name as these are spelled in the catalogue. */
  spelled(cells: Cells): Cells {
    const spelling = (article: string) => this.#spellings.get(normalizeName(article)) ?? article;
    const { fits, successor } = cells;
    return {
      ...cells,
      ...(fits && {
        fits: linesOf(fits)
          .map((line) => writeFit(fitAs(line, spelling)))
          .join("\n"),
      }),
      ...(successor && { successor: spelling(successor) }),
    };
  }

  /** What is wrong with what a row names and the stored product did not, or null. */
  fault(cells: Cells, stored: Cells | null): Fault {
    const own = normalizeName(cells["article number"] ?? stored?.["article number"] ?? "");
    const before = new Set(linesOf(stored?.["fits"]));
    const fits = linesOf(cells["fits"]).filter((line) => !before.has(line));
    const successor = cells["successor"] === stored?.["successor"] ? "" : (cells["successor"] ?? "");
    const named = [
      ...fits.map((line) => ({ column: "fits", article: readFit(line).article })),
      ...(successor === "" ? [] : [{ column: "successor", article: successor }]),
    ];
    for (const { column, article } of named) {
      if (normalizeName(article) === own) return { column, fault: { code: "relatesToItself" } };
      if (!this.#spellings.has(normalizeName(article))) {
        return { column, fault: { code: "unknownRelation", article } };
      }
    }
    const chain = successor === "" ? null : this.#circle(own);
    return chain && { column: "successor", fault: { code: "successorCircle", chain } };
  }

  /** The way from an article over what replaces it back to itself, or null. */
  #circle(from: string): string[] | null {
    const way: string[] = [];
    for (let at = from; !way.includes(at); at = this.#successors.get(at) ?? "") {
      if (at === "") return null;
      way.push(at);
    }
    return this.#successors.get(way.at(-1) ?? "") === from
      ? [...way, from].map((key) => this.#spellings.get(key) ?? key)
      : null;
  }
}

function linesOf(cell: string | undefined): string[] {
  return cell ? cell.split("\n") : [];
}

function fitAs(line: string, spelling: (article: string) => string) {
  const fit = readFit(line);
  return { ...fit, article: spelling(fit.article) };
}
