import { expect, test } from "vitest";
import { createSigningKey, derivePublicKey, signWithKey } from "#app/modules/webhooks/model/signing-key.ts";

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (each) => Number.parseInt(each, 16));
const bytes = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
// RFC 8032, section 7.1, test 1.
const seed = hex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");
const itsPublic = hex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");

test("the public key matches RFC 8032", async () => {
  const key = await derivePublicKey(createSigningKey(seed));
  expect(key.startsWith("whpk_")).toBe(true);
  expect(bytes(key.slice(5))).toEqual(itsPublic);
});

test("the public key verifies id, timestamp and body, and rejects any change", async () => {
  const signature = await signWithKey(createSigningKey(seed), { id: "e1", timestamp: "1796978185" }, "{}");
  const [version, signed = ""] = signature.split(",");
  const key = await crypto.subtle.importKey("raw", itsPublic, { name: "Ed25519" }, false, ["verify"]);
  const holds = (text: string) =>
    crypto.subtle.verify({ name: "Ed25519" }, key, bytes(signed), new TextEncoder().encode(text));
  expect(version).toBe("v1a");
  expect(await holds("e1.1796978185.{}")).toBe(true);
  for (const other of ["e2.1796978185.{}", "e1.1796978186.{}", "e1.1796978185.[]"])
    expect(await holds(other)).toBe(false);
});
