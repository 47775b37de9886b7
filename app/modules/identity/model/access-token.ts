import { z } from "zod";
import type { Permission } from "#app/platform/access/permissions.ts";
import { isIpRange, isRangeWithin } from "#app/platform/http/ip-range.ts";
import { expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { isDay } from "#app/platform/time/day-spans.ts";
import { accessSchema } from "./member.ts";

/** Prefixes of tokens, so that a leaked one is recognized by people and secret scanners. */
const tokenPrefixes = { live: "wb_live_", sandbox: "wb_test_" } as const;
const SECRET_LENGTH = 43;
export const CHECKSUM_LENGTH = 6;

/** How many characters of a stored token are shown. */
const SHOWN_LENGTH = tokenPrefixes.live.length + 5;

/** Requests per token and minute. */
export const tokenRateLimit = { limit: 600, windowSeconds: 60 } as const;

/** How long the old secret stays valid beside the new one, hours. */
export const overlapHours = { default: 24, max: 168 } as const;

/** The input of a token: permissions, expiry and network addresses. */
export const accessTokenSchema = accessSchema.extend({
  name: textSchema(100),
  notes: optionalSchema(textSchema(300)).describe("For the people who handle it"),
  /** The last valid day in the account's time zone; none means until it is revoked. */
  expires_on: optionalSchema(z.string().refine(isDay, { error: "invalid_value" })).describe(
    "Last day, local to the account",
  ),
  /** Addresses and ranges (`185.99.14.0/24`, `2001:db8::/32`) that it may be used from; none means all. */
  addresses: z
    .array(z.string().trim().refine(isIpRange, { error: "address_range_wrong" }))
    .max(50)
    .default([]),
  /** The only merchant whose orders it sees; none means all. */
  merchant_id: optionalSchema(z.uuid()).describe("The only merchant whose orders it sees; without one it sees all"),
  /** Full access does not contain creating tokens and inviting or changing members: this adds it. */
  manages_access: z.boolean().default(false),
});

/** What full access of a token leaves out unless `manages_access` is on; a limited token lists them. */
export const accessManagement: readonly Permission[] = ["settings.access_tokens.manage", "settings.members.manage"];

/** True when the listed permissions create tokens or change members. */
export function grantsAccessManagement({ permissions }: Pick<AccessTokenInput, "permissions">): boolean {
  return permissions.some((each) => accessManagement.includes(each));
}

/** What a program's token passes on, at most, to a token that the program creates. */
export interface ParentToken {
  readonly addresses: readonly string[];
  readonly expiresOn: string | null;
}

/**
 * The fields in which a token would go beyond the one that created it. It may never manage access itself, so that no
 * chain of tokens arises.
 */
export function listBeyondParent(parent: ParentToken, child: AccessTokenInput): (keyof AccessTokenInput)[] {
  const { addresses, expires_on: day } = child;
  const within = parent.addresses.length === 0 || addresses.every((each) => isRangeWithin(each, parent.addresses));
  return [
    ...(within ? [] : (["addresses"] as const)),
    ...(parent.expiresOn !== null && day !== undefined && day > parent.expiresOn ? (["expires_on"] as const) : []),
    ...(child.manages_access ? (["manages_access"] as const) : []),
    ...(grantsAccessManagement(child) ? (["permissions"] as const) : []),
  ];
}

/** Rotates the secret of a token at the expected `version`. */
export const rotationSchema = z.object({
  id: z.uuid(),
  version: expectedVersionSchema,
  overlap_hours: z.coerce.number().int().min(0).max(overlapHours.max).default(overlapHours.default),
});

export type AccessTokenInput = z.output<typeof accessTokenSchema>;

export const tokenStates = ["active", "rotating", "expired", "revoked"] as const;
export type TokenState = (typeof tokenStates)[number];

/** A token as screens and the API read it. The secret is never stored, only its hash. */
export interface AccessTokenView extends AccessTokenInput {
  id: string;
  /** Its first characters. */
  prefix: string;
  state: TokenState;
  /** The token whose program created it; null for one that a person created. */
  parent_id: string | null;
  /** While two secrets are valid: when the older one expires. */
  rotates_until: number | null;
  last_used_at: number | null;
  active: boolean;
  created_at: number;
  version: number;
}

/** What decides a token's state. */
export interface TokenLife {
  active: boolean;
  expiresAt: number | null;
  rotatesUntil: number | null;
}

/** The state of a token at `now`, milliseconds. */
export function getTokenState({ active, expiresAt, rotatesUntil }: TokenLife, now: number): TokenState {
  if (!active) return "revoked";
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return rotatesUntil !== null && rotatesUntil > now ? "rotating" : "active";
}

/** Formats a token: prefix, secret, and a checksum of six characters that detects typing errors without a database read. */
export function formatAccessToken(secret: string, kind: keyof typeof tokenPrefixes = "live"): string {
  return `${tokenPrefixes[kind]}${secret}${computeChecksum(secret)}`;
}

/** The part of a token that stays visible: enough to distinguish it, too little to guess it. */
export function getTokenBeginning(token: string): string {
  return token.slice(0, SHOWN_LENGTH);
}

const TOKEN_PATTERN = new RegExp(
  `^(?:${Object.values(tokenPrefixes).join("|")})([A-Za-z0-9_-]{${SECRET_LENGTH}})([0-9a-z]{${CHECKSUM_LENGTH}})$`,
);

/** True for a token with a known prefix and a correct checksum. Reads nothing. */
export function isWellFormed(token: string): boolean {
  const [, secret = "", check] = TOKEN_PATTERN.exec(token) ?? [];
  return check !== undefined && check === computeChecksum(secret);
}

/** CRC-32 of a text in base 36, at least six characters. */
function computeChecksum(text: string): string {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(36).padStart(CHECKSUM_LENGTH, "0").slice(-CHECKSUM_LENGTH);
}
