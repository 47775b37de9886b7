import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { AgentPicker, type CrewChoice, toCrews } from "./agent-picker.tsx";

/** Changes who drives in this plan. */
export function AgentsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { view } = usePlanEditor();
  const chosen: CrewChoice = new Map(view.inputs.crews.map(({ agent, vehicle }) => [agent.id, vehicle?.id ?? null]));
  return open ? <AgentsForm before={chosen} onClose={onClose} /> : null;
}

function AgentsForm({ before, onClose }: { before: CrewChoice; onClose: () => void }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { view, act } = usePlanEditor();
  const [choice, setChoice] = useState(before);
  const footer = (
    <>
      {view.document && <span className="hint grow">{t("crew.stale")}</span>}
      <Button kind="ghost" onClick={onClose}>
        {translate("common:action.cancel")}
      </Button>
      <Button
        kind="primary"
        onClick={() => {
          onClose();
          act.send({ intent: "plans.choose_agents", agents: toCrews(choice) });
        }}
      >
        {t("crew.save", { count: choice.size })}
      </Button>
    </>
  );
  return (
    <Dialog open title={t("crew.title")} onClose={onClose} footer={footer} wide>
      <AgentPicker
        agents={view.available.agents}
        vehicles={view.available.vehicles}
        states={view.available.states}
        choice={choice}
        onChoice={setChoice}
      />
    </Dialog>
  );
}
