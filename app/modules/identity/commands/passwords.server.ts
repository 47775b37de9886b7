import { scrypt, timingSafeEqual } from "node:crypto";

/**
 * scrypt in rounds: each salts the next, so that they cannot be computed side by side. Together they cost what OWASP
 * recommends (N = 2^14 five times); one alone holds the processor for a twentieth of a second, and between them others
 * are answered.
 */
const cost = { N: 2 ** 14, r: 8, rounds: 5 };
const keyLength = 32;
const memory = 64 * 1024 * 1024;
const scheme = "scrypt-rounds";

type Cost = typeof cost;

function derive(password: string, salt: Uint8Array, { N, r }: Pick<Cost, "N" | "r">): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, { N, r, p: 1, maxmem: memory }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** How long to pause before the next round, milliseconds. */
export type Breath = () => number;

const shortBreath: Breath = () => 0;

async function deriveAll(password: string, salt: Uint8Array, { N, r, rounds }: Cost, breath: Breath): Promise<Buffer> {
  let key = await derive(password, salt, { N, r });
  for (let round = 1; round < rounds; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, breath()));
    key = await derive(password, key, { N, r });
  }
  return key;
}

/** A password as stored: `scrypt-rounds$N$r$rounds$salt$hash`. */
export async function hashPassword(password: string, salt: Uint8Array, breath = shortBreath): Promise<string> {
  const key = await deriveAll(password, salt, cost, breath);
  const written = [cost.N, cost.r, cost.rounds, Buffer.from(salt).toString("base64url"), key.toString("base64url")];
  return [scheme, ...written].join("$");
}

/** True when the password is the stored one. Takes as long for no stored one, so that time tells nothing. */
export async function verifyPassword(password: string, stored: string | null, breath = shortBreath): Promise<boolean> {
  const [, N, r, rounds, salt, hash] = (stored ?? "").split("$");
  if (!salt || !hash) {
    await deriveAll(password, new Uint8Array(16), cost, breath);
    return false;
  }
  const known = { N: Number(N), r: Number(r), rounds: Number(rounds) };
  const key = await deriveAll(password, Buffer.from(salt, "base64url"), known, breath);
  const expected = Buffer.from(hash, "base64url");
  return expected.length === key.length && timingSafeEqual(key, expected);
}
