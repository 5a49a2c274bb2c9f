-- How often visitors searched for what the catalogue doesn't have, so that staff can answer with synonyms. Texts and
-- numbers: nothing of who searched, and no time but the day.

CREATE TABLE empty_searches (
  text text PRIMARY KEY,
  times integer NOT NULL,
  -- Whether products that the search may mean were shown in place of those that it doesn't find.
  near integer NOT NULL,
  last_day text NOT NULL
);
