/** What a plan includes, and the monthly price of usage beyond it in minor units of `currency`. */
export interface PlanTerms {
  readonly key: string;
  /** Included number; null is unlimited. */
  readonly agents: number | null;
  readonly merchants: number | null;
  /** Monthly price for each additional agent or merchant; 0 is never charged. */
  readonly perAgent: number;
  readonly perMerchant: number;
  readonly currency: string;
}

/** The plans on offer; the key is also their name at the billing provider. */
export const subscriptionPlans: readonly PlanTerms[] = [
  { key: "trial", agents: 25, merchants: 10, perAgent: 0, perMerchant: 0, currency: "EUR" },
  { key: "starter", agents: 5, merchants: 2, perAgent: 1200, perMerchant: 2500, currency: "EUR" },
  { key: "business", agents: 25, merchants: 10, perAgent: 900, perMerchant: 1900, currency: "EUR" },
  { key: "enterprise", agents: null, merchants: null, perAgent: 0, perMerchant: 0, currency: "EUR" },
];

export const planKeys = ["trial", "starter", "business", "enterprise"] as const;
export type PlanKey = (typeof planKeys)[number];

/** The terms of a plan by its key; null for one that is no longer on offer. */
export function findPlanTerms(key: string): PlanTerms | null {
  return subscriptionPlans.find((each) => each.key === key) ?? null;
}

/** Usage of a limit, and this month's overage charge. */
export interface UsageLine {
  readonly kind: "agents" | "merchants";
  readonly used: number;
  readonly limit: number | null;
  readonly excess: number;
  readonly each: number;
  readonly amount: number;
}

/** Active agents and merchants against a plan's limits. */
export function computeUsage(terms: PlanTerms, used: { agents: number; merchants: number }): UsageLine[] {
  const line = (kind: "agents" | "merchants", limit: number | null, each: number): UsageLine => {
    const excess = limit === null ? 0 : Math.max(0, used[kind] - limit);
    return { kind, used: used[kind], limit, excess, each, amount: excess * each };
  };
  return [line("agents", terms.agents, terms.perAgent), line("merchants", terms.merchants, terms.perMerchant)];
}
