-- How a brand writes itself, where that isn't its name in the catalogue's files and filters ("Numatic" for "NUMATIC").

ALTER TABLE brands ADD COLUMN display_name text;
