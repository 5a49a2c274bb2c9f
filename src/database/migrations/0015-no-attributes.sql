-- What was read in a product's specification is read of its text wherever it is needed; nothing took it from here.

ALTER TABLE products DROP COLUMN attributes;
ALTER TABLE products DROP COLUMN attributes_reader;
