import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { arePushKeys, encryptPush, longestPush } from "#app/modules/notifications/model/push-encryption.ts";
import { longest, shortened } from "#app/modules/notifications/model/push-message.ts";
import { makeVapidKeys, vapidHeader } from "#app/modules/notifications/model/vapid.ts";
import { base64Url, bytesOfBase64Url } from "#app/platform/kernel/tokens.ts";
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

test("the example of RFC 8291 comes out to the byte", async () => {
  const point = bytesOfBase64Url(example.open);
  const [x, y] = [base64Url(point.slice(1, 33)), base64Url(point.slice(33))];
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const jwk = { kty: "EC", crv: "P-256", x, y };
  const pair = {
    publicKey: await crypto.subtle.importKey("jwk", jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey("jwk", { ...jwk, d: example.secret }, curve, true, ["deriveBits"]),
  };
  const body = await encryptPush(example.text, example.to, { salt: bytesOfBase64Url(example.salt), pair });
  expect(base64Url(body)).toBe(example.body);
});

property.prop([fc.string({ unit: "grapheme", maxLength: 900 })], { numRuns: 50 })(
  "what a browser decrypts is what was sent, and another browser decrypts nothing",
  async (text) => {
    const [browser, other] = await Promise.all([PushBrowser.make(), PushBrowser.make()]);
    const body = await encryptPush(text, browser);
    expect(await browser.read(body)).toBe(text);
    await expect(other.read(body)).rejects.toThrow();
    // No two messages look alike, not even of the same text.
    expect(base64Url(await encryptPush(text, browser))).not.toBe(base64Url(body));
  },
);

test("the longest text fills the 4,096 bytes that every push service takes, a longer one is refused", async () => {
  const browser = await PushBrowser.make();
  const body = await encryptPush("ä".repeat(longestPush / 2).padEnd(longestPush - (longestPush >> 1), "x"), browser);
  expect(body.length).toBe(4096);
  await expect(encryptPush("x".repeat(longestPush + 1), browser)).rejects.toThrow(RangeError);
});

property.prop([fc.string({ maxLength: 120 }), fc.string({ maxLength: 120 })])(
  "keys that are no point of the curve are none",
  async (p256dh, auth) => {
    expect(await arePushKeys({ p256dh, auth })).toBe(false);
  },
);

test("keys of a browser are keys; half of them, a point beside the curve and a short secret are none", async () => {
  const { p256dh, auth } = await PushBrowser.make();
  expect(await arePushKeys({ p256dh, auth })).toBe(true);
  const beside = bytesOfBase64Url(p256dh);
  beside[64] = (beside[64] ?? 0) ^ 1;
  for (const wrong of [base64Url(beside), p256dh.slice(0, 43), ""])
    expect(await arePushKeys({ p256dh: wrong, auth })).toBe(false);
  expect(await arePushKeys({ p256dh, auth: auth.slice(0, 20) })).toBe(false);
});

test("a push service can check who speaks: for its origin, for half a day, reached at the address", async () => {
  const keys = await makeVapidKeys();
  const now = Date.UTC(2026, 10, 23, 8);
  const asked = { endpoint: "https://web.push.apple.com/QGuQyavXutnMH", subject: "mailto:ops@waybill.li", now };
  const read = await readVapid(await vapidHeader(keys, asked));
  const exp = Date.UTC(2026, 10, 23, 20) / 1000;
  expect(read).toEqual({ aud: "https://web.push.apple.com", exp, sub: asked.subject, key: keys.publicKey });
});

property.prop([fc.string({ unit: "grapheme", maxLength: 4000 }), fc.string({ unit: "grapheme", maxLength: 4000 })])(
  "whatever is told fits into a message",
  async (title, body) => {
    const said = { title: shortened(title, longest.title), body: shortened(body, longest.body) };
    const payload = JSON.stringify({ ...said, path: "/".padEnd(200, "x"), tag: "t".repeat(100) });
    expect(new TextEncoder().encode(payload).length).toBeLessThanOrEqual(longestPush);
  },
);
