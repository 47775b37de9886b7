import { countMerchants, readFleetToday } from "#app/data/home/day.reads.server.ts";
import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { readBilling } from "#app/data/settings/billing.server.ts";
import { hasPlan, noticeOf, type SubscriptionView } from "#app/domain/access/billing.ts";
import { termsOf, usageOf } from "#app/domain/access/plans.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";

/** The plan, its trial, what is used of its limits, and what goes beyond. */
export async function viewSubscription(scope: Scope): Promise<Result<{ subscription: SubscriptionView }>> {
  const [billing, fleet, merchants] = await Promise.all([
    readBilling(scope.db, scope.account.id),
    readFleetToday(scope),
    countMerchants(scope),
  ]);
  if (!billing) return fail("not_found");
  const at = now(scope);
  const terms = billing.plan === null ? null : termsOf(billing.plan);
  const usage = terms ? usageOf(terms, { agents: fleet.agents.active, merchants }) : [];
  return ok({
    subscription: {
      plan: hasPlan(billing, at) ? billing.plan : null,
      trial_ends_at: billing.trialEndsAt,
      cancels_at: billing.cancelsAt,
      payment: billing.payment ?? "ok",
      notice: noticeOf(billing, at, (moment) => localDateOf(moment, scope.account.timezone)),
      usage,
      currency: terms?.currency ?? scope.account.preferences.default_currency,
      overage: usage.reduce((sum, { amount }) => sum + amount, 0),
    },
  });
}
