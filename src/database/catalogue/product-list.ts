import { type RawBuilder, sql } from "kysely";
import {
  foldArticle,
  type Part,
  PARTS,
  type ProductListQuery,
  type ProductSort,
  PRODUCTS_A_PAGE,
  SHORT_DESCRIPTION,
} from "../../domain/office/product-list.ts";
import type { DatabaseHandle } from "../connect.ts";
import type { CatalogueRow, Database } from "../schema.ts";
import { LOWER_ALL_LETTERS } from "../sqlite.ts";

/** The same as {@link partsOf} of domain/office/product-list.ts: 1 where a product has the part, else 0. */
const HAS: Record<Part, RawBuilder<number>> = {
  picture: when(sql`(lower(p.image_url) LIKE 'http%' OR p.image_url LIKE '/attached-assets/%')
    AND p.image_url NOT LIKE '%placeholder%'`),
  description: when(sql`length(p.description) >= ${sql.lit(SHORT_DESCRIPTION)}`),
  features: when(sql`p.features <> '[]'`),
  specification: when(sql`p.specifications <> ''`),
  price: when(sql`p.price IS NOT NULL`),
  brandText: when(sql`b.description IS NOT NULL AND b.description <> ''`),
};

function when(condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`CASE WHEN ${condition} THEN 1 ELSE 0 END`;
}

const FROM = sql`FROM products AS p LEFT JOIN brands AS b ON b.id = p.brand_key`;

/** What is searched, in lower case. */
function placesIn(lower: RawBuilder<unknown>) {
  return {
    /** As {@link foldArticle} writes it. */
    article: sql`replace(replace(replace(replace(${lower}(coalesce(p.serial_number, '')), '-', ''), ' ', ''), '.', ''), '/', '')`,
    brand: sql`${lower}(coalesce(b.name, p.brand))`,
    name: sql`${lower}(p.name)`,
  };
}

const PLACES = placesIn(sql.raw("lower"));
/** SQLite calls it for each product, which takes four times as long as its own function. */
const PLACES_OF_ALL_LETTERS = placesIn(sql.raw(LOWER_ALL_LETTERS));

type Engine = DatabaseHandle["engine"];

type Searched = { places: typeof PLACES; q: string };

const searched = (engine: Engine, q: string): Searched => ({
  places: engine === "sqlite" && /\P{ASCII}/u.test(q) ? PLACES_OF_ALL_LETTERS : PLACES,
  q,
});
const AND = sql` AND `;
const OR = sql` OR `;

const within = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

const has = (place: RawBuilder<unknown>, text: string) =>
  sql`${place} LIKE ${within(text)} ESCAPE ${sql.lit("\\")}`;

/** Every word stands in the article number, the name or the brand. */
function matching({ places: { article, brand, name }, q }: Searched): RawBuilder<unknown> {
  const whole = foldArticle(q);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const everyWord = words.map((word) => {
    const places = [has(name, word), has(brand, word)];
    if (foldArticle(word) !== "") places.push(has(article, foldArticle(word)));
    return sql`(${sql.join(places, OR)})`;
  });
  const all = sql`(${sql.join(everyWord, AND)})`;
  return whole === "" ? all : sql`(${has(article, whole)} OR ${all})`;
}

/** The article number first, then the name, then the brand. */
function rankOf({ places: { article, brand, name }, q }: Searched): RawBuilder<unknown> {
  const cases = [
    sql`WHEN ${has(article, foldArticle(q) || q)} THEN 0`,
    sql`WHEN ${has(name, q.toLowerCase())} THEN 1`,
    sql`WHEN ${has(brand, q.toLowerCase())} THEN 2`,
  ];
  return sql`CASE ${sql.join(cases, sql.raw(" "))} ELSE 3 END`;
}

