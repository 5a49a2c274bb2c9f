-- What was read in each line of a product's specification, a JSON list, and the version of the reader that read it.
-- Derived from specifications and written with them; 0 is no reader's, so that the next start reads it.

ALTER TABLE products ADD COLUMN attributes text NOT NULL DEFAULT '[]';
ALTER TABLE products ADD COLUMN attributes_reader integer NOT NULL DEFAULT 0;
