import { scrypt, timingSafeEqual } from "node:crypto";

/** scrypt, about 150 ms: OWASP's recommendation for N = 2^15. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;
const memory = 64 * 1024 * 1024;

function derive(password: string, salt: Uint8Array, options: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, { ...options, maxmem: memory }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** A password as stored: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, Buffer.from(salt).toString("base64url"), key.toString("base64url")].join(
    "$",
  );
}

/** True when the password is the stored one. Takes as long for no stored one, so that time tells nothing. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored ?? "").split("$");
  if (!salt || !hash) {
    await derive(password, new Uint8Array(16), cost);
    return false;
  }
  const key = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  const expected = Buffer.from(hash, "base64url");
  return expected.length === key.length && timingSafeEqual(key, expected);
}
