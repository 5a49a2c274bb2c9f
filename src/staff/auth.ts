import { randomBytes } from "node:crypto";
import { betterAuth } from "better-auth";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { twoFactor } from "better-auth/plugins";
import PQueue from "p-queue";
import type { DatabaseHandle } from "../database/connect.ts";
import { officeSecret, staffById } from "../database/staff.ts";
import { PASSWORD_LENGTH } from "../domain/office/staff.ts";

/** After so long without a request a session ends (s). */
const SESSION_LENGTH = 12 * 60 * 60;

/** How long the link of an invitation and of a reset may be used (s). */
export const LINK_LENGTH = { invitation: 7 * 24 * 60 * 60, reset: 60 * 60 };

/** How often using a session prolongs it (s). */
const PROLONGED_EVERY = 5 * 60;

/** How long no code of an account is taken after ten wrong ones (s). */
export const CODES_PAUSED = 15 * 60;

/** Passwords are checked by the threads that also compress pages and read files, of which they leave half to these. */
const passwords = new PQueue({ concurrency: 2 });

const TIMES = { createdAt: "created_at", updatedAt: "updated_at" };

/** The database, scheme and host of the office, and who is told of what the library could not do. */
type AuthSettings = {
  handle: Pick<DatabaseHandle, "db">;
  origin: string;
  onError: (message: string) => void;
};

function configure({ handle, origin, onError }: AuthSettings, secret: string) {
  return betterAuth({
    appName: "Office",
    baseURL: origin,
    basePath: "/office/api/auth",
    secret,
    // Dates as texts and truths as 0 and 1 on both engines: what the library calls its type for SQLite.
    database: { db: handle.db, type: "sqlite", transaction: false },
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => {
        if (level === "error") onError(message);
      },
    },
    // Routes of our own ask the library, and count what they let through.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => passwords.add(() => hashPassword(password)),
        verify: (given) => passwords.add(() => verifyPassword(given)),
      },
    },
    user: {
      modelName: "staff",
      fields: { emailVerified: "email_verified", ...TIMES },
      additionalFields: {
        role: { type: "string", required: true, input: false },
        disabled: { type: "boolean", required: true, input: false },
        letterKeys: { type: "boolean", required: true, input: false, fieldName: "letter_keys" },
        seenAt: { type: "string", required: false, input: false, fieldName: "seen_at" },
      },
    },
    session: {
      modelName: "staff_sessions",
      fields: {
        userId: "staff_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...TIMES,
      },
      additionalFields: {
        confirmedAt: { type: "string", required: false, input: false, fieldName: "confirmed_at" },
      },
      expiresIn: SESSION_LENGTH,
      updateAge: PROLONGED_EVERY,
    },
    account: {
      modelName: "staff_accounts",
      fields: {
        userId: "staff_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...TIMES,
      },
    },
    verification: {
      modelName: "staff_verifications",
      fields: { expiresAt: "expires_at", ...TIMES },
      storeIdentifier: "hashed",
    },
    advanced: {
      cookiePrefix: "office",
      useSecureCookies: origin.startsWith("https:"),
      defaultCookieAttributes: { sameSite: "lax", path: "/office" },
      ipAddress: { disableIpTracking: true },
    },
    databaseHooks: {
      session: {
        create: {
          // Whoever was disabled gets no session, whichever way they come.
          before: async ({ userId }) => {
            const staff = await staffById(handle.db, userId);
            return staff && !staff.disabled ? undefined : false;
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: "Office",
        accountLockout: { maxFailedAttempts: 10, durationSeconds: CODES_PAUSED },
        schema: {
          user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
          twoFactor: {
            modelName: "staff_codes",
            fields: {
              userId: "staff_id",
              backupCodes: "backup_codes",
              failedVerificationCount: "failed_attempts",
              lockedUntil: "locked_until",
            },
          },
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof configure>;

/** Sign-in by the library, over the tables of migration 0021. Its key is made when it is first asked for. */
export function createAuth(settings: AuthSettings): () => Promise<Auth> {
  let opened: Promise<Auth> | undefined;
  const open = async () => {
    const made = randomBytes(32).toString("base64url");
    return configure(settings, await officeSecret(settings.handle.db, "signing key", made));
  };
  return () => {
    opened ??= open().catch((error: unknown) => {
      // The database may be there again at the next request.
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
