-- Whether keys that type a character do something in the office; each person may switch that off.
ALTER TABLE staff ADD COLUMN letter_keys integer NOT NULL DEFAULT 1;
