import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Translate, TranslationKey } from "#app/ui/i18n/translation-key.ts";
import type { Filter } from "#app/ui/resource/resource-spec.ts";
import type { LabeledState } from "#app/ui/status/state-label.tsx";
import type { RuleRunState, RunView } from "../model/automation-run.ts";
import { ruleActionKinds } from "../model/rule.enums.ts";

/**
 * One line with outcome and reason of a run. `filters` are those of the list of orders, `until` the formatted last
 * missed moment.
 */
export function formatRun(run: RunView, t: Translate, context: { filters: readonly Filter[]; until: string }): string {
  return [formatRunType(run, t), formatRunFigures(run, t), formatRunReason(run, t, context)].filter(Boolean).join(". ");
}

/** Tone of a run's state. */
export const runShapes: Readonly<Record<RuleRunState, LabeledState>> = {
  ...{ due: "waiting", made: "under_way", searching: "under_way" },
  ...{ confirmed: "done", ready: "done", applied: "done", held: "failed" },
  ...{ skipped: "over", missed: "failed", failed: "failed", stopped: "failed" },
};

function formatRunType({ shipment_type: type }: RunView, t: Translate): string {
  return type === null ? "" : t(`plans:type.${shipmentTypes.byCode(type).key}`);
}

function formatRunFigures({ detail: { matched, planned, already_planned: taken } }: RunView, t: Translate): string {
  if (matched === undefined) return "";
  const found = planned === undefined ? t("rules:matched", { matched }) : t("rules:planned", { matched, planned });
  return taken === undefined ? found : `${found}, ${t("rules:handled", { count: taken })}`;
}

function formatRunReason(
  { reason, detail: { unmatched = [], code, step, by, done } }: RunView,
  t: Translate,
  { filters, until }: { filters: readonly Filter[]; until: string },
): string {
  if (reason === null) return done ? t("rules:steps_done", { count: done }) : "";
  const labels = unmatched.map((field) => {
    const filter = filters.find((each) => each.field === field);
    return filter ? (filter.text ?? t(filter.label)) : field;
  });
  if (reason === "no_match") return t("rules:no_match", { fields: labels.join(", ") });
  if (reason === "handled" && by) return t("rules:handled_by", { rule: by });
  if (reason === "step_refused")
    return t("rules:step_refused", { step: formatStep(step, t), why: t(`errors:${code}` as TranslationKey) });
  return reason === "late" && until ? t("rules:missed_until", { until }) : t(`rules:reason.${reason}`);
}

function formatStep(step: string | undefined, t: Translate): string {
  const known = ruleActionKinds.find((each) => each === step);
  return known ? t(`rules:action.${known}`) : (step ?? "");
}
