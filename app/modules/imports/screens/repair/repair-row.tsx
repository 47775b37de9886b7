import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ImportIssue } from "../../model/import.ts";
import type { ImportRowView } from "../../model/row-view.ts";
import { useFieldLabels } from "../wizard/field-labels.ts";
import type { RepairColumn } from "./repair-columns.ts";
import { RowMessage } from "./row-message.tsx";
import type { GridPosition, useGrid } from "./use-grid.ts";

interface RepairRowProps {
  row: ImportRowView;
  index: number;
  columns: readonly RepairColumn[];
  grid: ReturnType<typeof useGrid>;
  getText: (at: GridPosition) => string;
  sameIssueCounts: ReadonlyMap<string, number>;
  editable: boolean;
}

const classBySeverity = { error: "cell-error", warning: "cell-warning", duplicate: "cell-duplicate" } as const;

/** One row of the file: its number, its cells, and its issues below them. */
export function RepairRow({ row, index, columns, grid, getText, sameIssueCounts, editable }: RepairRowProps) {
  const t = useTranslate();
  const { getLabel, formatIssue } = useFieldLabels();
  const worst = new Map<string, ImportIssue>();
  for (const issue of row.issues) if (!worst.has(issue.field)) worst.set(issue.field, issue);
  return (
    <>
      <tr>
        <td className="to-right">
          <span className="row-number">{row.row}</span>
        </td>
        {columns.map(({ field, right }, column) => {
          const position = { row: index, column };
          const issue = worst.get(field);
          const { editing, at } = grid;
          const isEditing = editing?.row === index && editing.column === column;
          const active = at.row === index && at.column === column;
          const before = row.values[`=${field}`];
          const mark = issue ? classBySeverity[issue.severity] : "";
          if (isEditing)
            return (
              <td key={field} className={`edit ${mark}`}>
                <input
                  // biome-ignore lint/a11y/noAutofocus: the person has just asked to type here.
                  autoFocus
                  value={editing.text}
                  aria-label={`${getLabel(field)}, ${row.row}`}
                  onChange={(event) => grid.setInputText(event.currentTarget.value)}
                  onKeyDown={grid.handleInputKey}
                  onBlur={() => grid.finish(null)}
                />
              </td>
            );
          return (
            <td
              key={field}
              tabIndex={active ? 0 : -1}
              className={`${right ? "to-right " : ""}${mark}${before === undefined ? "" : " was-changed"}`}
              aria-invalid={issue?.severity === "error" || undefined}
              title={getTitle(issue, before)}
              onFocus={() => grid.setActive(position)}
              onKeyDown={editable ? grid.handleCellKey : undefined}
              onDoubleClick={() => editable && grid.edit(position)}
            >
              {getText(position)}
            </td>
          );
        })}
      </tr>
      {row.state === "part" && (
        <tr className="message-row">
          <td />
          <td colSpan={columns.length}>
            <div className="faint-ink">{t("imports:rows.part")}</div>
          </td>
        </tr>
      )}
      {row.issues.map((issue) => (
        <RowMessage
          key={`${issue.field} ${issue.code}`}
          row={row}
          issue={issue}
          span={columns.length}
          sameIssueCount={sameIssueCounts.get(`${issue.field} ${issue.code} ${issue.suggestion}`) ?? 0}
          editable={editable}
        />
      ))}
    </>
  );

  function getTitle(issue: ImportIssue | undefined, before: string | undefined): string | undefined {
    if (issue) return formatIssue(issue);
    if (before === undefined) return undefined;
    return before === "" ? t("imports:rows.repaired_empty") : t("imports:rows.repaired", { before });
  }
}
