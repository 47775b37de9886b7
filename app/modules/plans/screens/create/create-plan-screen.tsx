import { type SubmitEvent, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { proposeCrews } from "#app/modules/planning/model/propose-crews.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { PlanForm } from "../../commands/list/plan-form.server.ts";
import { estimatePlan } from "../../model/estimate-plan.ts";
import { findHoursProblem, findUsualLocation } from "../../model/work-to-plan.ts";
import { AgentPicker, type CrewChoice, toCrews } from "../routes/agent-picker.tsx";
import { LeftOutList } from "./left-out.tsx";
import { NotTaken, type PlanShipmentsOutcome } from "./not-taken.tsx";
import { countMinutes, NewPlanEstimate } from "./plan-estimate.tsx";
import { PlanFactFields } from "./plan-facts.tsx";
import { WorkPicker } from "./work-picker.tsx";
import "../editor/plan-dialogs.css";
import "./create-plan.css";

interface CreatedPlan {
  id: string;
  number: string;
  added: PlanShipmentsOutcome;
}

/** A new plan on one screen: when and where, and the proposed shipments and agents. */
export function CreatePlanScreen({ form }: { form: PlanForm }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const navigate = useNavigate();
  const loading = useNavigation().state === "loading";
  const listens = useHydrated();
  const id = useId();
  const [, setParams] = useSearchParams();
  const { day, type, choices, planned, work, leftOut } = form;
  const [{ start, end }, setHours] = useState({ start: "08:00", end: "18:00" });
  const hours = useMemo(() => ({ day, start, end }), [day, start, end]);
  const onHours = (next: { start?: string; end?: string }) => setHours((before) => ({ ...before, ...next }));
  const proposal = useMemo(() => proposeCrews(choices, type, planned, hours), [choices, type, planned, hours]);
  const [crews, setCrews] = useState<CrewChoice | null>(null);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [created, setCreated] = useState<CreatedPlan | null>(null);
  const choice = crews ?? proposal.crews;
  const { outside, due } = useMemo(() => {
    const { true: outside = [], false: due = [] } = Object.groupBy(work.due, (each) =>
      findHoursProblem(each, hours) ? "true" : "false",
    );
    return { outside, due };
  }, [work, hours]);
  const proposed = useMemo(() => new Set([...work.overdue, ...due].map((each) => each.id)), [work, due]);
  const chosen = useMemo(() => {
    const ids = new Set([...proposed].filter((each) => toggled.get(each) !== false));
    for (const [each, on] of toggled) if (on) ids.add(each);
    return ids;
  }, [proposed, toggled]);
  const [only] = choices.locations.length === 1 ? choices.locations : [];
  const [location, setLocationId] = useState<string | null>(null);
  const locationId = location ?? only?.id ?? findUsualLocation([...work.overdue, ...work.due]) ?? "";
  const minutes = countMinutes(start, end);
  const [done, setDone] = useState(false);
  const finish = (plan: CreatedPlan | null) => {
    if (plan?.added.refused.length) setDone(true);
    else if (plan) void navigate(`/plans/${plan.id}`);
  };
  const optimizing = useCommand(() => finish(created));
  const optimizes = useRef(false);
  const { run, refusal, busy } = useCommand<CreatedPlan>((answer) => {
    if (!answer.ok) return;
    const { id: planId, added } = answer.value;
    setCreated(answer.value);
    // A refused search shows on the plan itself.
    if (optimizes.current && added.succeeded.length > 0) void optimizing.run("plans.optimize", { planId });
    else finish(answer.value);
  });
  const missing = chosen.size === 0 ? t("create.no_shipments") : choice.size === 0 ? t("create.no_agents") : null;
  const waiting = busy || optimizing.busy;

  const estimate = useMemo(() => {
    const depot = choices.locations.find((each) => each.id === locationId)?.point ?? null;
    const chosenShipments = [...work.overdue, ...work.due, ...work.other].filter((each) => chosen.has(each.id));
    const capacities = [...choice.values()].map(
      (vehicleId) => choices.vehicles.find((each) => each.id === vehicleId)?.maxWeight ?? null,
    );
    return estimatePlan({ shipments: chosenShipments, capacities, depot, minutes, stopMinutes: form.stopMinutes });
  }, [choices, work, chosen, choice, locationId, minutes, form.stopMinutes]);

  const onToggle = (ids: readonly string[], on: boolean) =>
    setToggled((before) => new Map([...before, ...ids.map((each) => [each, on] as const)]));
  const show = (next: { day?: string; type?: string }) => {
    setToggled(new Map());
    setCrews(null);
    setParams({ day, type: String(type), ...next }, { replace: true, preventScrollReset: true });
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (missing) return;
    const { submitter } = event.nativeEvent;
    optimizes.current = submitter instanceof HTMLButtonElement && submitter.value === "optimize";
    const fields = new FormData(event.currentTarget);
    const text = (field: string) => String(fields.get(field) ?? "");
    void run("plans.create", {
      ...{ name: text("name"), locationId: text("locationId"), shipmentType: type },
      startAt: `${day}T${text("from")}`,
      endAt: `${day}T${text("to")}`,
      agents: toCrews(choice),
      objective: text("objective"),
      shipmentIds: [...chosen],
      fromOtherPlans: true,
    });
  };
  const errors = refusal?.errors ?? {};
  return (
    <form id={id} className="page-create-plan" onSubmit={send}>
      <PageTitle>{t("create.title")}</PageTitle>
      <header className="create-plan-head">
        <Crumbs crumbs={[{ label: t("title"), to: "/plans" }, { label: t("create.title") }]} />
        <h1>{t("create.title")}</h1>
        <PlanFactFields {...{ form, errors, locationId, hours, onHours }} onShow={show} onLocation={setLocationId} />
        {refusal && (
          <p className="problem" role="alert">
            {refusal.message}
          </p>
        )}
      </header>
      <div className="create-plan-panes" aria-busy={loading || undefined}>
        <section aria-labelledby={`${id}-shipments`}>
          <h2 id={`${id}-shipments`}>
            {t("tab.shipments")} <span className="faint-ink">{t("create.chosen", { count: chosen.size })}</span>
          </h2>
          <WorkPicker type={type} work={{ ...work, due }} chosen={chosen} onToggle={onToggle}>
            <LeftOutList {...{ leftOut, outside, hours, chosen, onToggle, onHours }} />
          </WorkPicker>
        </section>
        <section aria-labelledby={`${id}-agents`}>
          <h2 id={`${id}-agents`}>
            {t("column.agents")}{" "}
            <span className="faint-ink">
              {t("create.agents_chosen", { count: choice.size, total: choices.agents.length })}
            </span>
          </h2>
          <AgentPicker
            agents={choices.agents}
            states={choices.states}
            vehicles={choices.vehicles}
            choice={choice}
            onChoice={setCrews}
            excluded={proposal.excluded}
            planned={planned}
          />
        </section>
      </div>
      <footer className="save">
        <b>
          {t("create.summary", {
            shipments: t("create.shipments", { count: chosen.size }),
            agents: t("create.agents", { count: choice.size }),
          })}
        </b>
        <span className="soft-ink" role="status">
          {missing ?? <NewPlanEstimate estimate={estimate} />}
        </span>
        <span className="grow" />
        <ButtonLink kind="ghost" to="/plans">
          {translate("common:action.cancel")}
        </ButtonLink>
        <Button
          type="submit"
          disabled={!listens || missing !== null || loading}
          pending={waiting}
          {...(form.canOptimize ? {} : { kind: "primary" })}
        >
          {t("create.action")}
        </Button>
        {form.canOptimize && (
          <Button
            kind="primary"
            type="submit"
            value="optimize"
            disabled={!listens || missing !== null || loading}
            pending={waiting}
          >
            {t("create.optimize")}
          </Button>
        )}
      </footer>
      {created && done && (
        <NotTaken
          plan={created}
          getName={(shipment) =>
            [...work.overdue, ...work.due, ...work.other].find((each) => each.id === shipment)?.number ?? shipment
          }
        />
      )}
    </form>
  );
}
