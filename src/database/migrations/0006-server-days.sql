-- On which days, by the clock of the machine, a server has run on these data. Inquiries are erased only by a
-- clock that has held for a week.

CREATE TABLE server_days (
  -- UTC, such as 2026-11-21.
  day text PRIMARY KEY,
  -- Whether inquiries past their time were erased on this day.
  erased integer NOT NULL DEFAULT 0 CHECK (erased IN (0, 1))
);
