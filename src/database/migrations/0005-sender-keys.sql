-- A key that a sender gives is taken within their network only, and for a day: SHA-256 of key and network, null
-- where none was given or its day is over. `idempotency_key` is from now on made from the words as well, so that
-- a repeat is found from another network too (a phone that changes from Wi-Fi to mobile data).

ALTER TABLE inquiries ADD COLUMN sender_key text;
CREATE UNIQUE INDEX inquiries_sender_key ON inquiries (sender_key);
