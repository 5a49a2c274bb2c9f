-- The name of the file whose import wrote a version; '' for all others.

ALTER TABLE entity_versions ADD COLUMN file text NOT NULL DEFAULT '';
