import { useEffect, useMemo, useRef, useState } from "react";
import {
  type CellChange,
  createEmptyGrid,
  createGrid,
  type GridRow,
  type GridState,
  isBlankGridRow,
  writeCells,
} from "#app/ui/bulk-grid/grid-model.ts";
import { deleteStored, readStored, removeStoredAtOnce, storeAll, storeAtOnce } from "#app/ui/client/device-store.ts";

/**
 * Orders that were sent without a response yet: they are sent again with the same idempotency key, so that none is
 * created twice.
 */
export interface PendingRequest {
  key: string;
  body: string;
  /** Rows by their index in the grid when they were sent. */
  rows: number[];
}

interface Draft {
  at: number;
  rows: GridRow["cells"][];
  sending: PendingRequest | null;
}

/** Stored under the draft's own key: the number of blocks of rows stored beside it. */
interface DraftHead extends Omit<Draft, "rows"> {
  blocks: number;
}

/** Rows in a block: an unchanged block is not written again. */
const ROWS_PER_BLOCK = 200;

function isHead(value: unknown): value is DraftHead {
  return typeof value === "object" && value !== null && "blocks" in value && "at" in value;
}

export const DEFAULT_ROW_COUNT = 50;
const SAVE_DELAY_MS = 300;

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "rows" in value && Array.isArray(value.rows) && "at" in value;
}

/**
 * The rows of an account and person, kept in this browser while they are edited: a reload, crash or closed tab loses
 * nothing; logging out deletes them.
 */
export function useBulkDraft(key: string) {
  const [state, setState] = useState<GridState | null>(null);
  const [restored, setRestored] = useState<{ rows: number; at: number } | null>(null);
  const sending = useRef<PendingRequest | null>(null);
  const typing = useRef<CellChange | null>(null);
  const latest = useRef<GridState | null>(null);
  const unsaved = useRef(false);
  latest.current = state;
  const write = useMemo(() => createDraftWriter(key), [key]);

  useEffect(() => {
    void loadDraft(key).then((draft) => {
      sending.current = draft?.sending ?? null;
      const filled = draft?.rows.length ?? 0;
      setState(draft && filled > 0 ? padRows(createGrid(draft.rows)) : createEmptyGrid(DEFAULT_ROW_COUNT));
      if (draft && filled > 0) setRestored({ rows: filled, at: draft.at });
    });
  }, [key]);
  useEffect(() => {
    if (!state) return;
    unsaved.current = true;
    const timer = setTimeout(() => {
      unsaved.current = false;
      void write(state, sending.current);
    }, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [write, state]);
  useEffect(() => {
    const saveBeforeLeaving = () => {
      const typed = typing.current;
      if (!latest.current || (!unsaved.current && !typed)) return;
      const last = typed ? writeCells(latest.current, [typed]) : latest.current;
      // Where it is too large, the last version is in IndexedDB.
      storeAtOnce(key, toDraft(last, sending.current));
    };
    addEventListener("pagehide", saveBeforeLeaving);
    return () => {
      saveBeforeLeaving();
      removeEventListener("pagehide", saveBeforeLeaving);
    };
  }, [key]);

  return {
    state,
    setState,
    restored,
    typing,
    /** Starts over: deletes the stored rows. */
    startOver: () => {
      sending.current = null;
      setRestored(null);
      setState(createEmptyGrid(DEFAULT_ROW_COUNT));
    },
    dismiss: () => setRestored(null),
    sending,
    /** Saves at once; for what must be stored before something is sent. */
    keepNow: (next: GridState) => write(next, sending.current),
  };
}

async function loadDraft(key: string): Promise<Draft | null> {
  const stored = await readDraft(key).catch(() => null);
  const drafts = [stored, removeStoredAtOnce(key)].filter(isDraft);
  return drafts.sort((one, other) => other.at - one.at)[0] ?? null;
}

async function readDraft(key: string): Promise<unknown> {
  const head = await readStored(key);
  if (!isHead(head)) return head;
  const blocks = await Promise.all(Array.from({ length: head.blocks }, (_, block) => readStored(`${key}.${block}`)));
  return { at: head.at, sending: head.sending, rows: blocks.flatMap((rows) => (Array.isArray(rows) ? rows : [])) };
}

/** Writes drafts of a key one after the other; of each only the blocks of rows that changed since the last write. */
function createDraftWriter(key: string) {
  let written: GridRow[][] = [];
  let queue = Promise.resolve();
  const write = async ({ rows }: GridState, sending: PendingRequest | null) => {
    const last = rows.findLastIndex((row) => !isBlankGridRow(row));
    const blocks: GridRow[][] = [];
    for (let at = 0; at <= last; at += ROWS_PER_BLOCK)
      blocks.push(rows.slice(at, Math.min(at + ROWS_PER_BLOCK, last + 1)));
    try {
      if (blocks.length === 0) await deleteStored(key);
      else await storeAll(new Map([...changedBlocks(blocks), [key, createHead(blocks.length, sending)]]));
      written = blocks;
    } catch {
      // A browser without storage (private window): editing continues without a saved draft.
      written = [];
    }
  };
  const createHead = (blocks: number, sending: PendingRequest | null): DraftHead => ({
    at: Date.now(),
    blocks,
    sending,
  });
  const changedBlocks = (blocks: readonly GridRow[][]) =>
    blocks.flatMap((block, index): [string, unknown][] => {
      const before = written[index];
      const same = before?.length === block.length && block.every((row, each) => row === before[each]);
      return same ? [] : [[`${key}.${index}`, block.map(({ cells }) => cells)]];
    });
  return (state: GridState, sending: PendingRequest | null): Promise<void> => {
    queue = queue.then(() => write(state, sending));
    return queue;
  };
}

function toDraft({ rows }: GridState, sending: PendingRequest | null): Draft {
  const last = rows.findLastIndex((row) => !isBlankGridRow(row));
  return { at: Date.now(), rows: rows.slice(0, last + 1).map(({ cells }) => cells), sending };
}

function padRows(state: GridState): GridState {
  const missing = Math.max(10, DEFAULT_ROW_COUNT - state.rows.length);
  return createGrid([...state.rows.map(({ cells }) => cells), ...Array.from({ length: missing }, () => ({}))]);
}
