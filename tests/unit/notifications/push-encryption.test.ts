import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { arePushKeys, encryptPush, MAX_PUSH_BYTES } from "#app/modules/notifications/model/push-encryption.ts";
import { MAX_LENGTHS, shorten } from "#app/modules/notifications/model/push-message.ts";
import { createVapidHeader, createVapidKeys } from "#app/modules/notifications/model/vapid.ts";
import { fromBase64Url, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { PushBrowser, readVapid } from "#tests/factories/push-browser.ts";

/** RFC 8291, Appendix A. */
const example = {
  text: "When I grow up, I want to be a watermelon",
  to: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  open: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  secret: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("reproduces the example of RFC 8291 byte for byte", async () => {
  const point = fromBase64Url(example.open);
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const jwk = { kty: "EC", crv: "P-256", x, y };
  const pair = {
    publicKey: await crypto.subtle.importKey("jwk", jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey("jwk", { ...jwk, d: example.secret }, curve, true, ["deriveBits"]),
  };
  const body = await encryptPush(example.text, example.to, { salt: fromBase64Url(example.salt), pair });
  expect(toBase64Url(body)).toBe(example.body);
});

property.prop([fc.string({ unit: "grapheme", maxLength: 900 })], { numRuns: 50 })(
  "what a browser decrypts is what was sent, and another browser decrypts nothing",
  async (text) => {
    const [browser, other] = await Promise.all([PushBrowser.make(), PushBrowser.make()]);
    const body = await encryptPush(text, browser);
    expect(await browser.read(body)).toBe(text);
    await expect(other.read(body)).rejects.toThrow();
    // Each message is different, even for the same text.
    expect(toBase64Url(await encryptPush(text, browser))).not.toBe(toBase64Url(body));
  },
);

test("the longest text fills the 4,096 bytes every push service accepts; a longer one is rejected", async () => {
  const browser = await PushBrowser.make();
  const body = await encryptPush(
    "ä".repeat(MAX_PUSH_BYTES / 2).padEnd(MAX_PUSH_BYTES - (MAX_PUSH_BYTES >> 1), "x"),
    browser,
  );
  expect(body.length).toBe(4096);
  await expect(encryptPush("x".repeat(MAX_PUSH_BYTES + 1), browser)).rejects.toThrow(RangeError);
});

property.prop([fc.string({ maxLength: 120 }), fc.string({ maxLength: 120 })])(
  "keys that are no point of the curve are none",
  async (p256dh, auth) => {
    expect(await arePushKeys({ p256dh, auth })).toBe(false);
  },
);

test("accepts a browser's keys; rejects half a key, a point off the curve and a short secret", async () => {
  const { p256dh, auth } = await PushBrowser.make();
  expect(await arePushKeys({ p256dh, auth })).toBe(true);
  const beside = fromBase64Url(p256dh);
  beside[64] = (beside[64] ?? 0) ^ 1;
  for (const wrong of [toBase64Url(beside), p256dh.slice(0, 43), ""])
    expect(await arePushKeys({ p256dh: wrong, auth })).toBe(false);
  expect(await arePushKeys({ p256dh, auth: auth.slice(0, 20) })).toBe(false);
});

test("a push service can verify the sender: for its origin, for half a day, with a contact address", async () => {
  const keys = await createVapidKeys();
  const now = Date.UTC(2026, 10, 23, 8);
  const requested = { endpoint: "https://web.push.apple.com/QGuQyavXutnMH", subject: "mailto:ops@waybill.li", now };
  const read = await readVapid(await createVapidHeader(keys, requested));
  const exp = Date.UTC(2026, 10, 23, 20) / 1000;
  expect(read).toEqual({ aud: "https://web.push.apple.com", exp, sub: requested.subject, key: keys.publicKey });
});

property.prop([fc.string({ unit: "grapheme", maxLength: 4000 }), fc.string({ unit: "grapheme", maxLength: 4000 })])(
  "every notification fits into a message",
  async (title, body) => {
    const said = { title: shorten(title, MAX_LENGTHS.title), body: shorten(body, MAX_LENGTHS.body) };
    const payload = JSON.stringify({ ...said, path: "/".padEnd(200, "x"), tag: "t".repeat(100) });
    expect(new TextEncoder().encode(payload).length).toBeLessThanOrEqual(MAX_PUSH_BYTES);
  },
);
