/**
 * First steps of a new account in order: each with the screen it belongs to (hidden from members who may not open it),
 * where it begins, and the account kinds that have it.
 */
export const firstSteps = [
  { key: "location", screen: "/settings/locations", to: "/settings/locations?new", kinds: ["carrier", "merchant"] },
  { key: "vehicle", screen: "/settings/vehicles", to: "/settings/vehicles?new", kinds: ["carrier"] },
  { key: "agent", screen: "/settings/agents", to: "/settings/agents?new", kinds: ["carrier"] },
  { key: "orders", screen: "/orders/create", to: "/orders/create", kinds: ["carrier", "merchant"] },
  { key: "shipments", screen: "/shipments/:type/create", to: "/shipments/deliveries/create", kinds: ["carrier"] },
  { key: "plan", screen: "/plans", to: "/plans/create", kinds: ["carrier"] },
] as const satisfies readonly { key: string; screen: string; to: string; kinds: readonly ("carrier" | "merchant")[] }[];
export type FirstStep = (typeof firstSteps)[number]["key"];

/** A step and whether it is done. */
export interface StepState {
  key: FirstStep;
  done: boolean;
}

/** What makes a workspace complete once its first day is planned, each with the screen where it is done. */
export const setUpSteps = [
  { key: "logo", screen: "/settings/account" },
  { key: "shop", screen: "/settings/integrations" },
  { key: "colleague", screen: "/settings/members" },
] as const;
export type SetUpStep = (typeof setUpSteps)[number]["key"];

/**
 * What is left to set up in a carrier's workspace, in order, with what is done; null before its first steps are done,
 * once nothing is left, and where the checklist is hidden.
 */
export function listRemainingSetUp(
  kind: "carrier" | "merchant",
  first: {
    done: Readonly<Record<FirstStep, boolean>>;
    setUp: Readonly<Record<SetUpStep, boolean>>;
    hidden: boolean;
  },
): { key: SetUpStep; done: boolean }[] | null {
  if (kind !== "carrier" || first.hidden || Object.values(first.done).includes(false)) return null;
  const steps = setUpSteps.map(({ key }) => ({ key, done: first.setUp[key] }));
  return steps.every(({ done }) => done) ? null : steps;
}

/** The steps of an account of a kind with their state; null once all are done or the checklist is hidden. */
export function listRemainingSteps(
  kind: "carrier" | "merchant",
  done: Readonly<Record<FirstStep, boolean>>,
  hidden: boolean,
): StepState[] | null {
  const steps = firstSteps
    .filter(({ kinds }) => kinds.some((each) => each === kind))
    .map(({ key }) => ({ key, done: done[key] }));
  return hidden || steps.every((step) => step.done) ? null : steps;
}
