import { z } from "zod";
import { accountFeatures } from "#app/platform/access/permissions.ts";
import { planKeys, type UsageLine } from "./subscription-plans.ts";

/** From so many days before the end of a trial on, a notice is shown on every page. */
export const TRIAL_NOTICE_DAYS = 7;

/** An account's billing state. Instants, milliseconds UTC. */
export interface Billing {
  readonly plan: string | null;
  readonly trialEndsAt: number | null;
  readonly cancelledAt: number | null;
  /** When an overdue payment cancels the subscription. */
  readonly cancelsAt: number | null;
  readonly payment: "failed" | "method_required" | null;
}

/** The billing notice shown on every page to members who manage the subscription. */
export interface BillingNotice {
  readonly kind: "trial" | "overdue";
  /** Whole local days until it happens: 0 is today. */
  readonly days: number;
}

/** Whole days from one local date to another. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/**
 * The end of a trial within a week, or the cancellation due to an overdue payment; the more serious one first. @param
 * localDate converts a moment to the account's local date, `YYYY-MM-DD`
 */
export function getBillingNotice(
  billing: Billing,
  now: number,
  localDate: (at: number) => string,
): BillingNotice | null {
  const days = (at: number) => countDaysBetween(localDate(now), localDate(at));
  if (billing.cancelsAt !== null && billing.cancelledAt === null && billing.cancelsAt > now)
    return { kind: "overdue", days: days(billing.cancelsAt) };
  if (billing.trialEndsAt === null || billing.trialEndsAt <= now) return null;
  const left = days(billing.trialEndsAt);
  return left <= TRIAL_NOTICE_DAYS ? { kind: "trial", days: left } : null;
}

/** True once the subscription ended: cancelled, or overdue for too long. */
export function isCancelled(billing: Billing, now: number): boolean {
  return billing.cancelledAt !== null || (billing.cancelsAt !== null && billing.cancelsAt <= now);
}

/** True while there is a plan; an expired trial counts as none. */
export function hasPlan(billing: Billing, now: number): boolean {
  return billing.plan !== null && (billing.trialEndsAt === null || billing.trialEndsAt > now);
}

/** A subscription as the screen and the API read it: amounts in minor units of `currency`, instants in milliseconds. */
export interface SubscriptionView {
  plan: string | null;
  trial_ends_at: number | null;
  cancels_at: number | null;
  payment: "ok" | "failed" | "method_required";
  notice: BillingNotice | null;
  usage: UsageLine[];
  currency: string;
  /** Monthly price of usage beyond the plan's limits. */
  overage: number;
}

const momentSchema = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/**
 * Events of the billing provider (docs/billing.md): each carries the whole state, so that a lost event does no harm and
 * a late one is recognized by its `occurred_at`.
 */
export const billingEventSchema = z.object({
  type: z.literal("subscription.updated"),
  occurred_at: momentSchema,
  account: z.uuid(),
  data: z.object({
    plan: z.enum(planKeys).nullable(),
    trial_ends_at: momentSchema.nullable(),
    cancelled_at: momentSchema.nullable(),
    cancels_at: momentSchema.nullable(),
    payment: z.enum(["ok", "failed", "method_required"]),
    /** Additional features; unchanged when omitted. */
    features: z.array(z.enum(accountFeatures)).max(accountFeatures.length).optional(),
  }),
});

export type BillingEvent = z.output<typeof billingEventSchema>;
