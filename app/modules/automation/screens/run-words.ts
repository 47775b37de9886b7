import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Filter } from "#app/ui/resource/resource-spec.ts";
import type { ShapedState } from "#app/ui/status/shaped.tsx";
import type { Say, Word } from "#app/ui/words/word.ts";
import type { RunState, RunView } from "../model/automation-run.ts";
import { ruleActions } from "../model/rule.enums.ts";

/** What a run came to and why, in a line. `filters` are those of the list of orders, `until` the last moment that it missed, written. */
export function runWords(run: RunView, say: Say, told: { filters: readonly Filter[]; until: string }): string {
  return [typeOf(run, say), figuresOf(run, say), reasonOf(run, say, told)].filter(Boolean).join(". ");
}

/** How a run that stands so looks. */
export const runShapes: Readonly<Record<RunState, ShapedState>> = {
  ...{ due: "waiting", made: "under_way", searching: "under_way" },
  ...{ confirmed: "done", ready: "done", applied: "done", held: "failed" },
  ...{ skipped: "over", missed: "failed", failed: "failed", stopped: "failed" },
};

function typeOf({ shipment_type: type }: RunView, say: Say): string {
  return type === null ? "" : say(`plans:type.${shipmentTypes.of(type).key}`);
}

function figuresOf({ detail: { matched, planned, taken } }: RunView, say: Say): string {
  if (matched === undefined) return "";
  const found = planned === undefined ? say("rules:matched", { matched }) : say("rules:planned", { matched, planned });
  return taken === undefined ? found : `${found}, ${say("rules:taken", { count: taken })}`;
}

function reasonOf(
  { reason, detail: { unmatched = [], code, step, by, done } }: RunView,
  say: Say,
  { filters, until }: { filters: readonly Filter[]; until: string },
): string {
  if (reason === null) return done ? say("rules:steps_done", { count: done }) : "";
  const labels = unmatched.map((field) => {
    const filter = filters.find((each) => each.field === field);
    return filter ? say(filter.label) : field;
  });
  if (reason === "no_match") return say("rules:no_match", { fields: labels.join(", ") });
  if (reason === "handled" && by) return say("rules:handled_by", { rule: by });
  if (reason === "step_refused")
    return say("rules:step_refused", { step: stepWord(step, say), why: say(`errors:${code}` as Word) });
  return reason === "late" && until ? say("rules:missed_until", { until }) : say(`rules:reason.${reason}`);
}

function stepWord(step: string | undefined, say: Say): string {
  const known = ruleActions.find((each) => each === step);
  return known ? say(`rules:action.${known}`) : (step ?? "");
}
