-- The language of the page that an inquiry was sent from (BCP 47); its confirmation is written in it.

ALTER TABLE inquiries ADD COLUMN language text NOT NULL DEFAULT 'en';
