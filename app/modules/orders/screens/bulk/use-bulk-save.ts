import { useRef, useState } from "react";
import { deleteGridRows, type GridState, isBlankGridRow } from "#app/ui/bulk-grid/grid-model.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import type { useBulkDraft } from "./bulk-draft.ts";
import { findRowDuplicates, type RefusedRow, type RowReader } from "./bulk-rows.ts";
import { createRequests, isUnchangedSinceSent, type SendOutcome, SendRefusedError, sendRows } from "./send-rows.ts";

interface BulkSave {
  draft: ReturnType<typeof useBulkDraft>;
  reader: RowReader;
  refused: ReadonlyMap<number, RefusedRow>;
  setRefused: (refused: ReadonlyMap<number, RefusedRow>) => void;
  /** Moves to a cell that has to be corrected first. */
  goToFault: (cell: FaultyCell) => void;
}

/** A cell with its error. */
export interface FaultyCell {
  rowId: number;
  column: string;
  row: number;
  fault: string;
}

/** Sends the valid rows, 500 at a time. Saved rows leave the grid; refused ones stay with their errors. */
export function useBulkSave({ draft, reader, refused, setRefused, goToFault }: BulkSave) {
  const t = useTranslate();
  const call = useApi({ quiet: true });
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const grid = useRef(draft.state);
  grid.current = draft.state;

  /** Rows that can be sent, by index. */
  const ready = ({ rows }: GridState, known: ReadonlyMap<number, RefusedRow>) => {
    const getDuplicates = findRowDuplicates(rows);
    return rows.flatMap((row, index) => {
      const faults = reader.faults(row, getDuplicates(row), known.get(row.id));
      if (isBlankGridRow(row) || Object.keys(faults).length > 0 || reader.read(row).pending) return [];
      return [{ at: index, draft: reader.read(row).draft }];
    });
  };

  /** Rows that cannot be sent: how many, and the first error. */
  const findFaulty = ({ rows }: GridState, known: ReadonlyMap<number, RefusedRow>) => {
    const getDuplicates = findRowDuplicates(rows);
    const cells = rows.flatMap((row, index): FaultyCell[] => {
      const [first] = Object.entries(reader.faults(row, getDuplicates(row), known.get(row.id)));
      return first && !isBlankGridRow(row)
        ? [{ rowId: row.id, column: first[0], row: index + 1, fault: first[1] ?? "" }]
        : [];
    });
    return { count: cells.length, first: cells[0] };
  };

  /** Reports what keeps rows in the grid, and moves to the first error. */
  const showFaulty = (state: GridState, known: ReadonlyMap<number, RefusedRow>) => {
    const { count, first } = findFaulty(state, known);
    if (!first) return showToast(t("bulk:looking_up"));
    showErrorToast(t("bulk:only_faulty", { count }), t("bulk:first_fault", { row: first.row, fault: first.fault }));
    goToFault(first);
  };

  /** Applies a response: saved rows are removed, refused rows get their errors. */
  const take = (state: GridState, answered: SendOutcome, known: ReadonlyMap<number, RefusedRow>) => {
    const { current: sent } = draft.sending;
    const savedIds = new Set<number>();
    const next = new Map(known);
    for (const [index, at] of sent?.rows.entries() ?? []) {
      const row = state.rows[at];
      if (!row || !sent) continue;
      const number = answered.saved.get(index);
      const faults = answered.refused.get(index);
      if (faults) next.set(row.id, { cells: row.cells, faults });
      else if (number && isUnchangedSinceSent(sent, index, reader.read(row).draft)) savedIds.add(row.id);
      else if (number) {
        const changed = { external_id: t("bulk:changed_meanwhile", { number }) };
        next.set(row.id, { cells: row.cells, faults: changed });
      }
    }
    draft.sending.current = null;
    return { state: deleteGridRows(state, savedIds), refused: next };
  };

  const save = async () => {
    if (!draft.state || progress) return;
    let state = draft.state;
    let known = refused;
    let saved = 0;
    let refusedCount = 0;
    const of = ready(state, known).length;
    if (of === 0 && !draft.sending.current) return showFaulty(state, known);
    try {
      for (;;) {
        draft.sending.current ??= createRequests(ready(state, known));
        const { current: sent } = draft.sending;
        if (sent.rows.length === 0) break;
        setProgress({ done: saved + refusedCount, of });
        await draft.keepNow(state);
        const answered = await sendRows(call, sent);
        ({ state, refused: known } = take(state, answered, known));
        saved += answered.saved.size;
        refusedCount += answered.refused.size;
        draft.setState(state);
        setRefused(known);
        await draft.keepNow(state);
      }
      draft.sending.current = null;
      if (saved > 0) showToast(t("bulk:saved", { count: saved }));
      if (refusedCount > 0) showErrorToast(t("bulk:refused", { count: refusedCount }), t("bulk:refused_why"));
    } catch (error) {
      // A response that refuses everything created nothing, so the next attempt gets a new key. Without a response
      // everything may have been created, so the key stays.
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
