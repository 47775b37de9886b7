import fc from "fast-check";
import { expect, test } from "vitest";
import { computeSpread, getVerdict, RETRY_DELAYS_MS } from "#app/modules/webhooks/model/retry-schedule.ts";
import { createWebhookMessage } from "#app/modules/webhooks/model/webhook-message.ts";
import { createExampleEnvelope, renderEventBody } from "#app/platform/events/envelope.ts";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import { parseRetryAfter } from "#workers/ports/webhooks.ts";

const hour = 3_600_000;
const nobody = { status: null, retryAfter: null, isAborted: false };

test("ten attempts span 75 to 84 hours for any message", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      let now = 0;
      let tries = 1;
      for (; ; tries += 1) {
        const verdict = getVerdict(nobody, { attemptCount: tries, now, spread: computeSpread(id, tries) });
        if (verdict.kind !== "later") break;
        expect(verdict.at).toBeGreaterThanOrEqual(now + (RETRY_DELAYS_MS[tries] ?? 0));
        now = verdict.at;
      }
      expect(tries).toBe(RETRY_DELAYS_MS.length);
      expect(now).toBeGreaterThanOrEqual(75.5 * hour);
      expect(now).toBeLessThanOrEqual(84 * hour);
    }),
  );
});

test("2xx is delivered, 410 is gone, an abort ends it, everything else is retried", () => {
  const of = (status: number, more = {}) =>
    getVerdict({ ...nobody, status, ...more }, { attemptCount: 1, now: 0, spread: 0 });
  expect([200, 201, 204, 299].map((status) => of(status).kind)).toEqual(Array(4).fill("delivered"));
  expect(of(410).kind).toBe("gone");
  expect(of(500, { isAborted: true }).kind).toBe("failed");
  for (const status of [301, 302, 307, 400, 401, 404, 429, 500, 502, 503, 504])
    expect(of(status), String(status)).toEqual({ kind: "later", at: 5_000 });
});

test("Retry-After is respected, up to a day, and never shortens the delay", () => {
  const after = (retryAfter: number) => getVerdict({ ...nobody, retryAfter }, { attemptCount: 2, now: 0, spread: 0 });
  expect(after(3_600)).toEqual({ kind: "later", at: hour });
  expect(after(1)).toEqual({ kind: "later", at: 300_000 });
  expect(after(9_999_999)).toEqual({ kind: "later", at: 24 * hour });
});

test("two secrets sign during a rotation", async () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const signing = { signing: "v1" as const, signingKey: null, secret, oldSecret: "whsec_AAAA", oldSecretUntil: 100 };
  const endpoint = { url: "https://a.ch/", size: "fat" as const, ...signing };
  const event = { id: "e", type: "order.created" as const, at: 1, accountId: "a", sequence: 1 };
  const happened = { ...event, objectId: "o", number: "n", from: null, to: 2, changed: null };
  const signatures = async (at: number) => {
    const message = await createWebhookMessage(endpoint, { sample: null, event: happened }, at);
    return message?.headers["webhook-signature"].split(" ").length;
  };
  expect(await signatures(99)).toBe(2);
  expect(await signatures(100)).toBe(1);
});

test("a thin payload names the object and changed fields of every event, without values", () => {
  for (const type of eventTypes) {
    const fat = JSON.parse(renderEventBody(createExampleEnvelope(type, "account", 1), "fat"));
    const thin = JSON.parse(renderEventBody(createExampleEnvelope(type, "account", 1), "thin"));
    expect(thin).toMatchObject({ id: fat.id, type, sequence: 1, data: { object: { id: fat.data.object.id } } });
    expect(Object.keys(thin.data.object)).toEqual(["id", "kind"]);
    expect(Object.keys(thin.data.changed)).toEqual(Object.keys(fat.data.changed));
    expect(JSON.stringify(thin.data)).not.toContain(fat.data.object.number);
    expect(renderEventBody(createExampleEnvelope(type, "account", 1), "fat").length).toBeLessThan(20_000);
  }
});

test("Retry-After is seconds or a date; anything else is ignored", () => {
  const now = Date.UTC(2026, 10, 23, 8);
  const table: [string | null, number | null][] = [
    ["120", 120],
    ["Mon, 23 Nov 2026 08:05:00 GMT", 300],
    ["Mon, 23 Nov 2026 07:00:00 GMT", 0],
    ["soon", null],
    ["-5", null],
    ["2026-11-23", null],
    [null, null],
  ];
  for (const [header, seconds] of table) expect(parseRetryAfter(header, now), String(header)).toBe(seconds);
});