const SORTED: Record<ProductSort, { by: RawBuilder<unknown>; order: "up" | "down" }> = {
  changed: { by: sql`p.updated_at`, order: "down" },
  article: { by: PLACES.article, order: "up" },
  name: { by: PLACES.name, order: "up" },
  brand: { by: PLACES.brand, order: "up" },
  category: { by: sql`lower(p.category)`, order: "up" },
  price: { by: sql`CAST(coalesce(p.price, '0') AS decimal)`, order: "down" },
};

function orderOf(engine: Engine, { q, sort, order }: ProductListQuery): RawBuilder<unknown> {
  const { by, order: usual } = SORTED[sort ?? "changed"];
  const direction = (order ?? usual) === "down" ? sql`DESC` : sql``;
  const ranked = q !== "" && sort === undefined ? [rankOf(searched(engine, q))] : [];
  return sql.join([...ranked, sql`${by} ${direction}`, sql`p.position`, sql`p.id`]);
}

function filtered(
  engine: Engine,
  { q, category, brand, state, missing }: ProductListQuery,
): RawBuilder<unknown> {
  const all = [sql`1 = 1`, ...(q === "" ? [] : [matching(searched(engine, q))])];
  if (category !== "") {
    const [top, below] = category.split("/");
    all.push(sql`p.category_key = ${top}`);
    if (below !== undefined) all.push(sql`p.subcategory_key = ${below}`);
  }
  if (brand !== "") all.push(sql`p.brand_key = ${brand}`);
  if (state === "active") all.push(sql`p.is_active = 1`);
  if (state === "withdrawn") all.push(sql`p.is_active = 0`);
  if (missing !== undefined) all.push(sql`p.is_active = 1 AND ${HAS[missing]} = 0`);
  return sql.join(all, AND);
}

/**
 * Whole rows of a page, from this place on, and how many there are in all. The ids of all of them come first, in one pass:
 * counting would be a second one, and SQLite sorts whole rows where whole rows are asked for.
 */
export async function listProducts(
  { db, engine }: Pick<DatabaseHandle, "db" | "engine">,
  query: ProductListQuery,
  offset: number,
  limit = PRODUCTS_A_PAGE,
): Promise<{ rows: CatalogueRow[]; total: number }> {
  const found = await sql<{ id: string }>`SELECT p.id ${FROM} WHERE ${filtered(engine, query)}
    ORDER BY ${orderOf(engine, query)}`.execute(db);
  const total = found.rows.length;
  const ids = found.rows.slice(offset, offset + limit).map(({ id }) => id);
  if (ids.length === 0) return { rows: [], total };
  const page = await sql<CatalogueRow>`SELECT p.*, b.description AS brand_text ${FROM}
    WHERE p.id IN (${sql.join(ids)})`.execute(db);
  const byId = new Map(page.rows.map((row) => [String(row["id"]), row]));
  return { rows: ids.map((id) => byId.get(id)).filter((row) => row !== undefined), total };
}

/** How many products there are on the site and withdrawn, and of those on the site, how many lack each part. */
export async function countProductsByState(
  db: Database,
): Promise<{ active: number; withdrawn: number; missing: Record<Part, number> }> {
  const lacking = PARTS.map((part) => sql`sum(1 - ${HAS[part]}) AS ${sql.ref(part)}`);
  const { rows } = await sql<Record<string, number | string | null>>`SELECT p.is_active,
    count(*) AS total, ${sql.join(lacking)} ${FROM} GROUP BY p.is_active`.execute(db);
  const of = (isActive: number) => rows.find((row) => Number(row["is_active"]) === isActive);
  const [active, withdrawn] = [of(1), of(0)];
  const missing = (part: Part) => Number(active?.[part] ?? 0);
  return {
    active: Number(active?.["total"] ?? 0),
    withdrawn: Number(withdrawn?.["total"] ?? 0),
    missing: {
      picture: missing("picture"),
      description: missing("description"),
      features: missing("features"),
      specification: missing("specification"),
      price: missing("price"),
      brandText: missing("brandText"),
    },
  };
}
