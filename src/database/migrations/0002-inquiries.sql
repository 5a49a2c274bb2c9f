-- Inquiries and the mails that they owe.

CREATE TABLE inquiries (
  id text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT '',
  company text NOT NULL DEFAULT '',
  category text NOT NULL,
  message text NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  source text,
  -- The sender's key for this attempt, or one made from the body; a retry finds the first one's row.
  idempotency_key text NOT NULL UNIQUE,
  -- SHA-256 of the normalised body: the same key with another body is refused.
  fingerprint text NOT NULL,
  created_at text NOT NULL
);
CREATE INDEX inquiries_created ON inquiries (created_at);

CREATE TABLE outbox (
  id text PRIMARY KEY,
  inquiry_id text NOT NULL REFERENCES inquiries (id),
  kind text NOT NULL CHECK (kind IN ('sales', 'confirmation')),
  recipient text NOT NULL,
  message_id text NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'parked')),
  attempts integer NOT NULL DEFAULT 0,
  -- Not before this instant; a claimed row is leased by moving it ahead.
  due_at text NOT NULL,
  lease text,
  last_error text,
  created_at text NOT NULL,
  sent_at text,
  UNIQUE (inquiry_id, kind, recipient)
);
CREATE INDEX outbox_due ON outbox (state, due_at);
