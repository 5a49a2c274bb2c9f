-- When a backup of these data was last taken (ISO 8601, UTC). At most one row.

CREATE TABLE last_backup (
  id integer PRIMARY KEY CHECK (id = 1),
  at text NOT NULL
);
