import { readFleetTodayCounts } from "#app/modules/fleet/db/fleet-counts.reads.server.ts";
import { countMerchants } from "#app/modules/partners/db/merchant-count.reads.server.ts";
import { readBilling } from "#app/modules/workspace/db/billing.server.ts";
import { getBillingNotice, hasPlan, type SubscriptionView } from "#app/modules/workspace/model/billing.ts";
import { computeUsage, findPlanTerms } from "#app/modules/workspace/model/subscription-plans.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";

/** The plan, its trial, usage of its limits, and overage. */
export async function viewSubscription(scope: Scope): Promise<Result<{ subscription: SubscriptionView }>> {
  const [billing, fleet, merchants] = await Promise.all([
    readBilling(scope.db, scope.account.id),
    readFleetTodayCounts(scope),
    countMerchants(scope),
  ]);
  if (!billing) return fail("not_found");
  const at = now(scope);
  const terms = billing.plan === null ? null : findPlanTerms(billing.plan);
  const usage = terms ? computeUsage(terms, { agents: fleet.agents.active, merchants }) : [];
  return ok({
    subscription: {
      plan: hasPlan(billing, at) ? billing.plan : null,
      trial_ends_at: billing.trialEndsAt,
      cancels_at: billing.cancelsAt,
      payment: billing.payment ?? "ok",
      notice: getBillingNotice(billing, at, (moment) => toLocalDate(moment, scope.account.timezone)),
      usage,
      currency: terms?.currency ?? scope.account.preferences.default_currency,
      overage: usage.reduce((sum, { amount }) => sum + amount, 0),
    },
  });
}
