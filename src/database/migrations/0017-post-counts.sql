-- How many posts were counted against a limit, by all processes of the site together; also what a transaction
-- locks that has to count alone. Rows whose time is over are deleted.

CREATE TABLE post_counts (
  -- What is counted, and a hash of whom it is counted for.
  key text PRIMARY KEY,
  posts integer NOT NULL,
  -- From this instant on the count begins anew.
  ends_at text NOT NULL
);
CREATE INDEX post_counts_ends_at ON post_counts (ends_at);
