import { z } from "zod";
import { isIpRange } from "#app/platform/http/ip-range.ts";
import { expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { isDay } from "#app/platform/time/day-spans.ts";
import { accessSchema } from "./member.ts";

/** What every token begins with, and a sandbox's: whoever finds one in a repository knows what it is. */
const tokenPrefixes = { live: "wb_live_", sandbox: "wb_test_" } as const;
const SECRET_LENGTH = 43;
export const CHECKSUM_LENGTH = 6;

/** How many signs of a token are shown once it is stored. */
const SHOWN_LENGTH = tokenPrefixes.live.length + 5;

/** What a token may ask in a minute (design, "600 requests a minute each"). */
export const tokenRateLimit = { limit: 600, windowSeconds: 60 } as const;

/** How long the old secret goes on beside the new one, hours. */
export const overlapHours = { default: 24, max: 168 } as const;

/** A token as screens and the API write it: who may do what, until when, from where. */
export const accessTokenSchema = accessSchema.extend({
  name: textSchema(100),
  notes: optionalSchema(textSchema(300)),
  /** The last local day of the account on which it opens anything; none: until it is revoked. */
  expires_on: optionalSchema(z.string().refine(isDay, { error: "invalid_value" })),
  /** Addresses and ranges (`185.99.14.0/24`, `2001:db8::/32`) that it may be used from; none means all. */
  addresses: z
    .array(z.string().trim().refine(isIpRange, { error: "address_range_wrong" }))
    .max(50)
    .default([]),
  /** The merchant whose orders alone it sees; none means everybody's. */
  merchant_id: optionalSchema(z.uuid()),
});

/** A new secret for a token that was seen at `version`. */
export const rotationSchema = z.object({
  id: z.uuid(),
  version: expectedVersionSchema,
  overlap_hours: z.coerce.number().int().min(0).max(overlapHours.max).default(overlapHours.default),
});

export type AccessTokenInput = z.output<typeof accessTokenSchema>;

export const tokenStates = ["active", "rotating", "expired", "revoked"] as const;
export type TokenState = (typeof tokenStates)[number];

/** A token as screens and the API read it; the secret is in nothing that is stored. */
export interface AccessTokenView extends AccessTokenInput {
  id: string;
  /** Its first signs. */
  begins: string;
  state: TokenState;
  /** While two secrets open it: when the older one ends. */
  rotates_until: number | null;
  last_used_at: number | null;
  active: boolean;
  created_at: number;
  version: number;
}

/** What is known of a token's life. */
export interface TokenLife {
  active: boolean;
  expiresAt: number | null;
  rotatesUntil: number | null;
}

/** What becomes of a token by `now`, milliseconds. */
export function getTokenState({ active, expiresAt, rotatesUntil }: TokenLife, now: number): TokenState {
  if (!active) return "revoked";
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return rotatesUntil !== null && rotatesUntil > now ? "rotating" : "active";
}

/** The token of a secret: mark, secret, and six signs that tell a mistyped one before anything is asked. */
export function formatAccessToken(secret: string, kind: keyof typeof tokenPrefixes = "live"): string {
  return `${tokenPrefixes[kind]}${secret}${computeChecksum(secret)}`;
}

/** What is shown of a token for ever: enough to tell it from others, and nothing to guess it by. */
export function getTokenBeginning(token: string): string {
  return token.slice(0, SHOWN_LENGTH);
}

const TOKEN_PATTERN = new RegExp(
  `^(?:${Object.values(tokenPrefixes).join("|")})([A-Za-z0-9_-]{${SECRET_LENGTH}})([0-9a-z]{${CHECKSUM_LENGTH}})$`,
);

/** True for what we could have given out. Nothing is asked of anybody. */
export function isWellFormed(token: string): boolean {
  const [, secret = "", check] = TOKEN_PATTERN.exec(token) ?? [];
  return check !== undefined && check === computeChecksum(secret);
}

/** CRC-32 of a text in base 36, six signs at least. */
function computeChecksum(text: string): string {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(36).padStart(CHECKSUM_LENGTH, "0").slice(-CHECKSUM_LENGTH);
}
