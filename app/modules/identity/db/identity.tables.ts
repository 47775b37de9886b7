import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { booleanColumn, idColumn, instantColumn, jsonColumn, versionColumn } from "#app/platform/db/columns.ts";

/** The installation: one row once it has been set up. */
export const configuration = sqliteTable("configuration", {
  /** Always 1, so that a second set-up violates the primary key. */
  id: integer().primaryKey(),
  uuid: text().notNull(),
  createdAt: instantColumn().notNull(),
});

/** People. Global: a person may belong to several accounts. */
export const users = sqliteTable(
  "users",
  {
    id: idColumn(),
    email: text().notNull(),
    emailVerifiedAt: instantColumn(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** `scrypt$N$r$p$salt$hash`, base64url. */
    password: text(),
    photo: text(),
    language: text().notNull().default("en"),
    timezone: text(),
    theme: text({ enum: ["system", "light", "dark"] })
      .notNull()
      .default("system"),
    /** Whether what the person does may be counted; null before they choose. */
    sharesUsage: booleanColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [uniqueIndex("users_email").on(table.email)],
);

/** Sign-ins. The cookie holds a random token; only its SHA-256 is stored. */
export const sessions = sqliteTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    userId: text().notNull(),
    device: text(),
    /** City and country of the last request, as reported by Cloudflare. */
    place: text(),
    createdAt: instantColumn().notNull(),
    lastSeenAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/**
 * Devices that somebody signed in with: wrong passwords of strangers do not lock them out. The cookie contains a random
 * token; only its SHA-256 is stored.
 */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    userId: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: instantColumn().notNull(),
    lastSeenAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.userId] }), index("known_devices_user").on(table.userId)],
);

/** Codes sent by mail or text: hashed, single use, ten minutes, five tries. A row is one attempt of one device. */
export const oneTimeCodes = sqliteTable(
  "one_time_codes",
  {
    id: idColumn(),
    purpose: text({
      enum: [
        "verify_email",
        "reset_password",
        "change_email",
        "two_step",
        "verify_tracking",
        "drive_code",
        "drive_link",
      ],
    }).notNull(),
    /** The email address that the code is sent to; the user's id for two_step, the order's for tracking, the phone number or agent for a driver. */
    subject: text().notNull(),
    hash: text().notNull(),
    /** Hash of the secret in the mail's link, where there is one. */
    secretHash: text(),
    /** What takes effect with the code: a registration's name and password, or the user whose address changes. */
    data: jsonColumn<Record<string, string>>(),
    tries: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    usedAt: instantColumn(),
  },
  (table) => [
    index("one_time_codes_subject").on(table.purpose, table.subject, table.createdAt),
    index("one_time_codes_expiry").on(table.expiresAt),
  ],
);

/** Two-step verification (RFC 6238): in force once confirmed by a first code. */
export const totp = sqliteTable("totp", {
  userId: text().primaryKey(),
  /** 20 bytes, base32. */
  secret: text().notNull(),
  confirmedAt: instantColumn(),
  /** The newest time step that was used: a code works once. */
  lastStep: integer().notNull().default(0),
  failedTries: integer().notNull().default(0),
  lockedUntil: instantColumn(),
  createdAt: instantColumn().notNull(),
});

/** Recovery codes for a lost authenticator; each works once. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  { userId: text().notNull(), hash: text().notNull(), usedAt: instantColumn() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Invitations of members, by e-mail; `tokenHash` is the SHA-256 of the token in the mail's link. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: idColumn(),
    accountId: text().notNull(),
    /** Set for a portal invitation: the merchant of the account to connect, instead of a new member. */
    merchantId: text(),
    email: text().notNull(),
    tokenHash: text().notNull(),
    invitedBy: text().notNull(),
    fullAccess: booleanColumn().notNull(),
    permissions: text({ mode: "json" }).$type<string[]>().notNull(),
    /** The role whose permissions these are. */
    roleId: text(),
    /** Locations that a limited member is restricted to; none means all. */
    locations: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    createdAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    acceptedAt: instantColumn(),
    declinedAt: instantColumn(),
    revokedAt: instantColumn(),
    /** Version of the access. */
    version: versionColumn(),
  },
  (table) => [
    index("invitations_account").on(table.accountId, table.createdAt),
    index("invitations_email").on(table.email),
    uniqueIndex("invitations_token").on(table.tokenHash),
  ],
);
