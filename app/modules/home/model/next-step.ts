import { type FirstStep, firstSteps, type StepState } from "./first-steps.ts";

/** What comes after a step that somebody has just done. */
export interface NextStep {
  key: FirstStep;
  to: string;
  done: number;
  of: number;
}

/** The address below which somebody stands who has just done a step: a list of the settings, or all of a module. */
function getArea(screen: string): string {
  return screen.startsWith("/settings/") ? screen : `/${screen.split("/")[1]}`;
}

const isBelow = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`);

/** The open step to offer on a screen: where its own step is done and another one is left; null elsewhere. */
export function findNextStep(path: string, steps: readonly StepState[]): NextStep | null {
  const here = firstSteps.find(({ screen }) => isBelow(path, getArea(screen)));
  const isDoneHere = steps.some(({ key, done }) => key === here?.key && done);
  const next = steps.find(({ done }) => !done);
  const step = firstSteps.find(({ key }) => key === next?.key);
  if (!isDoneHere || !step) return null;
  // Orders can be added in several ways: home has them.
  const to = step.key === "orders" ? "/" : step.to;
  return { key: step.key, to, done: steps.filter(({ done }) => done).length, of: steps.length };
}
