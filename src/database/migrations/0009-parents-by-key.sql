-- The parent of a subcategory is its key from now on.

DROP INDEX categories_name;
ALTER TABLE categories DROP COLUMN parent;
CREATE UNIQUE INDEX categories_key ON categories (coalesce(parent_key, ''), key);
