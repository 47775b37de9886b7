import { Download } from "lucide-react";
import { MAX_SELECTED_ROWS } from "#app/platform/lists/list-query.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Select } from "../../primitives/select.tsx";
import type { BulkAction } from "../resource-spec.ts";

export const exportFormats = [
  { format: "xlsx", name: "Excel" },
  { format: "csv", name: "CSV" },
  { format: "pdf", name: "PDF" },
] as const;

/** The file format for the selected rows. */
function ExportFormat() {
  const t = useTranslate();
  const options = exportFormats.map(({ format, name }) => ({ value: format, label: name }));
  return <Select name="format" label={t("common:table.export_format")} options={options} />;
}

/** The bulk action that exports the selected rows. */
export function createExportAction<Row>(intent: string, to: string): BulkAction<Row> {
  return {
    intent,
    label: "common:action.export",
    icon: Download,
    hotkey: "d",
    opens: to,
    together: MAX_SELECTED_ROWS,
    harmless: true,
    fields: () => <ExportFormat />,
  };
}
