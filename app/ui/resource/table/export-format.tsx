import { Download } from "lucide-react";
import { mostChosen } from "#app/platform/lists/list-query.ts";
import { Select } from "../../primitives/select.tsx";
import { useWords } from "../../words/use-words.ts";
import type { BulkAction } from "../resource-spec.ts";

export const exportFormats = [
  { format: "xlsx", name: "Excel" },
  { format: "csv", name: "CSV" },
  { format: "pdf", name: "PDF" },
] as const;

/** What the selected rows are wanted as. */
function ExportFormat() {
  const say = useWords();
  const options = exportFormats.map(({ format, name }) => ({ value: format, label: name }));
  return <Select name="format" label={say("common:table.export_format")} options={options} />;
}

/** The bulk action that makes a file of what is selected. */
export function exportSelected<Row>(intent: string, to: string): BulkAction<Row> {
  return {
    intent,
    label: "common:action.export",
    icon: Download,
    hotkey: "d",
    opens: to,
    together: mostChosen,
    harmless: true,
    fields: () => <ExportFormat />,
  };
}
