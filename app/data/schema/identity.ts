import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant } from "./columns.ts";

/** People. Global: a person may belong to several accounts. */
export const users = sqliteTable(
  "users",
  {
    id: id(),
    email: text().notNull(),
    emailVerifiedAt: instant(),
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
    failedSignIns: integer().notNull().default(0),
    lockedUntil: instant(),
    createdAt: instant().notNull(),
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
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** Codes sent by mail or text: hashed, single use, ten minutes, five tries. */
export const oneTimeCodes = sqliteTable(
  "one_time_codes",
  {
    id: id(),
    purpose: text({ enum: ["verify_email", "reset_password", "verify_tracking"] }).notNull(),
    /** The user's id, or the order's for tracking. */
    subject: text().notNull(),
    hash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index("one_time_codes_subject").on(table.purpose, table.subject, table.createdAt)],
);

/** Invitations of members, by e-mail. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: id(),
    accountId: text().notNull(),
    email: text().notNull(),
    tokenHash: text().notNull(),
    invitedBy: text().notNull(),
    fullAccess: flag().notNull(),
    permissions: text({ mode: "json" }).$type<string[]>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [
    index("invitations_account").on(table.accountId, table.createdAt),
    index("invitations_email").on(table.email),
    uniqueIndex("invitations_token").on(table.tokenHash),
  ],
);
