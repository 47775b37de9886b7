import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";

interface ProfileFormProps {
  intent: string;
  submit: string;
  children: (errors: Record<string, string[]>) => ReactNode;
  /** Called with the command's value on success; without it a toast confirms that it was saved. */
  onDone?: (value: unknown) => void;
  danger?: true;
}

/** A small form of the profile that posts on its own and shows errors beside its fields or below. */
export function ProfileForm({ intent, submit, children, onDone, danger }: ProfileFormProps) {
  const t = useTranslate();
  const fetcher = useFetcher<ActionResult>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data;
  const done = useRef(onDone);
  done.current = onDone;
  const saved = t("profile:saved");
  useEffect(() => {
    if (!answer?.ok) return;
    form.current?.reset();
    if (done.current) done.current(answer.value);
    else showToast(saved);
  }, [answer, saved]);
  const errors = answer?.ok === false ? answer.errors : {};
  const refusal = answer?.ok === false && Object.keys(errors).length === 0 ? answer.message : null;
  return (
    <fetcher.Form ref={form} data-guarded method="post" action="/profile" encType="multipart/form-data" noValidate>
      <input type="hidden" name="intent" value={intent} />
      <div className="field-grid">{children(errors)}</div>
      {refusal && (
        <p role="alert" className="text-danger text-sm mt-2">
          {refusal}
        </p>
      )}
      <Button type="submit" kind={danger ? "danger" : "secondary"} pending={fetcher.state !== "idle"} className="mt-3">
        {submit}
      </Button>
    </fetcher.Form>
  );
}
