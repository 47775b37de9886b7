import { useState } from "react";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { StatusShape } from "#app/ui/status/status.tsx";
import type { ImportIssue } from "../../model/import.ts";
import type { ImportRowView } from "../../model/row-view.ts";
import { useFieldLabels } from "../wizard/field-labels.ts";
import { EnterPointDialog } from "./enter-point-dialog.tsx";

interface RowMessageProps {
  row: ImportRowView;
  issue: ImportIssue;
  span: number;
  /** Rows of the page with the same issue and fix. */
  sameIssueCount: number;
  editable: boolean;
}

const styleBySeverity = {
  error: { className: "message-error", shape: 9 },
  warning: { className: "message-warning", shape: 8 },
  duplicate: { className: "message-duplicate", shape: 13 },
} as const;

/** The issue of a cell, with its fixes as links. */
export function RowMessage({ row, issue, span, sameIssueCount, editable }: RowMessageProps) {
  const t = useTranslate();
  const { getLabel, formatIssue } = useFieldLabels();
  const { className, shape } = styleBySeverity[issue.severity];
  return (
    <tr className="message-row">
      <td />
      <td colSpan={span}>
        <div>
          <span className={className}>
            <StatusShape kind="order" code={shape} size={13} />
            <b>{getLabel(issue.field)}.</b> {formatIssue(issue)}
          </span>
          {issue.field === "phone" && issue.severity === "error" && (
            <span className="faint-ink ml-1.5">{t("imports:rows.phone_hint")}</span>
          )}
          {editable && <FixOptions row={row} issue={issue} sameIssueCount={sameIssueCount} />}
        </div>
      </td>
    </tr>
  );
}

function FixOptions({ row, issue, sameIssueCount }: Pick<RowMessageProps, "row" | "issue" | "sameIssueCount">) {
  const t = useTranslate();
  const { run, busy } = useCommandWithToast();
  const [picking, setPicking] = useState(false);
  const decide = (decision: "skip" | "update" | "reject" | "draft" | null) =>
    run("orders.import.repair", { row: row.row, decision });
  const { suggestion, field, code, severity } = issue;
  const located = code.startsWith("geocoding_");
  if (row.decision !== null && severity !== "error")
    return (
      <>
        <span className="faint-ink ml-2">{t(`imports:rows.decided_${row.decision}`)}</span>
        <FixLink label={t("imports:rows.undo")} busy={busy} onPress={() => decide(null)} />
      </>
    );
  return (
    <>
      {suggestion !== undefined && (
        <FixLink
          label={t("imports:rows.use", { value: suggestion })}
          busy={busy}
          onPress={() => run("orders.import.repair", { row: row.row, values: { [field]: suggestion } })}
        />
      )}
      {suggestion !== undefined && sameIssueCount > 1 && (
        <FixLink
          label={t("imports:rows.use_all", { value: suggestion, count: sameIssueCount })}
          busy={busy}
          onPress={() => run("orders.import.accept", { field, code, suggestion })}
        />
      )}
      {located && <FixLink label={t("imports:rows.pick")} busy={busy} onPress={() => setPicking(true)} />}
      {severity === "warning" && (
        <FixLink
          label={t(located ? "imports:rows.accept_draft" : "imports:rows.accept_warning")}
          busy={busy}
          onPress={() => decide("draft")}
        />
      )}
      {severity === "warning" && sameIssueCount > 1 && (
        <FixLink
          label={t("imports:rows.accept_all")}
          busy={busy}
          onPress={() => run("orders.import.accept_warnings", { field, code })}
        />
      )}
      {severity === "duplicate" && (
        <FixLink label={t("imports:rows.skip")} busy={busy} onPress={() => decide("skip")} />
      )}
      {code === "duplicate_reference" && (
        <FixLink label={t("imports:rows.update")} busy={busy} onPress={() => decide("update")} />
      )}
      {severity === "duplicate" && (
        <FixLink label={t("imports:rows.reject")} busy={busy} onPress={() => decide("reject")} />
      )}
      {picking && (
        <EnterPointDialog
          row={row}
          onClose={() => setPicking(false)}
          onPick={({ latitude, longitude }) => {
            setPicking(false);
            const values = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
            run("orders.import.repair", { row: row.row, values });
          }}
        />
      )}
    </>
  );
}

function FixLink({ label, busy, onPress }: { label: string; busy: boolean; onPress: () => void }) {
  return (
    <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => !busy && onPress()}>
      {label}
    </button>
  );
}
