-- What the office changed of the company's facts, as a JSON object of those that differ from the code's (at most one
-- row). The version grows with every change, so that nobody writes over what they have not seen.

CREATE TABLE company_facts (
  id integer PRIMARY KEY CHECK (id = 1),
  facts text NOT NULL,
  version integer NOT NULL,
  changed_at text NOT NULL,
  changed_by text NOT NULL
);
