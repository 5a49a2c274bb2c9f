import type { Database } from "../schema.ts";

/** How many products a brand or category has on the site and withdrawn. */
export type MemberCounts = { active: number; withdrawn: number };

const NONE: MemberCounts = { active: 0, withdrawn: 0 };

/** The products of each brand, by its key. */
export async function countByBrand(db: Database): Promise<(key: string) => MemberCounts> {
  const rows = await db
    .selectFrom("products")
    .select(["brand_key", "is_active"])
    .select((eb) => eb.fn.countAll<number | string>().as("total"))
    .groupBy(["brand_key", "is_active"])
    .execute();
  const counts = added(
    rows.map((row) => ({
      place: String(row["brand_key"]),
      active: Number(row["is_active"]) === 1,
      total: row.total,
    })),
  );
  return (key) => counts.get(key) ?? NONE;
}

/** The products of each category by its key, and of each subcategory by both keys; a category has those of all below it. */
export async function countByCategory(
  db: Database,
): Promise<(parentKey: string | null, key: string) => MemberCounts> {
  const rows = await db
    .selectFrom("products")
    .select(["category_key", "subcategory_key", "is_active"])
    .select((eb) => eb.fn.countAll<number | string>().as("total"))
    .groupBy(["category_key", "subcategory_key", "is_active"])
    .execute();
  const counts = added(
    rows.flatMap((row) => {
      const top = String(row["category_key"]);
      const below = row["subcategory_key"] === null ? [] : [`${top}/${String(row["subcategory_key"])}`];
      const active = Number(row["is_active"]) === 1;
      return [top, ...below].map((place) => ({ place, active, total: row.total }));
    }),
  );
  return (parentKey, key) => counts.get(parentKey === null ? key : `${parentKey}/${key}`) ?? NONE;
}

function added(parts: readonly { place: string; active: boolean; total: number | string }[]) {
  const counts = new Map<string, MemberCounts>();
  for (const { place, active, total } of parts) {
    const before = counts.get(place) ?? NONE;
    const state = active ? "active" : "withdrawn";
    counts.set(place, { ...before, [state]: before[state] + Number(total) });
  }
  return counts;
}
