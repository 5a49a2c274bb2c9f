import type { Generated, Kysely } from "kysely";

/**
 * A row of the catalogue. Its other columns are named in one place, src/catalogue/columns.ts, and made by the
 * migrations.
 */
export type CatalogueRow = Record<string, string | number | null>;

/** The tables as the migrations make them, the same on SQLite and PostgreSQL. */
export type Tables = {
  categories: CatalogueRow;
  brands: CatalogueRow;
  synonyms: CatalogueRow;
  products: CatalogueRow;
  catalogue_version: { id: number; version: number };
  inquiries: {
    id: string;
    reference: string;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    company: string;
    category: string;
    message: string;
    status: string;
    source: string | null;
    privacy_notice: string | null;
    language: string;
    idempotency_key: string;
    sender_key: string | null;
    fingerprint: string;
    created_at: string;
    owner: string | null;
    version: Generated<number>;
    due_at: string | null;
    first_reply_at: string | null;
    wrote_back_at: string | null;
    undelivered_at: string | null;
    closed_at: string | null;
    outcome: string | null;
    moved_at: string | null;
    search: string;
    email_key: string | null;
    phone_key: string | null;
    domain_key: string | null;
  };
  inquiry_events: {
    id: string;
    inquiry_id: string;
    at: string;
    staff_id: string | null;
    staff_name: string | null;
    kind: string;
    data: string;
  };
  inquiry_replies: {
    id: string;
    inquiry_id: string;
    staff_id: string;
    staff_name: string;
    recipient: string;
    subject: string;
    body: string;
    moves_to: string | null;
    state: "waiting" | "taken-back" | "sent" | "failed";
    send_at: string;
    created_at: string;
    sent_at: string | null;
  };
  inquiry_readers: {
    inquiry_id: string;
    staff_id: string;
    staff_name: string;
    writing: number;
    seen_at: string;
  };
  inquiry_lines: {
    inquiry_id: string;
    position: number;
    product_id: string | null;
    article_number: string | null;
    product_name: string | null;
    text: string;
    quantity: number;
    note: string;
  };
  outbox: {
    id: string;
    inquiry_id: string;
    kind: "sales" | "confirmation" | "reply";
    recipient: string;
    recipient_key: string | null;
    message_id: string;
    reply_id: Generated<string>;
    state: "waiting" | "sent" | "parked";
    attempts: number;
    due_at: string;
    lease: string | null;
    last_error: string | null;
    created_at: string;
    sent_at: string | null;
  };
  product_drafts: {
    id: string;
    is_new: number;
    begun_from: number;
    version: number;
    cells: string;
    staff_id: string;
    staff_name: string;
    created_at: string;
    updated_at: string;
  };
  entity_versions: {
    kind: string;
    entity_id: string;
    version: number;
    at: string;
    staff_id: string | null;
    staff_name: string;
    cause: string;
    file: Generated<string>;
    snapshot: string;
  };
  server_days: { day: string; erased: number };
  last_backup: { id: number; at: string };
  company_facts: { id: number; facts: string; version: number; changed_at: string; changed_by: string };
  empty_searches: { text: string; times: number; near: number; last_day: string };
  post_counts: { key: string; posts: number; ends_at: string };
  staff: {
    id: string;
    name: string;
    email: string;
    email_verified: number;
    image: string | null;
    role: string;
    disabled: number;
    two_factor_enabled: number;
    letter_keys: number;
    seen_at: string | null;
    created_at: string;
    updated_at: string;
  };
  staff_sessions: {
    id: string;
    staff_id: string;
    token: string;
    expires_at: string;
    ip_address: string | null;
    user_agent: string | null;
    confirmed_at: string | null;
    created_at: string;
    updated_at: string;
  };
  staff_accounts: {
    id: string;
    staff_id: string;
    account_id: string;
    provider_id: string;
    password: string | null;
    created_at: string;
    updated_at: string;
  };
  staff_verifications: {
    id: string;
    identifier: string;
    value: string;
    expires_at: string;
    created_at: string;
    updated_at: string;
  };
  staff_codes: { id: string; staff_id: string; verified: number };
  office_secrets: { name: string; value: string };
  record: {
    line: number;
    at: string;
    staff_id: string | null;
    staff_name: string;
    action: string;
    entity_kind: string;
    entity_id: string;
    entity_label: string;
    before: string;
    after: string;
    hash: string;
  };
  record_head: { id: number; line: number; hash: string };
};

/** The one way to the data; `database/` alone writes queries on it. */
export type Database = Kysely<Tables>;
