import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { useAsking } from "../../client/use-asking.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { FieldErrors } from "../../primitives/field.tsx";
import { toast } from "../../primitives/toast.ts";
import { formNames } from "../form/form-names.ts";

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
  const fields = useRef<HTMLDivElement>(null);
  const refused = answer?.ok ? answer.value.refused?.[0] : undefined;
  const errors = answer && !answer.ok ? formNames(answer) : {};
  const [unsaid, setUnsaid] = useState<readonly string[]>([]);
  const problems = answer && !answer.ok ? [answer.message, ...unsaid] : [];
  if (refused) problems.push(i18n.t(`errors:${refused.code}`));
  // What no field says is said above them; the first that does has the focus.
  useEffect(() => {
    const box = fields.current;
    if (!box || answer?.ok !== false) return;
    const named = [...box.querySelectorAll("[name]")].filter((each) =>
      each.closest(".field")?.querySelector(".field-error"),
    );
    const said = new Set(named.map((each) => each.getAttribute("name")));
    setUnsaid(Object.entries(formNames(answer)).flatMap(([name, words]) => (said.has(name) ? [] : words)));
    box.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);

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
        <FieldErrors value={errors}>
          <div ref={fields} className="contents">
            {children}
          </div>
        </FieldErrors>
      </Form>
    </Dialog>
  );
}
