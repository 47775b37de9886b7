import type { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { type Billing, hasPlan, isCancelled } from "#app/modules/workspace/model/billing.ts";
import type { Subscription } from "#app/platform/access/can.ts";
import { limitGrantsToKind } from "#app/platform/access/portal.ts";
import { toSandbox } from "#app/platform/db/sandbox-clock.server.ts";
import type { ActiveAccount } from "#app/platform/db/scope.server.ts";

type Account = typeof accounts.$inferSelect;

/** The account as seen by a member with these permissions. */
export function toActiveAccount(account: Account, permissions: readonly string[], now: number): ActiveAccount {
  const sandbox = toSandbox(account);
  return {
    id: account.id,
    kind: account.kind,
    name: account.name,
    organization: account.organizationName ?? account.name,
    country: account.country,
    timezone: account.timezone,
    ...limitGrantsToKind(account.kind, { features: account.features, permissions }),
    subscription: toSubscription(account, now),
    preferences: account.preferences,
    routing: account.routing,
    ...(sandbox && { sandbox }),
  };
}

/** The billing state of an account. */
export function toBilling({ plan, trialEndsAt, cancelledAt, cancelsAt, paymentState }: Account): Billing {
  return { plan, trialEndsAt, cancelledAt, cancelsAt, payment: paymentState };
}

function toSubscription(account: Account, now: number): Subscription | null {
  const billing = toBilling(account);
  const cancelled = isCancelled(billing, now);
  if (account.plan === null || (!cancelled && !hasPlan(billing, now))) return null;
  return { plan: account.plan, isTrial: account.trialEndsAt !== null, isCancelled: cancelled };
}
