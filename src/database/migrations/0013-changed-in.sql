-- In which version of the catalogue a product was last written, so that a server that has an earlier version in memory
-- reads what has changed since and nothing else.

ALTER TABLE products ADD COLUMN changed_in integer NOT NULL DEFAULT 0;
CREATE INDEX products_changed_in ON products (changed_in);
