-- What a product's picture shows in words, and its further pictures: a JSON list with a line each, address and words. The
-- wide picture at the top of a category's page, where staff gave it one.

ALTER TABLE products ADD COLUMN image_text text;
ALTER TABLE products ADD COLUMN pictures text NOT NULL DEFAULT '[]';
ALTER TABLE categories ADD COLUMN banner_url text;
