-- What a product is used with (article numbers, a JSON list), and the article number of what replaces it.

ALTER TABLE products ADD COLUMN fits text NOT NULL DEFAULT '[]';
ALTER TABLE products ADD COLUMN successor text;
