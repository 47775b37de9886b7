import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { useCommand } from "../../client/use-command.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { FieldErrors } from "../../primitives/field.tsx";
import { showToast } from "../../primitives/toast.ts";
import { toFormErrors } from "../form/form-names.ts";

interface CommandDialogProps {
  title: string;
  /** Text of the button; the title by default. */
  submitLabel?: string | undefined;
  /** Text of the cancel button, in other words than the action; "Not now" by default. */
  cancelLabel?: string | undefined;
  intent: string;
  /** Hidden fields, such as the action's subject. */
  hidden: Readonly<Record<string, string>>;
  text?: string | undefined;
  danger?: boolean | undefined;
  onClose: () => void;
  /** Fields of the command. */
  children?: ReactNode;
  /** Success message; the title by default. */
  onDone?: string;
  /** Gets what the command made: a file. */
  onResult?: ((value: unknown) => void) | undefined;
}

/** Asks for an action's input, sends it, and shows a refusal. */
export function CommandDialog({
  title,
  submitLabel,
  cancelLabel,
  intent,
  hidden,
  text,
  danger,
  onClose,
  children,
  onDone,
  onResult,
}: CommandDialogProps) {
  const { t, i18n } = useTranslation("common");
  const id = useId();
  const { Form, callerProps, result, busy } = useCommand<Partial<BulkOutcome>>((each) => {
    if (!each.ok || each.value.refused?.length) return;
    onResult?.(each.value);
    showToast(onDone ?? title);
    onClose();
  });
  const fields = useRef<HTMLDivElement>(null);
  const refused = result?.ok ? result.value.refused?.[0] : undefined;
  const errors = result && !result.ok ? toFormErrors(result) : {};
  const [unsaid, setUnsaid] = useState<readonly string[]>([]);
  const problems = result && !result.ok ? [result.message, ...unsaid] : [];
  if (refused) problems.push(i18n.t(`errors:${refused.code}`));
  // Errors without a field are shown above the fields; the first field with an error gets focus.
  useEffect(() => {
    const box = fields.current;
    if (!box || result?.ok !== false) return;
    const named = [...box.querySelectorAll("[name]")].filter((each) =>
      each.closest(".field")?.querySelector(".field-error"),
    );
    const shownNames = new Set(named.map((each) => each.getAttribute("name")));
    setUnsaid(Object.entries(toFormErrors(result)).flatMap(([name, words]) => (shownNames.has(name) ? [] : words)));
    box.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [result]);

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {cancelLabel ?? t("action.not_now")}
          </Button>
          <Button kind={danger ? "danger" : "primary"} type="submit" form={id} pending={busy}>
            {submitLabel ?? title}
          </Button>
        </>
      }
    >
      <Form method="post" id={id} className="flex flex-col gap-3">
        <input {...callerProps} />
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
