import { saveFile } from "#app/ui/client/save-file.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { TextArea } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import type { PaymentRunView } from "../../commands/payment-runs/view-runs.server.ts";

export type RunQuestion = "approve" | "file" | "void";

interface PaymentRunDialogProps {
  view: PaymentRunView;
  asking: RunQuestion;
  /** The run's total, formatted. */
  sum: string;
  onClose: () => void;
}

/** Asks before a run is approved, its file made, or it is voided. */
export function PaymentRunDialog({ view: { run }, asking, sum, onClose }: PaymentRunDialogProps) {
  const t = useTranslate();
  const dates = useDates();
  const again = run.files > 0;
  const { number, version } = run;
  const words = {
    approve: {
      ...{ title: t("runs:approve"), text: t("runs:approve_text", { sum, day: dates.local(run.payOn, "date") }) },
      done: t("runs:approved_done", { number }),
    },
    file: {
      title: t(again ? "runs:make_again" : "runs:make_file"),
      text: again ? t("runs:again_text") : t("runs:make_text", { sum }),
      done: t("runs:filed_done", { name: number }),
    },
    void: {
      title: t("runs:void_title", { number }),
      text: t("runs:void_text"),
      done: t("runs:voided_done", { number }),
    },
  }[asking];
  return (
    <CommandDialog
      title={words.title}
      text={words.text}
      submitLabel={asking === "void" ? t("runs:void") : words.title}
      cancelLabel={asking === "void" ? t("runs:void_not") : undefined}
      intent={`accounting.payment_runs.${asking}`}
      hidden={{ number, version: String(version) }}
      danger={asking === "void" || (asking === "file" && again)}
      onDone={words.done}
      onResult={asking === "file" ? saveRunFile : undefined}
      onClose={onClose}
    >
      {(asking === "void" || (asking === "file" && again)) && (
        <TextArea name="reason" label={t("runs:reason")} maxLength={300} required />
      )}
    </CommandDialog>
  );
}

function saveRunFile(made: unknown): void {
  const { name = "", type = "", body = "" }: { name?: string; type?: string; body?: string } = Object(made);
  saveFile({ name, type, body });
}
