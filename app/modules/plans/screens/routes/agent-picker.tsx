import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PlanAgent, PlanVehicle } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanChoices } from "#app/modules/planning/model/plan-view.ts";
import type { CrewProposal, PlannedCrew } from "#app/modules/planning/model/propose-crews.ts";
import { findDefaultVehicle } from "#app/modules/planning/model/propose-crews.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import { AgentStateShape } from "#app/ui/status/agent-state-shape.tsx";

/** Chosen agents with their vehicles; null is on foot. */
export type CrewChoice = ReadonlyMap<string, string | null>;

interface AgentPickerProps {
  agents: readonly PlanAgent[];
  vehicles: readonly PlanVehicle[];
  /** How they are at the moment. */
  states: PlanChoices["states"];
  choice: CrewChoice;
  onChoice(choice: CrewChoice): void;
  /** Why agents were not proposed, and the crews of other plans of the day. */
  excluded?: CrewProposal["excluded"];
  planned?: readonly PlannedCrew[];
}

/** Agents and their vehicles. Selecting an agent also selects the vehicle they usually drive, if it is free. */
export function AgentPicker({ agents, vehicles, states, choice, onChoice, excluded, planned = [] }: AgentPickerProps) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const id = useId();
  const set = (agentId: string, vehicleId: string | null) => onChoice(new Map(choice).set(agentId, vehicleId));
  const toggle = (agent: PlanAgent) => {
    const next = new Map(choice);
    if (!next.delete(agent.id)) next.set(agent.id, findDefaultVehicle(agent, vehicles, new Set(choice.values())));
    onChoice(next);
  };
  const toggleAll = () => {
    if (choice.size > 0) return onChoice(new Map());
    let all: CrewChoice = new Map();
    for (const agent of agents.filter(({ dayOff }) => !dayOff))
      all = new Map(all).set(agent.id, findDefaultVehicle(agent, vehicles, new Set(all.values())));
    onChoice(all);
  };
  const describe = (agent: PlanAgent) => {
    const exclusion = agent.dayOff ? "day_off" : excluded?.get(agent.id);
    if (exclusion)
      return (
        <span className="is-warning">
          {t(`crew.${exclusion}`, {
            plan: planned.find(({ agentId }) => agentId === agent.id)?.plan ?? "",
            start: agent.shiftStart ?? "",
            end: agent.shiftEnd ?? "",
          })}
        </span>
      );
    return agent.shiftStart && agent.shiftEnd ? `${agent.shiftStart}–${agent.shiftEnd}` : t("crew.no_shift");
  };
  if (agents.length === 0)
    return (
      <p className="hint">
        {t("crew.none")} <AddMissing what="agents" />
      </p>
    );
  const leftOut = agents.filter(({ id: agentId }) => excluded?.has(agentId));
  const available = agents.filter(({ id: agentId }) => !excluded?.has(agentId));
  const list = (shown: readonly PlanAgent[]) => (
    <ul>
      {shown.map((agent) => (
        <li key={agent.id}>
          <label htmlFor={`${id}-${agent.id}`}>
            <BareCheckbox id={`${id}-${agent.id}`} checked={choice.has(agent.id)} onChange={() => toggle(agent)} />
            <span className="name-lines">
              <b>{agent.name}</b>
              <span>
                <AgentStateShape state={states[agent.id]} /> {describe(agent)}
              </span>
            </span>
          </label>
          {choice.has(agent.id) && (
            <Select
              label={t("crew.vehicle_of", { name: agent.name })}
              hideLabel
              placeholder={t("preassign.on_foot")}
              value={choice.get(agent.id) ?? ""}
              options={vehicles.map((vehicle) => ({
                value: vehicle.id,
                label: vehicle.label,
                disabled: choice.get(agent.id) !== vehicle.id && [...choice.values()].includes(vehicle.id),
              }))}
              onChange={(event) => set(agent.id, event.target.value || null)}
            />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <fieldset className="picker">
      <legend className="visually-hidden">{t("crew.title")}</legend>
      <label className="pick-head" htmlFor={`${id}-all`}>
        <BareCheckbox
          id={`${id}-all`}
          checked={choice.size === agents.length}
          mixed={choice.size > 0 && choice.size < agents.length}
          onChange={toggleAll}
        />
        {translate("common:table.select_all")}
      </label>
      {list(available)}
      {leftOut.length > 0 && (
        <>
          <h3 className="pick-head">{t("left_out.title", { count: leftOut.length })}</h3>
          {list(leftOut)}
        </>
      )}
    </fieldset>
  );
}

/** The selection as command input. */
export function toCrews(choice: CrewChoice): { agentId: string; vehicleId: string | null }[] {
  return [...choice].map(([agentId, vehicleId]) => ({ agentId, vehicleId }));
}
