import type { ReactNode } from "react";
import { shapes } from "./shapes.tsx";
import type { Appearance } from "./statuses.ts";

/** States of people, things and lists, apart from the status of goods: each has one shape on all screens. */
const states = {
  active: { shape: "check", family: "done" },
  inactive: { shape: "crossed", family: "over" },
  waiting: { shape: "ring", family: "idle" },
  under_way: { shape: "half", family: "prep" },
  resting: { shape: "dashedRing", family: "idle" },
  done: { shape: "check", family: "done" },
  failed: { shape: "warning", family: "fail" },
  over: { shape: "over", family: "over" },
} satisfies Record<string, Appearance>;

export type LabeledState = keyof typeof states;

/** A state's shape alone, beside a text. */
export function StateShape({ state }: { state: LabeledState }) {
  const { shape, family } = states[state];
  return (
    <svg className={`shape fam-${family}`} width={14} height={14} viewBox="0 0 16 16" aria-hidden>
      {shapes[shape]}
    </svg>
  );
}

/** A state as shape, label and hue; the label keeps the text color. */
export function StateLabel({ state, children }: { state: LabeledState; children: ReactNode }) {
  return (
    <span className={`status fam-${states[state].family}`}>
      <StateShape state={state} />
      {children}
    </span>
  );
}
