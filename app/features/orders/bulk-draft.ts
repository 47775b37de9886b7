import { useEffect, useRef, useState } from "react";
import {
  type CellChange,
  emptyGrid,
  type GridState,
  gridOf,
  isBlankRow,
  writeCells,
} from "#app/ui/bulk-grid/grid-model.ts";
import { forgetKept, keep, readKept } from "#app/ui/client/device-store.ts";

/** Orders that were sent and not answered: they are sent again under the same key, so that none is made twice. */
export interface Sending {
  key: string;
  body: string;
  /** Rows by their place in the grid at that time. */
  rows: number[];
}

interface Draft {
  at: number;
  rows: GridState["rows"][number]["cells"][];
  sending: Sending | null;
}

export const startingRows = 50;
const pause = 300;

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "rows" in value && Array.isArray(value.rows) && "at" in value;
}

/**
 * The rows of an account and person, kept in this browser while they are worked on: a reload, a crash and a closed tab
 * lose nothing. What is being typed when the page goes is kept beside it, as only that can be written in time.
 */
export function useBulkDraft(key: string) {
  const [state, setState] = useState<GridState | null>(null);
  const [restored, setRestored] = useState<{ rows: number; at: number } | null>(null);
  const sending = useRef<Sending | null>(null);
  const typing = useRef<CellChange | null>(null);
  const latest = useRef<GridState | null>(null);
  const unsaved = useRef(false);
  latest.current = state;

  useEffect(() => {
    void load(key).then((draft) => {
      sending.current = draft?.sending ?? null;
      const filled = draft?.rows.length ?? 0;
      setState(draft && filled > 0 ? padded(gridOf(draft.rows)) : emptyGrid(startingRows));
      if (draft && filled > 0) setRestored({ rows: filled, at: draft.at });
    });
  }, [key]);
  useEffect(() => {
    if (!state) return;
    unsaved.current = true;
    const timer = setTimeout(() => {
      unsaved.current = false;
      void write(key, state, sending.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [key, state]);
  useEffect(() => {
    const leave = () => {
      const typed = typing.current;
      if (!latest.current || (!unsaved.current && !typed)) return;
      const last = typed ? writeCells(latest.current, [typed]) : latest.current;
      try {
        localStorage.setItem(key, JSON.stringify(draftOf(last, sending.current)));
      } catch {
        // Too large for this store: what was written a moment ago stands in the other one.
      }
    };
    addEventListener("pagehide", leave);
    return () => {
      leave();
      removeEventListener("pagehide", leave);
    };
  }, [key]);

  return {
    state,
    setState,
    restored,
    typing,
    /** Begins anew: the rows that were kept are gone. */
    startOver: () => {
      sending.current = null;
      setRestored(null);
      setState(emptyGrid(startingRows));
    },
    dismiss: () => setRestored(null),
    sending,
    /** Keeps at once; for what must be known before something is sent. */
    keepNow: (next: GridState) => write(key, next, sending.current),
  };
}

async function load(key: string): Promise<Draft | null> {
  const kept = await readKept(key).catch(() => null);
  const left = localStorage.getItem(key);
  localStorage.removeItem(key);
  const drafts = [kept, left && JSON.parse(left)].filter(isDraft);
  return drafts.sort((one, other) => other.at - one.at)[0] ?? null;
}

async function write(key: string, state: GridState, sending: Sending | null): Promise<void> {
  const draft = draftOf(state, sending);
  try {
    if (draft.rows.length === 0) await forgetKept(key);
    else await keep(key, draft);
  } catch {
    // A browser that keeps nothing (private windows): the work goes on without a net.
  }
}

function draftOf({ rows }: GridState, sending: Sending | null): Draft {
  const last = rows.findLastIndex((row) => !isBlankRow(row));
  return { at: Date.now(), rows: rows.slice(0, last + 1).map(({ cells }) => cells), sending };
}

function padded(state: GridState): GridState {
  const missing = Math.max(10, startingRows - state.rows.length);
  return gridOf([...state.rows.map(({ cells }) => cells), ...Array.from({ length: missing }, () => ({}))]);
}
