import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { BulkOutcome } from "#app/domain/kernel/result.ts";
import { useAsking } from "../../client/use-asking.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { toast } from "../../primitives/toast.ts";

interface ActDialogProps {
  title: string;
  /** What the button says; the title without it. */
  deed?: string | undefined;
  /** The way back, in words that the deed does not use; "Not now" without it. */
  back?: string | undefined;
  intent: string;
  /** Sent along unseen: what the action is done to. */
  hidden: Readonly<Record<string, string>>;
  text?: string | undefined;
  danger?: boolean | undefined;
  onClose: () => void;
  /** Fields of the command. */
  children?: ReactNode;
  /** What is said when it went through; the title without it. */
  done?: string;
}

/** Asks for what an action needs, sends it, and says why it was refused. */
export function ActDialog({
  title,
  deed,
  back,
  intent,
  hidden,
  text,
  danger,
  onClose,
  children,
  done,
}: ActDialogProps) {
  const { t, i18n } = useTranslation("common");
  const id = useId();
  const { Form, mark, answer, busy } = useAsking<Partial<BulkOutcome>>((each) => {
    if (!each.ok || each.value.refused?.length) return;
    toast(done ?? title);
    onClose();
  });
  const refused = answer?.ok ? answer.value.refused?.[0] : undefined;
  const problems = answer && !answer.ok ? [answer.message, ...Object.values(answer.errors).flat()] : [];
  if (refused) problems.push(i18n.t(`errors:${refused.code}`));

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {back ?? t("action.not_now")}
          </Button>
          <Button kind={danger ? "danger" : "primary"} type="submit" form={id} pending={busy}>
            {deed ?? title}
          </Button>
        </>
      }
    >
      <Form method="post" id={id} className="flex flex-col gap-3">
        <input {...mark} />
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {problems.length > 0 && (
          <p className="text-danger" role="alert">
            {problems.join(" ")}
          </p>
        )}
        {text && <p>{text}</p>}
        {children}
      </Form>
    </Dialog>
  );
}
