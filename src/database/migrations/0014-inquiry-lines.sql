-- The lines of a quote request. A line keeps what the catalogue said of its product when it was sent; without a product
-- it is the buyer's own words.

CREATE TABLE inquiry_lines (
  inquiry_id text NOT NULL REFERENCES inquiries (id),
  position integer NOT NULL,
  product_id text,
  article_number text,
  product_name text,
  text text NOT NULL DEFAULT '',
  quantity integer NOT NULL,
  note text NOT NULL DEFAULT '',
  PRIMARY KEY (inquiry_id, position)
);
