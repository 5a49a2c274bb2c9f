-- What the office does with an inquiry: owner, due time, moves, notes, calls and replies.
-- Instants are ISO 8601, UTC. What is computed from an inquiry's words is filled by the code: for a new inquiry when it is
-- stored, for one from before this migration at the next start (search is '' until then).

-- Id of the staff member who answers it; null while nobody has taken it.
ALTER TABLE inquiries ADD COLUMN owner text;
-- One more with every change by staff, so that a change made on an older state is noticed.
ALTER TABLE inquiries ADD COLUMN version integer NOT NULL DEFAULT 1;
-- When the first reply is due by the goal in force at arrival.
ALTER TABLE inquiries ADD COLUMN due_at text;
-- When the first reply was delivered, or somebody spoke with the customer.
ALTER TABLE inquiries ADD COLUMN first_reply_at text;
-- The customer's last word that is not answered yet.
ALTER TABLE inquiries ADD COLUMN wrote_back_at text;
-- Since when a reply that was not delivered waits for somebody to act.
ALTER TABLE inquiries ADD COLUMN undelivered_at text;
-- When it became won, lost or spam.
ALTER TABLE inquiries ADD COLUMN closed_at text;
-- JSON: the amount of a won one, the reason of a lost one.
ALTER TABLE inquiries ADD COLUMN outcome text;
-- When its status last changed.
ALTER TABLE inquiries ADD COLUMN moved_at text;
-- What the search looks through: names, company, address, message, reference and digits of the phone, small and folded.
ALTER TABLE inquiries ADD COLUMN search text NOT NULL DEFAULT '';
-- By what earlier inquiries of the same person or company are found: one spelling of the address, the phone number as
-- E.164, and the domain of the address unless it belongs to a public mail service.
ALTER TABLE inquiries ADD COLUMN email_key text;
ALTER TABLE inquiries ADD COLUMN phone_key text;
ALTER TABLE inquiries ADD COLUMN domain_key text;

CREATE INDEX inquiries_status_due ON inquiries (status, due_at);
CREATE INDEX inquiries_status_created ON inquiries (status, created_at);
CREATE INDEX inquiries_owner ON inquiries (owner, status, due_at);
CREATE INDEX inquiries_first_reply ON inquiries (first_reply_at);
CREATE INDEX inquiries_wrote_back ON inquiries (wrote_back_at);
CREATE INDEX inquiries_undelivered ON inquiries (undelivered_at);
CREATE INDEX inquiries_email_key ON inquiries (email_key);
CREATE INDEX inquiries_phone_key ON inquiries (phone_key);
CREATE INDEX inquiries_domain_key ON inquiries (domain_key);

-- What happened to an inquiry, in order of time.
CREATE TABLE inquiry_events (
  id text PRIMARY KEY,
  inquiry_id text NOT NULL REFERENCES inquiries (id),
  at text NOT NULL,
  -- Null for what happened by itself. The name stays when the person leaves.
  staff_id text,
  staff_name text,
  kind text NOT NULL,
  -- JSON, by kind.
  data text NOT NULL DEFAULT '{}'
);
CREATE INDEX inquiry_events_of ON inquiry_events (inquiry_id, at);
CREATE INDEX inquiry_events_at ON inquiry_events (at);

CREATE TABLE inquiry_replies (
  id text PRIMARY KEY,
  inquiry_id text NOT NULL REFERENCES inquiries (id),
  staff_id text NOT NULL,
  staff_name text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  -- The status that its delivery moves the inquiry to, where its sender chose one.
  moves_to text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'taken-back', 'sent', 'failed')),
  -- Until then it can be taken back.
  send_at text NOT NULL,
  created_at text NOT NULL,
  sent_at text
);
CREATE INDEX inquiry_replies_of ON inquiry_replies (inquiry_id, created_at);

-- Who has an inquiry open now, and whether they write in it; rows of some seconds ago mean nobody.
CREATE TABLE inquiry_readers (
  inquiry_id text NOT NULL,
  staff_id text NOT NULL,
  staff_name text NOT NULL,
  writing integer NOT NULL DEFAULT 0,
  seen_at text NOT NULL,
  PRIMARY KEY (inquiry_id, staff_id)
);
CREATE INDEX inquiry_readers_seen ON inquiry_readers (seen_at);

-- The outbox takes replies too, several to one recipient: neither engine alike changes a CHECK, so the table is made anew.
CREATE TABLE outbox_with_replies (
  id text PRIMARY KEY,
  inquiry_id text NOT NULL REFERENCES inquiries (id),
  kind text NOT NULL CHECK (kind IN ('sales', 'confirmation', 'reply')),
  recipient text NOT NULL,
  recipient_key text,
  message_id text NOT NULL UNIQUE,
  -- Of a mail of kind reply; otherwise ''.
  reply_id text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'parked')),
  attempts integer NOT NULL DEFAULT 0,
  due_at text NOT NULL,
  lease text,
  last_error text,
  created_at text NOT NULL,
  sent_at text,
  UNIQUE (inquiry_id, kind, recipient, reply_id)
);
INSERT INTO outbox_with_replies (id, inquiry_id, kind, recipient, recipient_key, message_id, state, attempts, due_at,
    lease, last_error, created_at, sent_at)
  SELECT id, inquiry_id, kind, recipient, recipient_key, message_id, state, attempts, due_at, lease, last_error,
    created_at, sent_at FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_with_replies RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (state, due_at);
CREATE INDEX outbox_recipient ON outbox (recipient_key, created_at);
CREATE INDEX outbox_reply ON outbox (reply_id);
