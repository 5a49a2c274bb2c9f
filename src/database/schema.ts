import type { Kysely } from "kysely";

/** The tables as the migrations make them, the same on SQLite and PostgreSQL. */
export type Tables = {
  categories: {
    id: string;
    name: string;
    parent: string | null;
    description: string;
    position: number;
  };
  brands: {
    id: string;
    name: string;
    name_key: string;
    logo_url: string | null;
    description: string | null;
    website: string | null;
    is_active: number;
    position: number;
  };
  products: {
    id: string;
    identity: string;
    name: string;
    brand: string;
    category: string;
    subcategory: string | null;
    description: string;
    features: string;
    specifications: string;
    image_url: string | null;
    product_url: string | null;
    serial_number: string | null;
    price: string | null;
    is_active: number;
    position: number;
    created_at: string;
    updated_at: string;
  };
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
    idempotency_key: string;
    sender_key: string | null;
    fingerprint: string;
    created_at: string;
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
};

/** The one way to the data; `database/` alone writes queries on it. */
export type Database = Kysely<Tables>;
