-- The documents of a product, a JSON list with a line each: type, language, revision, date and file.

ALTER TABLE products ADD COLUMN documents text NOT NULL DEFAULT '[]';
