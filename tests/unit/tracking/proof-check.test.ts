import { expect, test } from "vitest";
import { parseProofHash } from "#app/modules/tracking/model/proof-check.ts";

const hash = "0123456789abcdef".repeat(4);

test("a hash is read as people copy it, and nothing else is one", () => {
  const spaced = hash.replace(/(.{8})/g, "$1 ");
  for (const typed of [hash, hash.toUpperCase(), `SHA-256 ${hash}`, `sha256: ${hash}\n`, spaced])
    expect(parseProofHash(typed), typed).toBe(hash);
  for (const typed of ["", "yes", hash.slice(1), `${hash}0`, hash.replace("0", "g"), `${hash} ${hash}`])
    expect(parseProofHash(typed), typed).toBeNull();
});
