import { Ellipsis, FlaskConical } from "lucide-react";
import { useState } from "react";
import type { Sandbox } from "#app/modules/sandbox/model/sandbox.ts";
import { toInstant, toLocalTime } from "#app/platform/time/local-time.ts";
import { useNow } from "../../client/use-now.ts";
import { DateTimeText, useDates } from "../../formats/date-time.tsx";
import { formatWithinSentence } from "../../formats/dates.ts";
import { useFormats } from "../../formats/formats-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button, IconButton } from "../../primitives/button.tsx";
import { DateTimeField } from "../../primitives/date-time-field.tsx";
import { ConfirmDialog, Dialog } from "../../primitives/dialog.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { Menu } from "../../primitives/menu.tsx";
import { useSandbox } from "./use-sandbox.ts";
import "./sandbox-bar.css";

/** How far the buttons move the clock. */
const steps = [
  { by: "1h", word: "sandbox:hour" },
  { by: "1d", word: "sandbox:day" },
  { by: "1w", word: "sandbox:week" },
] as const;

/** The bar above every page of a sandbox: its time, and actions to move the clock, fill and reset it. */
export function SandboxBar({ sandbox }: { sandbox: Sandbox & { canMove: boolean } }) {
  const t = useTranslate();
  const formats = useFormats();
  const dates = useDates();
  const now = useNow(formats);
  const does = useSandbox(sandbox);
  const [asking, setAsking] = useState<"to" | "reset" | null>(null);
  const { target, resetting, canMove } = sandbox;
  const state = resetting
    ? t("sandbox:resetting")
    : target === null
      ? null
      : t("sandbox:moving", { time: formatWithinSentence(dates.instant(target)) });
  return (
    <section className="sandbox-bar" aria-label={t("sandbox:title")}>
      <Icon of={FlaskConical} size={15} />
      <b>{t("sandbox:title")}</b>
      <span className="sandbox-time" role="status">
        {state ?? (
          <>
            <DateTimeText at={now} style="date" />, <DateTimeText at={now} style="time" />
          </>
        )}
      </span>
      {canMove && (
        <>
          <span className="sandbox-steps">
            {steps.map(({ by, word }) => (
              <Button key={by} kind="ghost" disabled={does.busy} onClick={() => does.forward(by)}>
                {t(word)}
              </Button>
            ))}
          </span>
          <Menu
            label={t("sandbox:actions")}
            items={[
              ...steps.map(({ by, word }) => ({ key: by, label: t(word), onSelect: () => does.forward(by) })),
              { key: "to", label: t("sandbox:move_to"), onSelect: () => setAsking("to") },
              { key: "fill", label: t("sandbox:fill"), divided: true, onSelect: does.fill },
              {
                key: "reset",
                label: t("sandbox:reset_ask"),
                danger: true,
                onSelect: () => setAsking("reset"),
              },
              { key: "screen", label: t("sandbox:screen"), divided: true, to: "/settings/sandbox" },
            ]}
            trigger={(props) => (
              <IconButton {...props} icon={Ellipsis} label={t("sandbox:actions")} disabled={does.busy} />
            )}
          />
        </>
      )}
      {asking === "to" && <MoveDialog now={now} onMove={does.moveTo} onClose={() => setAsking(null)} />}
      <ConfirmDialog
        open={asking === "reset"}
        title={t("sandbox:reset_title")}
        text={t("sandbox:reset_text")}
        action={t("sandbox:reset_do")}
        cancel={t("common:action.cancel")}
        danger
        onConfirm={() => void does.reset()}
        onClose={() => setAsking(null)}
      />
    </section>
  );
}

interface MoveDialogProps {
  now: number;
  onMove: (to: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the time that the clock is moved to, in the account's zone. */
function MoveDialog({ now, onMove, onClose }: MoveDialogProps) {
  const t = useTranslate();
  const { timezone } = useFormats();
  const [local, setLocal] = useState(() => toLocalTime(now, timezone));
  const move = async () => {
    if (local && (await onMove(new Date(toInstant(local, timezone)).toISOString()))) onClose();
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {t("common:action.cancel")}
      </Button>
      <Button kind="primary" disabled={local === ""} onClick={() => void move()}>
        {t("sandbox:move")}
      </Button>
    </>
  );
  return (
    <Dialog open title={t("sandbox:move_title")} onClose={onClose} footer={footer}>
      <p className="text-ink-2">{t("sandbox:move_text")}</p>
      <DateTimeField
        kind="datetime-local"
        label={t("sandbox:move_label")}
        defaultValue={local}
        min={toLocalTime(now, timezone).slice(0, 10)}
        onValue={setLocal}
      />
    </Dialog>
  );
}
