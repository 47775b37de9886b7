import { LogIn } from "lucide-react";
import { useId, useState } from "react";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { useLookup } from "#app/ui/client/use-lookup.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { type Choice, Combobox } from "#app/ui/primitives/combobox.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";

/** Checks in one agent, found by name; for several, use the list's bulk action. */
export function CheckInButton() {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon={LogIn} disabled={!hydrated} onClick={() => setOpen(true)}>
        {t("fleet:check_in")}
      </Button>
      {open && <CheckInDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function CheckInDialog({ onClose }: { onClose(): void }) {
  const t = useTranslate();
  const form = useId();
  const agents = useLookup("agents");
  const [agent, setAgent] = useState<Choice | null>(null);
  const [refused, setRefused] = useState<BulkOutcome["refused"][number] | null>(null);
  const act = useCommandWithToast<BulkOutcome>((_, outcome) => {
    const [first] = outcome.refused;
    setRefused(first ?? null);
    if (first || !agent) return;
    showToast(t("fleet:checked_in", { name: agent.label }));
    onClose();
  });
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {t("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={form} disabled={!agent} pending={act.busy}>
        {t("fleet:check_in")}
      </Button>
    </>
  );
  return (
    <Dialog open title={t("fleet:check_in_title")} onClose={onClose} footer={footer}>
      <form
        id={form}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (agent) act.run("fleet.attendance.check_in", { ids: [agent.value] });
        }}
      >
        <Combobox
          label={t("fleet:column.agent")}
          {...(agents ? { load: agents } : {})}
          errors={refused ? [t(`errors:${refused.code}`, refused.params)] : undefined}
          onChoose={(choice) => {
            setAgent(choice);
            setRefused(null);
          }}
        />
      </form>
    </Dialog>
  );
}
