import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Translate, TranslationKey } from "#app/ui/i18n/translation-key.ts";
import type { Filter } from "#app/ui/resource/resource-spec.ts";
import type { LabeledState } from "#app/ui/status/state-label.tsx";
import type { RuleRunState, RunView } from "../model/automation-run.ts";
import { ruleActionKinds } from "../model/rule.enums.ts";

/** What a run came to and why, in a line. `filters` are those of the list of orders, `until` the last moment that it missed, written. */
export function formatRun(run: RunView, say: Translate, told: { filters: readonly Filter[]; until: string }): string {
  return [formatRunType(run, say), formatRunFigures(run, say), formatRunReason(run, say, told)]
    .filter(Boolean)
    .join(". ");
}

/** How a run that stands so looks. */
export const runShapes: Readonly<Record<RuleRunState, LabeledState>> = {
  ...{ due: "waiting", made: "under_way", searching: "under_way" },
  ...{ confirmed: "done", ready: "done", applied: "done", held: "failed" },
  ...{ skipped: "over", missed: "failed", failed: "failed", stopped: "failed" },
};

function formatRunType({ shipment_type: type }: RunView, say: Translate): string {
  return type === null ? "" : say(`plans:type.${shipmentTypes.byCode(type).key}`);
}

function formatRunFigures({ detail: { matched, planned, taken } }: RunView, say: Translate): string {
  if (matched === undefined) return "";
  const found = planned === undefined ? say("rules:matched", { matched }) : say("rules:planned", { matched, planned });
  return taken === undefined ? found : `${found}, ${say("rules:taken", { count: taken })}`;
}

function formatRunReason(
  { reason, detail: { unmatched = [], code, step, by, done } }: RunView,
  say: Translate,
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
    return say("rules:step_refused", { step: formatStep(step, say), why: say(`errors:${code}` as TranslationKey) });
  return reason === "late" && until ? say("rules:missed_until", { until }) : say(`rules:reason.${reason}`);
}

function formatStep(step: string | undefined, say: Translate): string {
  const known = ruleActionKinds.find((each) => each === step);
  return known ? say(`rules:action.${known}`) : (step ?? "");
}
