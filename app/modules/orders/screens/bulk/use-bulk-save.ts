import { useRef, useState } from "react";
import { deleteGridRows, type GridState, isBlankGridRow } from "#app/ui/bulk-grid/grid-model.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import type { useBulkDraft } from "./bulk-draft.ts";
import { findRowDuplicates, type RefusedRow, type RowReader } from "./bulk-rows.ts";
import { isUnchangedSinceSent, packRows, type SendOutcome, SendRefusedError, sendRows } from "./send-rows.ts";

interface BulkSave {
  draft: ReturnType<typeof useBulkDraft>;
  reader: RowReader;
  refused: ReadonlyMap<number, RefusedRow>;
  setRefused: (refused: ReadonlyMap<number, RefusedRow>) => void;
  /** Goes to a cell that has to be mended first. */
  goToFault: (cell: FaultyCell) => void;
}

/** Where something is wrong, and what. */
export interface FaultyCell {
  rowId: number;
  column: string;
  row: number;
  fault: string;
}

/** Sends what is valid, 500 rows at a time. Saved rows leave the grid, refused ones stay with what was said of them. */
export function useBulkSave({ draft, reader, refused, setRefused, goToFault }: BulkSave) {
  const t = useTranslate();
  const call = useApi({ quiet: true });
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const grid = useRef(draft.state);
  grid.current = draft.state;

  /** Rows that may be sent, by their place. */
  const ready = ({ rows }: GridState, known: ReadonlyMap<number, RefusedRow>) => {
    const doubled = findRowDuplicates(rows);
    return rows.flatMap((row, at) => {
      const wrong = reader.faults(row, doubled(row), known.get(row.id));
      if (isBlankGridRow(row) || Object.keys(wrong).length > 0 || reader.read(row).pending) return [];
      return [{ at, draft: reader.read(row).draft }];
    });
  };

  /** Rows that cannot be sent as they are: how many, and the first one's first fault. */
  const faulty = ({ rows }: GridState, known: ReadonlyMap<number, RefusedRow>) => {
    const doubled = findRowDuplicates(rows);
    const cells = rows.flatMap((row, at): FaultyCell[] => {
      const [first] = Object.entries(reader.faults(row, doubled(row), known.get(row.id)));
      return first && !isBlankGridRow(row)
        ? [{ rowId: row.id, column: first[0], row: at + 1, fault: first[1] ?? "" }]
        : [];
    });
    return { count: cells.length, first: cells[0] };
  };

  /** Says what keeps rows here, and goes to the first. */
  const showFaulty = (state: GridState, known: ReadonlyMap<number, RefusedRow>) => {
    const { count, first } = faulty(state, known);
    if (!first) return showToast(t("bulk:looking_up"));
    showErrorToast(t("bulk:only_faulty", { count }), t("bulk:first_fault", { row: first.row, fault: first.fault }));
    goToFault(first);
  };

  /** Takes over an answer: what is saved goes, what is refused says why. */
  const take = (state: GridState, answered: SendOutcome, known: ReadonlyMap<number, RefusedRow>) => {
    const { current: sent } = draft.sending;
    const gone = new Set<number>();
    const next = new Map(known);
    for (const [index, at] of sent?.rows.entries() ?? []) {
      const row = state.rows[at];
      if (!row || !sent) continue;
      const number = answered.saved.get(index);
      const faults = answered.refused.get(index);
      if (faults) next.set(row.id, { cells: row.cells, faults });
      else if (number && isUnchangedSinceSent(sent, index, reader.read(row).draft)) gone.add(row.id);
      else if (number) {
        const changed = { external_id: t("bulk:changed_meanwhile", { number }) };
        next.set(row.id, { cells: row.cells, faults: changed });
      }
    }
    draft.sending.current = null;
    return { state: deleteGridRows(state, gone), refused: next };
  };

  const save = async () => {
    if (!draft.state || progress) return;
    let state = draft.state;
    let known = refused;
    let saved = 0;
    let kept = 0;
    const of = ready(state, known).length;
    if (of === 0 && !draft.sending.current) return showFaulty(state, known);
    try {
      for (;;) {
        draft.sending.current ??= packRows(ready(state, known));
        const { current: sent } = draft.sending;
        if (sent.rows.length === 0) break;
        setProgress({ done: saved + kept, of });
        await draft.keepNow(state);
        const answered = await sendRows(call, sent);
        ({ state, refused: known } = take(state, answered, known));
        saved += answered.saved.size;
        kept += answered.refused.size;
        draft.setState(state);
        setRefused(known);
        await draft.keepNow(state);
      }
      draft.sending.current = null;
      if (saved > 0) showToast(t("bulk:saved", { count: saved }));
      if (kept > 0) showErrorToast(t("bulk:refused", { count: kept }), t("bulk:refused_why"));
    } catch (error) {
      // An answer that refuses everything made nothing: the next try is a new one. No answer may have made everything.
      if (error instanceof SendRefusedError && error.status !== null && error.status < 500)
        draft.sending.current = null;
      showErrorToast(
        t("bulk:not_sent"),
        error instanceof SendRefusedError && error.message ? error.message : t("bulk:not_sent_why"),
      );
    } finally {
      setProgress(null);
    }
  };
  return { save, progress, ready };
}
