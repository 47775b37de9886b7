import { useNavigate } from "react-router";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";

export interface DuplicateDialogProps<Value> {
  intent: string;
  number: string;
  /** The URL of the duplicate, or why it was refused. */
  outcome: (value: Value) => { to: string } | { why: TranslationKey };
  onClose: () => void;
}

const windowFields: FormSection["fields"] = (["delivery", "pickup"] as const).flatMap((which) =>
  (["from", "to"] as const).map((end) => ({
    kind: "datetime" as const,
    name: `${which}_schedule.${end}`,
    label: `common:duplicate.${which}_${end}` as const,
    span: 3 as const,
    optional: true,
  })),
);

const loadSchema = () => import("../../model/duplicate-order.ts").then((module) => module.duplicateSchema);

/** Chooses new time windows, creates the duplicate, and opens it. */
export function DuplicateDialog<Value>({ intent, number, outcome, onClose }: DuplicateDialogProps<Value>) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <FormDialog<Value>
      title={t("common:duplicate.title", { number })}
      submit={t("common:duplicate.create")}
      intent={intent}
      schema={loadSchema}
      hidden={{ number }}
      sections={[
        { key: "windows", title: "common:duplicate.when", hint: "common:duplicate.text", fields: windowFields },
      ]}
      onDone={(value) => {
        const result = outcome(value as Value);
        if ("why" in result) return showErrorToast(t(result.why));
        showToast(t("common:duplicate.done"));
        navigate(result.to);
      }}
      onClose={onClose}
    />
  );
}
