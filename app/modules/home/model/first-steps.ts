/**
 * What a new account does first, in this order: each with the screen it is done on (who may not open that screen does not
 * see the step), where it begins, and in which accounts it is there.
 */
export const firstSteps = [
  { key: "location", screen: "/settings/locations", to: "/settings/locations?new", kinds: ["carrier", "merchant"] },
  { key: "vehicle", screen: "/settings/vehicles", to: "/settings/vehicles?new", kinds: ["carrier"] },
  { key: "agent", screen: "/settings/agents", to: "/settings/agents?new", kinds: ["carrier"] },
  { key: "orders", screen: "/orders/create", to: "/orders/create", kinds: ["carrier", "merchant"] },
  { key: "shipments", screen: "/shipments/:type/create", to: "/shipments/deliveries/create", kinds: ["carrier"] },
  { key: "plan", screen: "/plans", to: "/plans?new", kinds: ["carrier"] },
] as const satisfies readonly { key: string; screen: string; to: string; kinds: readonly ("carrier" | "merchant")[] }[];
export type FirstStep = (typeof firstSteps)[number]["key"];

/** A step and whether it is done. */
export interface StepState {
  key: FirstStep;
  done: boolean;
}

/** The steps of an account of a kind as they stand; null once all of them are done, or put away. */
export function listRemainingSteps(
  kind: "carrier" | "merchant",
  done: Readonly<Record<FirstStep, boolean>>,
  putAway: boolean,
): StepState[] | null {
  const steps = firstSteps
    .filter(({ kinds }) => kinds.some((each) => each === kind))
    .map(({ key }) => ({ key, done: done[key] }));
  return putAway || steps.every((step) => step.done) ? null : steps;
}
