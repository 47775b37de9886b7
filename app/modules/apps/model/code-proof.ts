import { toBase64Url } from "#app/platform/kernel/tokens.ts";

/** What a code was given for. */
interface CodeOrigin {
  challenge: string | null;
  redirect: string | null;
}

/** What an app shows with a code. */
interface CodeProof {
  verifier: string | null;
  redirect: string | null;
}

/** The verifier fits the challenge (RFC 7636), and the address is the one that the code was sent to. */
export async function isProven({ challenge, redirect }: CodeOrigin, given: CodeProof): Promise<boolean> {
  if (given.redirect !== null && given.redirect !== redirect) return false;
  if (given.verifier === null || !/^[A-Za-z0-9._~-]{43,128}$/.test(given.verifier)) return false;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(given.verifier));
  return toBase64Url(new Uint8Array(digest)) === challenge;
}
