import { ArrowDown, ArrowUp, Ellipsis, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Switch } from "#app/ui/primitives/checkbox.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { Menu } from "#app/ui/primitives/menu.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { AutomationRuleView } from "../model/automation-rule.ts";

const intents = {
  on: "settings.automation_rules.activate",
  off: "settings.automation_rules.deactivate",
  run: "settings.automation_rules.run",
  move: "settings.automation_rules.move",
  remove: "settings.automation_rules.delete",
} as const;

interface RuleActionsProps {
  rule: AutomationRuleView;
  /** Position in the order, from one; null when the reader may not see it. */
  place: number | null;
  /** How many there are. */
  last: number;
  dirty: boolean;
}

const moves = [
  { key: "earlier", by: -1, icon: ArrowUp },
  { key: "later", by: 1, icon: ArrowDown },
] as const;

/** Buttons to enable, pause, run and delete a rule. Unsaved changes must be saved first. */
export function RuleActions({ rule, place, last, dirty }: RuleActionsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const listens = useHydrated();
  const [removing, setRemoving] = useState(false);
  const act = useCommandWithToast((intent) => {
    if (intent === intents.run) showToast(t("rules:running"));
    if (intent === intents.remove) void navigate("/plans/rules", { replace: true });
  });
  const barred = !listens || act.busy;
  return (
    <div className="rule-acts">
      <Switch
        label={t("rules:enabled")}
        checked={rule.active}
        disabled={barred || dirty}
        onChange={() => act.run(rule.active ? intents.off : intents.on, { ids: [rule.id] })}
      />
      {rule.schedule && (
        <Button icon={Play} disabled={barred || dirty} onClick={() => act.run(intents.run, { id: rule.id })}>
          {t("rules:run")}
        </Button>
      )}
      <Menu
        label={t("common:action.more")}
        align="end"
        items={[
          ...(place === null
            ? []
            : moves.map(({ key, by, icon }) => ({
                ...{ key, icon, label: t(`rules:${key}`) },
                ...(place + by < 1 || place + by > last ? { unavailable: t(`rules:${key}_end`) } : {}),
                onSelect: () => act.run(intents.move, { id: rule.id, place: place + by }),
              }))),
          {
            ...{ key: "delete", label: t("common:action.delete"), icon: Trash2, danger: true },
            onSelect: () => setRemoving(true),
          },
        ]}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t("common:action.more")} />}
      />
      <ConfirmDialog
        open={removing}
        title={t("rules:delete_sure", { name: rule.name })}
        text={t("rules:delete_why")}
        action={t("rules:delete")}
        cancel={t("rules:keep")}
        danger
        onClose={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false);
          act.run(intents.remove, { ids: [rule.id] });
        }}
      />
    </div>
  );
}
