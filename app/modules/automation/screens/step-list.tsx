import { Plus, X } from "lucide-react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { RulesView } from "../commands/view-rules.server.ts";
import type { RuleAction } from "../model/automation-rule.ts";
import { MAX_ACTIONS, type RuleActionKind, ruleActionKinds } from "../model/rule.enums.ts";

interface StepListProps {
  steps: readonly RuleAction[];
  view: RulesView;
  errors: Readonly<Record<string, readonly string[]>>;
  onChange: (steps: RuleAction[]) => void;
}

/** A new step of a given kind. */
function createStep(kind: RuleActionKind): RuleAction {
  if (kind === "set_method") return { type: kind, shipping_method_id: "" };
  if (kind === "only_team") return { type: kind, team_id: "" };
  return kind === "add_tag" ? { type: kind, tag: "" } : { type: kind };
}

/** Steps of an event rule, in order. */
export function StepList({ steps, view, errors, onChange }: StepListProps) {
  const t = useTranslate();
  const put = (at: number, step: RuleAction) => onChange(steps.map((each, place) => (place === at ? step : each)));
  return (
    <>
      <ol className="rule-steps" aria-label={t("rules:steps")}>
        {steps.map((step, at) => (
          <li key={at}>
            <Select
              label={t("rules:step", { place: at + 1 })}
              hideLabel
              value={step.type}
              errors={errors[Object.keys(errors).find((path) => path.startsWith(`actions.${at}`)) ?? ""]}
              options={ruleActionKinds.map((value) => ({ value, label: t(`rules:action.${value}`) }))}
              onChange={(event) => {
                const kind = ruleActionKinds.find((each) => each === event.currentTarget.value);
                if (kind) put(at, createStep(kind));
              }}
            />
            <StepValue step={step} view={view} onChange={(next) => put(at, next)} />
            {steps.length > 1 && (
              <IconButton
                icon={X}
                label={t("rules:remove_step", { place: at + 1 })}
                onClick={() => onChange(steps.filter((_, place) => place !== at))}
              />
            )}
          </li>
        ))}
      </ol>
      {steps.length < MAX_ACTIONS && (
        <Button kind="ghost" icon={Plus} onClick={() => onChange([...steps, createStep("add_tag")])}>
          {t("rules:add_step")}
        </Button>
      )}
    </>
  );
}

interface StepValueProps {
  step: RuleAction;
  view: RulesView;
  onChange: (step: RuleAction) => void;
}

function StepValue({ step, view: { teams, methods }, onChange }: StepValueProps) {
  const t = useTranslate();
  if (step.type === "add_tag")
    return (
      <TextField
        label={t("rules:tag")}
        hideLabel
        placeholder={t("rules:tag")}
        required
        maxLength={50}
        autoComplete="off"
        value={step.tag}
        onChange={(event) => onChange({ ...step, tag: event.currentTarget.value })}
      />
    );
  if (step.type === "set_method")
    return (
      <Select
        label={t("rules:method")}
        hideLabel
        required
        placeholder={t("rules:choose")}
        options={[...methods]}
        value={step.shipping_method_id}
        onChange={(event) => onChange({ ...step, shipping_method_id: event.currentTarget.value })}
      />
    );
  if (step.type !== "only_team") return null;
  return (
    <Select
      label={t("rules:team")}
      hideLabel
      required
      placeholder={t("rules:choose")}
      options={[...teams]}
      value={step.team_id}
      onChange={(event) => onChange({ ...step, team_id: event.currentTarget.value })}
    />
  );
}
