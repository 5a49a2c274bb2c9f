-- The recipient's address in one spelling, by which the confirmations that somebody had in a day are counted.
-- Null for mails from before; they don't count.

ALTER TABLE outbox ADD COLUMN recipient_key text;
CREATE INDEX outbox_recipient ON outbox (recipient_key, created_at);
