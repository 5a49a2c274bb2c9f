-- The catalogue. Portable between SQLite and PostgreSQL: text ids, ISO-8601 UTC timestamps as text,
-- booleans as 0 and 1, lists as JSON text, prices as decimal text.

CREATE TABLE categories (
  id text PRIMARY KEY,
  name text NOT NULL,
  parent text,
  description text NOT NULL DEFAULT '',
  position integer NOT NULL
);
CREATE UNIQUE INDEX categories_name ON categories (coalesce(parent, ''), name);

CREATE TABLE brands (
  id text PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL UNIQUE,
  logo_url text,
  description text,
  website text,
  is_active integer NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  position integer NOT NULL
);

CREATE TABLE products (
  id text PRIMARY KEY,
  -- What the importer knows a row by: `article:KLX-1001`, else `name:KLINDEX/Diamond segment`, folded.
  identity text NOT NULL UNIQUE,
  name text NOT NULL,
  brand text NOT NULL,
  category text NOT NULL DEFAULT 'General',
  subcategory text,
  description text NOT NULL DEFAULT '',
  features text NOT NULL DEFAULT '[]',
  specifications text NOT NULL DEFAULT '',
  image_url text,
  product_url text,
  serial_number text,
  price text,
  is_active integer NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  position integer NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL
);
CREATE INDEX products_position ON products (position);

-- One row; every change of the catalogue adds one to it in the same transaction.
CREATE TABLE catalogue_version (
  id integer PRIMARY KEY CHECK (id = 1),
  version integer NOT NULL
);
INSERT INTO catalogue_version (id, version) VALUES (1, 1);
