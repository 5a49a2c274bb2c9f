-- What staff have typed and not published, one draft a product: `cells` is JSON of the changed columns, each with the text
-- that was there and the one that is wanted. `begun_from` is the product's changed_in then, 0 for a product that is
-- not stored yet; such a product gets its own id when it is published.

CREATE TABLE product_drafts (
  id text PRIMARY KEY,
  is_new integer NOT NULL CHECK (is_new IN (0, 1)),
  begun_from integer NOT NULL,
  version integer NOT NULL,
  cells text NOT NULL,
  staff_id text NOT NULL,
  staff_name text NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL
);

-- What products, brands and categories were: JSON of their texts by column, numbered from 1 for each of them.
CREATE TABLE entity_versions (
  kind text NOT NULL,
  entity_id text NOT NULL,
  version integer NOT NULL,
  at text NOT NULL,
  -- Null where no member of staff changed it: an import, or what was there before the first change.
  staff_id text,
  staff_name text NOT NULL DEFAULT '',
  cause text NOT NULL,
  snapshot text NOT NULL,
  PRIMARY KEY (kind, entity_id, version)
);
