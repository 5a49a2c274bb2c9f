import type { Kysely } from "kysely";

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
    kind: "sales" | "confirmation";
    recipient: string;
    recipient_key: string | null;
    message_id: string;
    state: "waiting" | "sent" | "parked";
    attempts: number;
    due_at: string;
    lease: string | null;
    last_error: string | null;
    created_at: string;
    sent_at: string | null;
  };
  server_days: { day: string; erased: number };
  last_backup: { id: number; at: string };
  empty_searches: { text: string; times: number; near: number; last_day: string };
  post_counts: { key: string; posts: number; ends_at: string };
};

/** The one way to the data; `database/` alone writes queries on it. */
export type Database = Kysely<Tables>;
