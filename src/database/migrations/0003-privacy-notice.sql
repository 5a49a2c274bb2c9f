-- Which version of the privacy notice stood beside the form; null for inquiries from before it was kept.

ALTER TABLE inquiries ADD COLUMN privacy_notice text;
