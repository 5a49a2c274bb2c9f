-- What words of a search mean in the catalogue's own words, as staff say it: "hoover" is "vacuum".

CREATE TABLE synonyms (
  id text PRIMARY KEY,
  word text NOT NULL,
  means text NOT NULL,
  is_active integer NOT NULL DEFAULT 1,
  position integer NOT NULL
);
