import { useState } from "react";
import { useAct } from "#app/ui/client/use-act.ts";
import { StatusShape } from "#app/ui/status/status.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { ImportIssue } from "../../model/import.ts";
import type { ShownRow } from "../../model/shown-row.ts";
import { fieldLabel, issueSentence } from "../wizard/import-words.ts";
import { EnterPoint } from "./enter-point.tsx";

interface RowMessageProps {
  row: ShownRow;
  issue: ImportIssue;
  span: number;
  /** Rows of the page with the same fault and way out. */
  alike: number;
  editable: boolean;
}

const looks = {
  error: { className: "message-error", shape: 9 },
  warning: { className: "message-warning", shape: 8 },
  duplicate: { className: "message-duplicate", shape: 13 },
} as const;

/** What is wrong with a cell, and the ways out of it as links. */
export function RowMessage({ row, issue, span, alike, editable }: RowMessageProps) {
  const say = useWords();
  const { className, shape } = looks[issue.severity];
  return (
    <tr className="message-row">
      <td />
      <td colSpan={span}>
        <div>
          <span className={className}>
            <StatusShape kind="order" code={shape} size={13} />
            <b>{fieldLabel(say, issue.field)}.</b> {issueSentence(say, issue)}
          </span>
          {issue.field === "phone" && issue.severity === "error" && (
            <span className="faint-ink ml-1.5">{say("imports:rows.phone_hint")}</span>
          )}
          {editable && <WaysOut row={row} issue={issue} alike={alike} />}
        </div>
      </td>
    </tr>
  );
}

function WaysOut({ row, issue, alike }: Pick<RowMessageProps, "row" | "issue" | "alike">) {
  const say = useWords();
  const { run, busy } = useAct();
  const [picking, setPicking] = useState(false);
  const decide = (decision: "skip" | "update" | "reject" | "draft" | null) =>
    run("orders.import.repair", { row: row.row, decision });
  const { suggestion, field, code, severity } = issue;
  const located = code.startsWith("geocoding_");
  if (row.decision !== null && severity !== "error")
    return (
      <>
        <span className="faint-ink ml-2">{say(`imports:rows.decided_${row.decision}`)}</span>
        <Way label={say("imports:rows.undo")} busy={busy} onPress={() => decide(null)} />
      </>
    );
  return (
    <>
      {suggestion !== undefined && (
        <Way
          label={say("imports:rows.use", { value: suggestion })}
          busy={busy}
          onPress={() => run("orders.import.repair", { row: row.row, values: { [field]: suggestion } })}
        />
      )}
      {suggestion !== undefined && alike > 1 && (
        <Way
          label={say("imports:rows.use_all", { value: suggestion, count: alike })}
          busy={busy}
          onPress={() => run("orders.import.accept", { field, code, suggestion })}
        />
      )}
      {located && <Way label={say("imports:rows.pick")} busy={busy} onPress={() => setPicking(true)} />}
      {severity === "warning" && (
        <Way
          label={say(located ? "imports:rows.keep_draft" : "imports:rows.keep")}
          busy={busy}
          onPress={() => decide("draft")}
        />
      )}
      {severity === "warning" && alike > 1 && (
        <Way
          label={say("imports:rows.keep_all")}
          busy={busy}
          onPress={() => run("orders.import.keep", { field, code })}
        />
      )}
      {severity === "duplicate" && <Way label={say("imports:rows.skip")} busy={busy} onPress={() => decide("skip")} />}
      {code === "duplicate_reference" && (
        <Way label={say("imports:rows.update")} busy={busy} onPress={() => decide("update")} />
      )}
      {severity === "duplicate" && (
        <Way label={say("imports:rows.reject")} busy={busy} onPress={() => decide("reject")} />
      )}
      {picking && (
        <EnterPoint
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

function Way({ label, busy, onPress }: { label: string; busy: boolean; onPress: () => void }) {
  return (
    <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => !busy && onPress()}>
      {label}
    </button>
  );
}
