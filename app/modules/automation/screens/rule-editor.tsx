import { type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router";
import { getCreatedId } from "#app/ui/client/created-id.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Switch } from "#app/ui/primitives/checkbox.tsx";
import { DurationField } from "#app/ui/primitives/duration-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { LeaveGuard } from "#app/ui/resource/form/leave-guard.tsx";
import { SaveBar } from "#app/ui/resource/form/save-bar.tsx";
import type { Filter } from "#app/ui/resource/resource-spec.ts";
import type { RulesView } from "../commands/view-rules.server.ts";
import { ChipRow } from "./chip-row.tsx";
import { DryRunPart } from "./dry-run-part.tsx";
import { RuleActions } from "./rule-actions.tsx";
import { getTrigger, type RuleDraft, toCondition, toRuleDraft, withTrigger } from "./rule-draft.ts";
import { fromListFilters, ruleFilters, toListFilters } from "./rule-filters.ts";
import { StepList } from "./step-list.tsx";
import { TriggerFields } from "./trigger-fields.tsx";

/** One rule: when, which, what, and its dry run. */
export function RuleEditor({ view, filters }: { view: RulesView; filters: readonly Filter[] }) {
  const t = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const { open, choices, locations, canManage } = view;
  const [saved] = useState(() => toRuleDraft(view));
  const [draft, setDraft] = useState<RuleDraft>(saved);
  const [began, setBegan] = useState(0);
  const set = (change: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...change }));
  const dirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const { run, result, refusal, busy } = useCommand((outcome) => {
    if (!outcome.ok) return;
    showToast(t("rules:saved"));
    const createdId = open ? null : getCreatedId(outcome.value);
    if (createdId) void navigate(`/plans/rules?edit=${createdId}`, { replace: true });
  });
  const errors = refusal?.errors ?? {};
  const state = {
    ...{ id, dirty, pending: busy },
    reset: () => {
      setDraft(saved);
      setBegan(began + 1);
    },
  };
  return (
    <div className="rule">
      <fieldset className="rule-parts" disabled={!canManage}>
        <div className="rule-title">
          <TextField
            label={t("rules:name")}
            hideLabel
            placeholder={t("rules:name")}
            required
            maxLength={120}
            autoComplete="off"
            value={draft.name}
            errors={errors.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          {open && <RuleActions rule={open} place={view.place} last={view.rules.length} dirty={dirty} />}
        </div>
        {refusal && Object.keys(errors).length === 0 && (
          <p className="problem" role="alert">
            {refusal.message}
          </p>
        )}
        <EditorPart title={t("rules:part.when")}>
          <TriggerFields
            key={began}
            trigger={getTrigger(draft)}
            onChange={(trigger) => setDraft((before) => withTrigger(before, trigger))}
          />
          {draft.schedule && (
            <div key={`spans ${began}`} className="rule-spans">
              <DurationField
                name="delay_minutes"
                label={t("rules:delay")}
                hint={t("rules:delay_why")}
                defaultValue={draft.delay_minutes}
                errors={errors.delay_minutes}
                onChangeMinutes={(minutes) => set({ delay_minutes: minutes ?? 0 })}
              />
              <DurationField
                name="duration_minutes"
                label={t("rules:duration")}
                defaultValue={draft.duration_minutes}
                errors={errors.duration_minutes}
                onChangeMinutes={(minutes) => set({ duration_minutes: minutes ?? 0 })}
              />
            </div>
          )}
          {draft.schedule && <NextPlanNote view={view} />}
        </EditorPart>
        <EditorPart title={t("rules:part.which")}>
          {draft.event ? (
            <ChipRow
              filters={filters}
              values={draft.conditions}
              options={view.conditions}
              onChange={(conditions) => set({ conditions: conditions.map(toCondition) })}
            />
          ) : (
            <ChipRow
              filters={ruleFilters}
              values={toListFilters(draft)}
              options={choices}
              onChange={(chosen) => set(fromListFilters(chosen))}
            />
          )}
        </EditorPart>
        <EditorPart title={t("rules:part.what")}>
          {draft.event ? (
            <>
              <StepList steps={draft.actions} view={view} errors={errors} onChange={(actions) => set({ actions })} />
              <Switch
                label={t("rules:stops")}
                checked={draft.stops}
                onChange={(event) => set({ stops: event.currentTarget.checked })}
              />
              <p className="hint">{t("rules:stops_why")}</p>
            </>
          ) : (
            <>
              <Select
                label={t("rules:location")}
                required
                value={draft.location_id ?? ""}
                placeholder={t("plans:field.choose_location")}
                options={[...locations]}
                errors={errors.location_id}
                onChange={(event) => set({ location_id: event.currentTarget.value })}
              />
              <Switch
                label={t("rules:auto_confirm")}
                checked={draft.auto_confirm}
                onChange={(event) => set({ auto_confirm: event.currentTarget.checked })}
              />
              <p className="hint">{t("rules:auto_confirm_why")}</p>
            </>
          )}
        </EditorPart>
        <EditorPart title={t("rules:part.dry_run")}>
          <DryRunPart draft={draft} />
        </EditorPart>
      </fieldset>
      {canManage && <SaveBar state={state} label={open ? undefined : t("rules:create")} />}
      {/* Filter editors are forms of their own and must stand beside the rule's form, because forms cannot be nested. */}
      <form
        id={id}
        hidden
        onSubmit={(event) => {
          event.preventDefault();
          const existing = open ? { id: open.id, version: open.version } : {};
          void run(`settings.automation_rules.${open ? "update" : "create"}`, { ...draft, ...existing });
        }}
      />
      <LeaveGuard active={dirty && !busy && !result?.ok} />
    </div>
  );
}

function EditorPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rule-part">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function NextPlanNote({ view: { open, next, timezone } }: { view: RulesView }) {
  const t = useTranslate();
  const dates = useDates();
  if (!open) return <p className="hint">{t("rules:zone", { zone: timezone })}</p>;
  if (!next) return <p className="hint">{t("rules:next_paused", { zone: timezone })}</p>;
  const plan = dates.window(next.startAt, next.endAt);
  return <p className="hint">{t("rules:next", { at: dates.instant(next.at), plan, zone: timezone })}</p>;
}
