import { Send } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useAsking } from "#app/ui/client/use-asking.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { toast } from "#app/ui/primitives/toast.ts";
import { useWords } from "#app/ui/words/use-words.ts";

interface Counted {
  count: number;
  types: readonly { type: string; count: number }[];
  dry_run: boolean;
}

const which = ["undelivered", "all"] as const;
type Which = (typeof which)[number];

/** The account's own time, `YYYY-MM-DDTHH:MM`. */
export interface Range {
  since: string;
  until: string;
}

/** Events of a range are sent again: how many they are is told first. */
export function RecoverDialog({ id, range, onClose }: { id: string; range: Range; onClose: () => void }) {
  const say = useWords();
  const [since, setSince] = useState(range.since);
  const [until, setUntil] = useState(range.until);
  const [chosen, setChosen] = useState<Which>("undelivered");
  const [counted, setCounted] = useState<Counted | null>(null);
  const { ask, busy, refused } = useAsking<Counted>((answer) => {
    if (!answer.ok) return;
    if (answer.value.dry_run) return setCounted(answer.value);
    toast(say("settings:webhooks.sent", { count: answer.value.count }));
    onClose();
  });
  const asked = { id, since, until, which: chosen };
  const count = useEffectEvent(() => void ask("settings.webhooks.recover", { ...asked, dry_run: true }));
  useEffect(() => {
    setCounted(null);
    // A time that is half typed is none yet.
    if (since && until && chosen) count();
  }, [since, until, chosen]);
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
            onClick={() => void ask("settings.webhooks.recover", { ...asked, dry_run: false })}
          >
            {say("settings:webhooks.send", { count: found })}
          </Button>
        </>
      }
    >
      <p className="soft-ink">{say("settings:webhooks.recover_why")}</p>
      <div className="webhook-range">
        <DateTimeField
          kind="datetime-local"
          label={say("settings:webhooks.since")}
          defaultValue={range.since}
          onValue={setSince}
        />
        <DateTimeField
          kind="datetime-local"
          label={say("settings:webhooks.until")}
          defaultValue={range.until}
          onValue={setUntil}
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
