import { type FormEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { PlanChoices } from "#app/modules/planning/model/plan-view.ts";
import { type ShipmentType, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { PlanFields, readPlanFields } from "../desk/plan-fields.tsx";
import { AgentPicker, type CrewChoice, toCrews } from "../routes/agent-picker.tsx";
import { ShipmentPicker } from "../shipments/shipment-picker.tsx";

/** What the form offers; the read behind it is `readPlanForm`. */
export interface NewPlanForm extends PlanChoices {
  /** Local date of the account. */
  today: string;
}

interface CreatePlanProps {
  form: NewPlanForm;
  onClose: () => void;
}

const steps = ["facts", "agents", "shipments"] as const;
type Step = (typeof steps)[number];

/** The form for a new plan: period, crews, shipments. Success opens the plan. */
export function CreatePlanDialog({ form, onClose }: CreatePlanProps) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const formId = useId();
  const { run, result, busy } = useCommand();
  const [step, setStep] = useState<Step>("facts");
  const other = useFetcher<{ form: NewPlanForm }>();
  const [type, setType] = useState<ShipmentType>(3);
  const [choice, setChoice] = useState<CrewChoice>(new Map());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const refusal = result && !result.ok ? result : null;
  const offered = other.data?.form ?? form;
  useEffect(() => {
    // Refusals of fields all belong to the first step.
    if (refusal && Object.keys(refusal.errors).length > 0) setStep("facts");
  }, [refusal]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = steps[steps.indexOf(step) + 1];
    const facts = readPlanFields(new FormData(event.currentTarget));
    const day = facts.startAt.slice(0, 10);
    // Agents' availability depends on the day, so it is loaded again.
    if (step === "facts" && day !== offered.today) void other.load(`/plans?day=${day}`);
    if (next) return setStep(next);
    const agents = toCrews(choice);
    void run("plans.create", { ...facts, shipmentType: type, agents, shipmentIds: [...chosen] });
  };
  const last = step === "shipments";
  const before = steps[steps.indexOf(step) - 1];
  const footer = (
    <>
      <span className="hint grow">{t(`create.step_${step}`)}</span>
      <Button kind="ghost" onClick={before ? () => setStep(before) : onClose}>
        {translate(before ? "common:action.back" : "common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={formId} pending={busy}>
        {last ? t("create.action") : translate("common:action.next")}
      </Button>
    </>
  );
  return (
    <Dialog open title={t("create.title")} onClose={onClose} footer={footer} wide>
      {refusal && (
        <p className="problem" role="alert">
          {refusal.message}
        </p>
      )}
      <form id={formId} onSubmit={send}>
        <div hidden={step !== "facts"}>
          <Select
            label={t("field.type")}
            value={String(type)}
            options={shipmentTypes.rows.map(({ code, key }) => ({ value: String(code), label: t(`type.${key}`) }))}
            onChange={(event) => {
              const found = shipmentTypes.rows.find(({ code }) => String(code) === event.target.value);
              if (found) setType(found.code);
              setChosen(new Set());
            }}
          />
          <PlanFields
            before={getInitialFacts(form, t("create.name", { day: form.today }))}
            locations={form.locations}
            errors={refusal?.errors ?? {}}
          />
        </div>
        {step === "agents" && other.state === "idle" && (
          <AgentPicker
            agents={offered.agents}
            states={offered.states}
            vehicles={offered.vehicles}
            choice={choice}
            onChoice={setChoice}
          />
        )}
        {step === "shipments" && <ShipmentPicker type={type} chosen={chosen} onChosen={setChosen} />}
      </form>
    </Dialog>
  );
}

function getInitialFacts({ today, locations }: NewPlanForm, name: string) {
  return {
    name,
    startAt: `${today}T08:00`,
    endAt: `${today}T18:00`,
    locationId: locations.length === 1 ? (locations[0]?.id ?? "") : "",
    pickupGraceMinutes: 0,
    dropoffGraceMinutes: 0,
    autoConfirm: false,
  };
}
