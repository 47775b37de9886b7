import { expect, test } from "vitest";
import { type Billing, getBillingNotice, hasPlan, isCancelled } from "#app/modules/workspace/model/billing.ts";
import {
  computeUsage,
  findPlanTerms,
  planKeys,
  subscriptionPlans,
} from "#app/modules/workspace/model/subscription-plans.ts";
import { hasValidSignature, signMessage } from "#app/platform/http/signed-message.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-21T22:30:00Z");
const date = (at: number) => new Date(at + 60 * 60 * 1000).toISOString().slice(0, 10);
const billing = (changes: Partial<Billing> = {}): Billing => ({
  plan: "business",
  trialEndsAt: null,
  cancelledAt: null,
  cancelsAt: null,
  payment: null,
  ...changes,
});

test.each([
  ["today", now + 20 * 60 * 1000, { kind: "trial", days: 0 }],
  ["tomorrow, though less than a day away", now + 3 * 60 * 60 * 1000, { kind: "trial", days: 1 }],
  ["in seven days", now + 7 * day, { kind: "trial", days: 7 }],
  ["in eight days", now + 8 * day, null],
  ["over", now - 1, null],
] as const)("the end of a trial: %s", (_, trialEndsAt, notice) => {
  expect(getBillingNotice(billing({ plan: "trial", trialEndsAt }), now, date)).toEqual(notice);
});

test("a scheduled cancellation takes precedence over the end of a trial, and ends the subscription by itself", () => {
  const overdue = billing({ trialEndsAt: now + day, cancelsAt: now + 3 * day });
  expect(getBillingNotice(overdue, now, date)).toEqual({ kind: "overdue", days: 3 });
  expect([isCancelled(overdue, now), isCancelled(overdue, now + 3 * day)]).toEqual([false, true]);
  expect(getBillingNotice(overdue, now + 3 * day, date)).toBeNull();
  expect(isCancelled(billing({ cancelledAt: 1 }), now)).toBe(true);
});

test("an expired trial is not a plan", () => {
  expect(hasPlan(billing({ trialEndsAt: now + 1 }), now)).toBe(true);
  expect(hasPlan(billing({ trialEndsAt: now }), now)).toBe(false);
  expect(hasPlan(billing({ plan: null }), now)).toBe(false);
});

test("usage beyond a plan's limits adds a monthly cost; without a limit it does not", () => {
  expect(subscriptionPlans.map(({ key }) => key)).toEqual(planKeys);
  const terms = findPlanTerms("starter");
  if (!terms) throw new Error("there is a plan for starters");
  expect(computeUsage(terms, { agents: 8, merchants: 2 })).toEqual([
    { kind: "agents", used: 8, limit: 5, excess: 3, each: 1200, amount: 3600 },
    { kind: "merchants", used: 2, limit: 2, excess: 0, each: 2500, amount: 0 },
  ]);
  const open = findPlanTerms("enterprise");
  expect(open && computeUsage(open, { agents: 10_000, merchants: 900 }).map(({ amount }) => amount)).toEqual([0, 0]);
});

test("a signature is valid for its message, for five minutes, and beside one of another secret", () => {
  // The example of the Standard Webhooks specification.
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const sent = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: "1614265330" };
  const body = '{"test": 2432232314}';
  const signature = signMessage(secret, sent, body);
  expect(signature).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  const at = 1_614_265_330_000;
  const holds = (changes: object, text = body, moment = at) =>
    hasValidSignature(secret, { ...sent, signature, ...changes }, text, moment);
  expect(holds({})).toBe(true);
  expect(holds({ signature: `v1,AAAA ${signature}` })).toBe(true);
  expect(holds({}, `${body} `)).toBe(false);
  expect(holds({ id: "other" })).toBe(false);
  expect(holds({}, body, at + 301_000)).toBe(false);
  expect(holds({ signature: "" })).toBe(false);
});
