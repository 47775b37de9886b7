import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { ActionAnswer } from "#app/domain/kernel/answer.ts";
import type { BulkOutcome } from "#app/domain/kernel/result.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { toast } from "#app/ui/primitives/toast.ts";

interface ActDialogProps {
  title: string;
  intent: string;
  shipmentId: string;
  text?: string | undefined;
  danger?: boolean | undefined;
  onClose: () => void;
  /** Fields of the command. */
  children: ReactNode;
}

/** Asks for what an action needs, sends it, and says why it was refused. */
export function ActDialog({ title, intent, shipmentId, text, danger, onClose, children }: ActDialogProps) {
  const { t, i18n } = useTranslation(["shipments", "common"]);
  const id = useId();
  const fetcher = useFetcher<ActionAnswer<BulkOutcome>>();
  const handled = useRef<unknown>(null);
  const answer = fetcher.data;
  const refused = answer?.ok ? answer.value.refused[0] : undefined;
  const problems = answer && !answer.ok ? [answer.message, ...Object.values(answer.errors).flat()] : [];
  if (refused) problems.push(i18n.t(`errors:${refused.code}`));

  useEffect(() => {
    if (!answer?.ok || fetcher.state !== "idle" || handled.current === answer) return;
    handled.current = answer;
    if (answer.value.refused.length > 0) return;
    toast(title);
    onClose();
  }, [answer, fetcher.state, title, onClose]);

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t("common:action.close")}
          </Button>
          <Button kind={danger ? "danger" : "primary"} type="submit" form={id} pending={fetcher.state !== "idle"}>
            {title}
          </Button>
        </>
      }
    >
      <fetcher.Form method="post" id={id} className="flex flex-col gap-3">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="shipments[0]" value={shipmentId} />
        {problems.length > 0 && (
          <p className="text-danger" role="alert">
            {problems.join(" ")}
          </p>
        )}
        {text && <p>{text}</p>}
        {children}
      </fetcher.Form>
    </Dialog>
  );
}
