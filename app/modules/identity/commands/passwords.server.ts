import { scrypt, timingSafeEqual } from "node:crypto";

/**
 * scrypt in rounds: each one is the salt of the next, so they cannot run in parallel. Together they cost what OWASP
 * recommends (N = 2^14 five times); one round blocks the processor for about 50 ms, and other requests are served
 * between rounds.
 */
const hashCost = { N: 2 ** 14, r: 8, rounds: 5 };
const keyLength = 32;
const memory = 64 * 1024 * 1024;
const scheme = "scrypt-rounds";

type HashCost = typeof hashCost;

function deriveKey(password: string, salt: Uint8Array, { N, r }: Pick<HashCost, "N" | "r">): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, { N, r, p: 1, maxmem: memory }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** How long to pause before the next round, milliseconds. */
export type GetPauseMs = () => number;

const getNoPauseMs: GetPauseMs = () => 0;

async function deriveKeyInRounds(
  password: string,
  salt: Uint8Array,
  { N, r, rounds }: HashCost,
  getPauseMs: GetPauseMs,
): Promise<Buffer> {
  let key = await deriveKey(password, salt, { N, r });
  for (let round = 1; round < rounds; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, getPauseMs()));
    key = await deriveKey(password, key, { N, r });
  }
  return key;
}

/** A password as stored: `scrypt-rounds$N$r$rounds$salt$hash`. */
export async function hashPassword(password: string, salt: Uint8Array, getPauseMs = getNoPauseMs): Promise<string> {
  const key = await deriveKeyInRounds(password, salt, hashCost, getPauseMs);
  const written = [
    hashCost.N,
    hashCost.r,
    hashCost.rounds,
    Buffer.from(salt).toString("base64url"),
    key.toString("base64url"),
  ];
  return [scheme, ...written].join("$");
}

/** True when the password is the stored one. Takes the same time when none is stored, so that timing reveals nothing. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  getPauseMs = getNoPauseMs,
): Promise<boolean> {
  const [, N, r, rounds, salt, hash] = (stored ?? "").split("$");
  if (!salt || !hash) {
    await deriveKeyInRounds(password, new Uint8Array(16), hashCost, getPauseMs);
    return false;
  }
  const known = { N: Number(N), r: Number(r), rounds: Number(rounds) };
  const key = await deriveKeyInRounds(password, Buffer.from(salt, "base64url"), known, getPauseMs);
  const expected = Buffer.from(hash, "base64url");
  return expected.length === key.length && timingSafeEqual(key, expected);
}
