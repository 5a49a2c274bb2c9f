-- The people of the office, how they sign in, and the record of everything that they change. Dates are ISO 8601
-- texts, truths are 0 and 1. The tables staff to staff_codes are read and written by the library for sign-in.

CREATE TABLE staff (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- In lower case.
  email text NOT NULL UNIQUE,
  email_verified integer NOT NULL,
  image text,
  role text NOT NULL,
  disabled integer NOT NULL DEFAULT 0,
  two_factor_enabled integer NOT NULL DEFAULT 0,
  -- When they were last here; what tells that somebody was not seen today.
  seen_at text,
  created_at text NOT NULL,
  updated_at text NOT NULL
);

CREATE TABLE staff_sessions (
  id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff (id),
  token text NOT NULL UNIQUE,
  expires_at text NOT NULL,
  ip_address text,
  user_agent text,
  -- When the password was last given in this session.
  confirmed_at text,
  created_at text NOT NULL,
  updated_at text NOT NULL
);
CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id);

-- Password hashes.
CREATE TABLE staff_accounts (
  id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff (id),
  account_id text NOT NULL,
  provider_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at text,
  refresh_token_expires_at text,
  scope text,
  password text,
  created_at text NOT NULL,
  updated_at text NOT NULL
);
CREATE INDEX staff_accounts_staff ON staff_accounts (staff_id);

-- Links of invitations and resets, and sign-ins that wait for their code.
CREATE TABLE staff_verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at text NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL
);
CREATE INDEX staff_verifications_identifier ON staff_verifications (identifier);

-- Secrets of authenticators and recovery codes, both encrypted.
CREATE TABLE staff_codes (
  id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff (id),
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified integer NOT NULL DEFAULT 1,
  failed_attempts integer NOT NULL DEFAULT 0,
  locked_until text
);
CREATE INDEX staff_codes_staff ON staff_codes (staff_id);

-- What is made once: the key that signs and encrypts for the office, the link for the first owner.
CREATE TABLE office_secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- Every change in the office. Nothing is ever changed or deleted here; each line's hash covers the line before it.
CREATE TABLE record (
  line integer PRIMARY KEY,
  at text NOT NULL,
  staff_id text,
  staff_name text NOT NULL,
  action text NOT NULL,
  entity_kind text NOT NULL,
  entity_id text NOT NULL,
  entity_label text NOT NULL,
  -- JSON objects of the fields that changed.
  before text NOT NULL,
  after text NOT NULL,
  hash text NOT NULL
);
CREATE INDEX record_entity ON record (entity_kind, entity_id, line);

-- One row: the last line, which whoever appends the next one holds until then.
CREATE TABLE record_head (
  id integer PRIMARY KEY,
  line integer NOT NULL,
  hash text NOT NULL
);
INSERT INTO record_head (id, line, hash) VALUES (1, 0, '');
