-- The catalogue tables of a data folder as versions before keys made them: to be run after the first seven migrations.

INSERT INTO categories (id, name, parent, description, position) VALUES
  ('equipments', 'Equipments', NULL, 'Machines', 1);
INSERT INTO categories (id, name, parent, description, position) VALUES
  ('equipments-vacuum-high-pressure-steam-machines', 'Vacuum , High Pressure & Steam Machines', 'Equipments', 'Wet and dry', 2);
INSERT INTO categories (id, name, parent, description, position) VALUES
  ('equipments-window-cleaning', 'Window Cleaning', 'Equipments', 'Squeegees', 3);
INSERT INTO categories (id, name, parent, description, position) VALUES
  ('cleaning-tools-accessories', 'Cleaning Tools & Accessories', NULL, 'Hand tools', 4);
INSERT INTO categories (id, name, parent, description, position) VALUES
  ('cleaning-tools-accessories-window-cleaning', 'Window Cleaning', 'Cleaning Tools & Accessories', 'For glass', 5);
INSERT INTO categories (id, name, parent, description, position) VALUES
  ('cleaning-tools-accessories-window-cleaning-2', 'Window-Cleaning', 'Cleaning Tools & Accessories', 'Written with a hyphen', 6);
INSERT INTO categories (id, name, parent, description, position) VALUES
  ('emaux', 'Émaux', NULL, 'Capitals that SQLite does not lower', 7);
INSERT INTO categories (id, name, parent, description, position) VALUES
  ('categories', 'مواد التنظيف', NULL, 'Arabic', 8);

INSERT INTO brands (id, name, name_key, logo_url, description, website, is_active, position) VALUES
  ('sulo', 'SULO', 'sulo', '/attached-assets/wordmarks/sulo.svg', 'Bins', 'https://sulo.example', 1, 1);
INSERT INTO brands (id, name, name_key, logo_url, description, website, is_active, position) VALUES
  ('brands', 'نظيف', 'نظيف', NULL, 'Arabic', NULL, 1, 2);
INSERT INTO brands (id, name, name_key, logo_url, description, website, is_active, position) VALUES
  ('gone', 'Gone', 'gone', NULL, NULL, NULL, 0, 3);
INSERT INTO brands (id, name, name_key, logo_url, description, website, is_active, position) VALUES
  ('acme', 'Acme', 'acme', NULL, NULL, NULL, 1, 4);

INSERT INTO products (id, identity, name, brand, category, subcategory, description, features, specifications, image_url, product_url, serial_number, price, is_active, position, created_at, updated_at) VALUES
  ('sulo-steam-cleaner-8-bar', 'article:a-1', 'Steam cleaner 8 bar', 'SULO', 'Equipments', 'Vacuum , High Pressure & Steam Machines', 'Hot', '["one","two"]', 'Pressure: 8 bar', '/attached-assets/steam.webp', 'https://sulo.example/a-1', 'A-1', '12.50', 1, 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
INSERT INTO products (id, identity, name, brand, category, subcategory, description, features, specifications, image_url, product_url, serial_number, price, is_active, position, created_at, updated_at) VALUES
  ('sulo-squeegee', 'article:a-2', 'Squeegee', 'SULO', 'Cleaning Tools & Accessories', 'Window Cleaning', '', '[]', '', NULL, NULL, 'A-2', NULL, 1, 2, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
INSERT INTO products (id, identity, name, brand, category, subcategory, description, features, specifications, image_url, product_url, serial_number, price, is_active, position, created_at, updated_at) VALUES
  ('mop', 'name:نظيف	mop', 'Mop', 'نظيف', 'مواد التنظيف', NULL, '', '[]', '', NULL, NULL, NULL, NULL, 1, 3, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
INSERT INTO products (id, identity, name, brand, category, subcategory, description, features, specifications, image_url, product_url, serial_number, price, is_active, position, created_at, updated_at) VALUES
  ('sulo-rag', 'name:sulo	rag', 'Rag', 'SULO', 'Cleaning Chemicals', NULL, '', '[]', '', NULL, NULL, NULL, NULL, 1, 4, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
INSERT INTO products (id, identity, name, brand, category, subcategory, description, features, specifications, image_url, product_url, serial_number, price, is_active, position, created_at, updated_at) VALUES
  ('gone-glaze', 'article:a-3', 'Glaze', 'Gone', 'Émaux', 'Blue', '', '[]', '', NULL, NULL, 'A-3', NULL, 0, 5, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
INSERT INTO products (id, identity, name, brand, category, subcategory, description, features, specifications, image_url, product_url, serial_number, price, is_active, position, created_at, updated_at) VALUES
  ('acme-bin', 'name:acme	bin', 'Bin', 'Acme', 'General', NULL, 'It''s 5" wide', '[]', '', NULL, NULL, NULL, NULL, 1, 6, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');

UPDATE catalogue_version SET version = 4;
