import { Send } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useAsking } from "#app/ui/client/use-asking.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { toast } from "#app/ui/primitives/toast.ts";
import { useWords } from "#app/ui/words/use-words.ts";

interface Counted {
  count: number;
  types: readonly { type: string; count: number }[];
  dry_run: boolean;
}

const hour = 3_600_000;
const ranges = ["1", "24", "72", "168", "720"] as const;
const which = ["undelivered", "all"] as const;
type Which = (typeof which)[number];

/** Events of a range are sent again: how many they are is told first. */
export function RecoverDialog({ id, now, onClose }: { id: string; now: number; onClose: () => void }) {
  const say = useWords();
  const [hours, setHours] = useState<string>("24");
  const [chosen, setChosen] = useState<Which>("undelivered");
  const [counted, setCounted] = useState<Counted | null>(null);
  const { ask, busy, refused } = useAsking<Counted>((answer) => {
    if (!answer.ok) return;
    if (answer.value.dry_run) return setCounted(answer.value);
    toast(say("settings:webhooks.sent", { count: answer.value.count }));
    onClose();
  });
  const range = { id, since: new Date(now - Number(hours) * hour).toISOString(), which: chosen };
  const count = useEffectEvent(() => void ask("settings.webhooks.recover", { ...range, dry_run: true }));
  useEffect(() => {
    setCounted(null);
    if (hours && chosen) count();
  }, [hours, chosen]);
  const found = counted?.count ?? 0;
  return (
    <Dialog
      open
      title={say("settings:webhooks.recover_title")}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {say("common:action.cancel")}
          </Button>
          <Button
            kind="primary"
            icon={Send}
            pending={busy}
            disabled={found === 0}
            onClick={() => void ask("settings.webhooks.recover", { ...range, dry_run: false })}
          >
            {say("settings:webhooks.send", { count: found })}
          </Button>
        </>
      }
    >
      <p className="soft-ink">{say("settings:webhooks.recover_why")}</p>
      <div className="webhook-range">
        <Select
          label={say("settings:webhooks.since")}
          value={hours}
          onChange={(event) => setHours(event.currentTarget.value)}
          options={ranges.map((value) => ({ value, label: say(`settings:webhooks.range.${value}`) }))}
        />
        <Select
          label={say("settings:webhooks.which")}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value === "all" ? "all" : "undelivered")}
          options={which.map((value) => ({ value, label: say(`settings:webhooks.which_of.${value}`) }))}
        />
      </div>
      {refused && <p role="alert">{refused.message}</p>}
      <div className="webhook-count" aria-live="polite">
        <p>
          <b>{counted ? found : "…"}</b> {say("settings:webhooks.count", { count: found })}
        </p>
        <ul>
          {counted?.types.map((each) => (
            <li key={each.type}>
              <span>{each.type}</span> <span>{each.count}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
