import { UsersRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { AgentStateShape } from "#app/ui/status/agent-state-shape.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { AgentsDialog } from "./agents-dialog.tsx";

/** Before there are routes: the chosen crews. */
export function CrewList() {
  const { t } = useTranslation("plans");
  const { view, may } = usePlanEditor();
  const [choosing, setChoosing] = useState(false);
  const { crews } = view.inputs;
  const choose = may("edit") && (
    <Button icon={UsersRound} onClick={() => setChoosing(true)}>
      {t("crew.choose")}
    </Button>
  );
  return (
    <>
      {crews.length === 0 ? (
        <EmptyState title={t("crew.empty")} text={t("crew.empty_why")} action={choose} />
      ) : (
        <>
          <ul className="routes">
            {crews.map(({ agent, vehicle }, index) => (
              <li key={agent.id} className="crew">
                <span className="crew-number">{index + 1}</span>
                <span className="name-lines">
                  <b>{vehicle?.label ?? agent.name}</b>
                  <span>
                    <AgentStateShape state={view.available.states[agent.id]} />{" "}
                    {vehicle ? agent.name : t("route.on_foot")}
                  </span>
                </span>
                <span className="faint-ink">
                  {agent.dayOff && t("crew.day_off")}
                  {agent.shiftStart && agent.shiftEnd ? `${agent.shiftStart}–${agent.shiftEnd}` : ""}
                </span>
              </li>
            ))}
          </ul>
          <div className="crew-foot">{choose}</div>
        </>
      )}
      <AgentsDialog open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}
