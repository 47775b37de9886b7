import { type ReactNode, type SubmitEvent, Suspense, useEffect, useId, useRef } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import type { BulkAction } from "../resource-spec.ts";
import type { Bulk } from "./use-bulk.ts";

interface BulkDialogProps {
  action: Omit<BulkAction<never>, "fields" | "available">;
  /** Further fields of the action. */
  fields: ReactNode;
  count: number;
  bulk: Pick<Bulk<never>, "settled" | "busy" | "failure">;
  /** Confirmed, with the fields of the dialog. */
  onRun: (form: FormData) => void;
  /** Canceled; earlier refusals are cleared too. */
  onClose: () => void;
  /** Done; refusals stay visible. */
  onDone: () => void;
}

/** Asks for a bulk action's input, and warns that some selected rows may not allow it. */
export function BulkDialog({ action, fields, count, bulk, onRun, onClose, onDone }: BulkDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const settledBefore = useRef(bulk.settled);
  useEffect(() => {
    if (bulk.settled > settledBefore.current) onDone();
  }, [bulk.settled, onDone]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onRun(new FormData(event.currentTarget));
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {t(action.cancelLabel ?? "common:action.not_now", { count })}
      </Button>
      <Button type="submit" form={formId} kind={action.danger ? "danger" : "primary"} pending={bulk.busy}>
        {t(action.submitLabel ?? action.label, { count })}
      </Button>
    </>
  );
  return (
    <Dialog open title={t(action.submitLabel ?? action.label, { count })} onClose={onClose} footer={footer}>
      <form id={formId} onSubmit={onSubmit} className="grid gap-3.5">
        <p className="soft-ink">
          {t("common:bulk.applies", { count })}{" "}
          {action.harmless ? action.confirm && t(action.confirm) : t(action.confirm ?? "common:bulk.warning")}
        </p>
        <Suspense fallback={<p className="faint-ink">{t("common:field.loading")}</p>}>{fields}</Suspense>
        {bulk.failure && (
          <div className="error-summary" role="alert">
            <div>
              <b>{bulk.failure.message}</b>
              {Object.entries(bulk.failure.errors).map(([field, sentences]) => (
                <p key={field}>{sentences.join(" ")}</p>
              ))}
            </div>
          </div>
        )}
      </form>
    </Dialog>
  );
}
