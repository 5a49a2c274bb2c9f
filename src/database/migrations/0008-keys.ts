/** Runs one statement with `$1`, `$2` … as its parameters, and returns its rows. */
type Query = (statement: string, ...parameters: (string | null)[]) => Promise<Record<string, unknown>[]>;

/**
 * Makes the keys of categories from their names, and those of products from what they name. In TypeScript because
 * SQLite makes only the letters A to Z small. Imports nothing: it has to do the same for ever.
 */
export async function fillKeys(query: Query): Promise<void> {
  const rows = await query("SELECT id, name, parent FROM categories ORDER BY position, id");
  const categories = rows.map((row) => ({
    id: String(row["id"]),
    name: String(row["name"]),
    parent: row["parent"] === null ? null : String(row["parent"]),
  }));
  const parentKeys = new Map<string, string>();
  const taken = new Set<string>();
  const keyOf = (parentKey: string | null, name: string) => {
    const slug = name.toLowerCase().replaceAll(" ", "-");
    for (let n = 1; ; n += 1) {
      const key = n === 1 ? slug : `${slug}-${n}`;
      const place = `${parentKey ?? ""}/${key}`;
      if (taken.has(place)) continue;
      taken.add(place);
      return key;
    }
  };
  for (const { id, name, parent } of categories) {
    if (parent !== null) continue;
    const key = keyOf(null, name);
    parentKeys.set(name, key);
    await query("UPDATE categories SET key = $1 WHERE id = $2", key, id);
    await query("UPDATE products SET category_key = $1 WHERE category = $2", key, name);
  }
  for (const { id, name, parent } of categories) {
    if (parent === null) continue;
    const parentKey = parentKeys.get(parent) ?? parent;
    const key = keyOf(parentKey, name);
    await query("UPDATE categories SET key = $1, parent_key = $2 WHERE id = $3", key, parentKey, id);
    await query(
      "UPDATE products SET subcategory_key = $1 WHERE category_key = $2 AND subcategory = $3",
      key,
      parentKey,
      name,
    );
  }
  await query("UPDATE products SET brand_key = (SELECT id FROM brands WHERE brands.name = products.brand)");
  // A product without an article number is known by brand and name: now by the brand's id.
  await query(
    `UPDATE products SET identity = 'name:' || brand_key || substr(identity, 6 +
       (SELECT length(name_key) FROM brands WHERE brands.id = products.brand_key))
     WHERE serial_number IS NULL AND brand_key IS NOT NULL AND identity LIKE 'name:%'`,
  );
}
