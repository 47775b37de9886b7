import { scrypt, timingSafeEqual } from "node:crypto";

/**
 * scrypt in rounds: each salts the next, so that they cannot be computed side by side. Together they cost what OWASP
 * recommends (N = 2^14 five times); one alone holds the processor for a twentieth of a second, and between them others
 * are answered.
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
  breath: GetPauseMs,
): Promise<Buffer> {
  let key = await deriveKey(password, salt, { N, r });
  for (let round = 1; round < rounds; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, breath()));
    key = await deriveKey(password, key, { N, r });
  }
  return key;
}

/** A password as stored: `scrypt-rounds$N$r$rounds$salt$hash`. */
export async function hashPassword(password: string, salt: Uint8Array, breath = getNoPauseMs): Promise<string> {
  const key = await deriveKeyInRounds(password, salt, hashCost, breath);
  const written = [
    hashCost.N,
    hashCost.r,
    hashCost.rounds,
    Buffer.from(salt).toString("base64url"),
    key.toString("base64url"),
  ];
  return [scheme, ...written].join("$");
}

/** True when the password is the stored one. Takes as long for no stored one, so that time tells nothing. */
export async function verifyPassword(password: string, stored: string | null, breath = getNoPauseMs): Promise<boolean> {
  const [, N, r, rounds, salt, hash] = (stored ?? "").split("$");
  if (!salt || !hash) {
    await deriveKeyInRounds(password, new Uint8Array(16), hashCost, breath);
    return false;
  }
  const known = { N: Number(N), r: Number(r), rounds: Number(rounds) };
  const key = await deriveKeyInRounds(password, Buffer.from(salt, "base64url"), known, breath);
  const expected = Buffer.from(hash, "base64url");
  return expected.length === key.length && timingSafeEqual(key, expected);
}
