-- Keys: products belong to a brand by its id, and to a category and subcategory by their keys, so that names can
-- change. A key was made from the first name and never changes; a subcategory's is unique within its category.
-- 0008-keys.ts fills the keys from the names.

ALTER TABLE categories ADD COLUMN key text;
ALTER TABLE categories ADD COLUMN parent_key text;
-- Names that it had before: a JSON list. Addresses and files that use them still find it.
ALTER TABLE categories ADD COLUMN former_names text NOT NULL DEFAULT '[]';
ALTER TABLE brands ADD COLUMN former_names text NOT NULL DEFAULT '[]';

-- The name of a product's brand, category or subcategory counts only where its key is null.
ALTER TABLE products ADD COLUMN brand_key text;
ALTER TABLE products ADD COLUMN category_key text;
ALTER TABLE products ADD COLUMN subcategory_key text;
