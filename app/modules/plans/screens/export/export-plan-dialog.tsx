import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { PrintDialog } from "#app/ui/resource/bulk/print-dialog.tsx";

const planFormats = ["pdf", "zip", "xlsx", "csv"] as const;

/** Chooses how to export a plan: printed for its drivers, or as a table. */
export function ExportPlanDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const t = useTranslate();
  const options = planFormats.map((value) => ({ value, label: t(`plans:export.${value}`) }));
  return (
    <PrintDialog
      title={t("plans:export.title")}
      submit={t("plans:export.action")}
      action={`/plans/${planId}/sheets`}
      of={{}}
      onClose={onClose}
    >
      <Select name="format" label={t("plans:export.format")} options={options} />
    </PrintDialog>
  );
}
