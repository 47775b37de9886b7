import { useMemo } from "react";
import { useFetchers } from "react-router";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ImportScreen } from "../../commands/wizard/read-import.server.ts";
import { useFieldLabels } from "../wizard/field-labels.ts";
import { buildRepairColumns } from "./repair-columns.ts";
import { RepairRow } from "./repair-row.tsx";
import { type GridPosition, useGrid } from "./use-grid.ts";

/** Rows as editable cells, with each issue as a sentence below its row. */
export function RepairGrid({ data }: { data: ImportScreen }) {
  const t = useTranslate();
  const { run } = useCommandWithToast();
  const { getLabel, getShortLabel } = useFieldLabels();
  const columns = useMemo(() => buildRepairColumns(data), [data]);
  const sent = useSentTexts();
  const getText = ({ row, column }: GridPosition) => {
    const shown = data.rows[row];
    const field = columns[column]?.field ?? "external_id";
    return shown ? (sent.get(`${shown.row} ${field}`) ?? shown.values[field] ?? "") : "";
  };
  const save = ({ row, column }: GridPosition, text: string) => {
    const shown = data.rows[row];
    const field = columns[column]?.field;
    if (shown && field) run("orders.import.repair", { row: shown.row, values: { [field]: text } });
  };
  const grid = useGrid({ rows: data.rows.length, columns: columns.length }, getText, save);
  const sameIssueCounts = useMemo(() => countSameIssues(data.rows), [data.rows]);
  const editable = data.import.status === "validated";
  return (
    <div className="grid-wrap scroll">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are typed into is a grid. */}
      <table className="cells" role="grid" aria-label={t("imports:rows.grid")} ref={grid.table}>
        <colgroup>
          <col width={46} />
          {columns.map(({ field, width }) => (
            <col key={field} width={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className="to-right" scope="col">
              {t("imports:rows.row")}
            </th>
            {columns.map(({ field, right }) => (
              <th key={field} scope="col" className={right ? "to-right" : ""} title={getLabel(field)}>
                {getShortLabel(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row, index) => (
            <RepairRow
              key={row.row}
              row={row}
              index={index}
              columns={columns}
              grid={grid}
              getText={getText}
              sameIssueCounts={sameIssueCounts}
              editable={editable}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Texts that are being saved, shown at once. */
function useSentTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { json } of useFetchers()) {
    if (typeof json !== "object" || json === null || Array.isArray(json) || !("values" in json)) continue;
    for (const [field, text] of Object.entries(json.values ?? {}))
      texts.set(`${"row" in json ? json.row : ""} ${field}`, String(text));
  }
  return texts;
}

/** The number of rows on the page with the same issue and the same fix. */
function countSameIssues(rows: ImportScreen["rows"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { issues } of rows)
    for (const { field, code, suggestion } of issues) {
      const key = `${field} ${code} ${suggestion}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}
