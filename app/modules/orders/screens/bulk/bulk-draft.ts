import { useEffect, useMemo, useRef, useState } from "react";
import {
  type CellChange,
  emptyGrid,
  type GridRow,
  type GridState,
  gridOf,
  isBlankRow,
  writeCells,
} from "#app/ui/bulk-grid/grid-model.ts";
import { forgetKept, keepAll, readKept } from "#app/ui/client/device-store.ts";

/** Orders that were sent and not answered: they are sent again under the same key, so that none is made twice. */
export interface Sending {
  key: string;
  body: string;
  /** Rows by their place in the grid at that time. */
  rows: number[];
}

interface Draft {
  at: number;
  rows: GridRow["cells"][];
  sending: Sending | null;
}

/** What stands under the draft's own key: how many blocks of rows there are beside it. */
interface DraftHead extends Omit<Draft, "rows"> {
  blocks: number;
}

/** Rows of a block: one that did not change is not written again. */
const blockSize = 200;

function isHead(value: unknown): value is DraftHead {
  return typeof value === "object" && value !== null && "blocks" in value && "at" in value;
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
  const write = useMemo(() => draftWriter(key), [key]);

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
      void write(state, sending.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [write, state]);
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
    keepNow: (next: GridState) => write(next, sending.current),
  };
}

async function load(key: string): Promise<Draft | null> {
  const kept = await readDraft(key).catch(() => null);
  const left = localStorage.getItem(key);
  localStorage.removeItem(key);
  const drafts = [kept, left && JSON.parse(left)].filter(isDraft);
  return drafts.sort((one, other) => other.at - one.at)[0] ?? null;
}

async function readDraft(key: string): Promise<unknown> {
  const head = await readKept(key);
  if (!isHead(head)) return head;
  const blocks = await Promise.all(Array.from({ length: head.blocks }, (_, block) => readKept(`${key}.${block}`)));
  return { at: head.at, sending: head.sending, rows: blocks.flatMap((rows) => (Array.isArray(rows) ? rows : [])) };
}

/** Writes drafts of a key one after the other, of each the blocks of rows that changed since the last. */
function draftWriter(key: string) {
  let written: GridRow[][] = [];
  let queue = Promise.resolve();
  const write = async ({ rows }: GridState, sending: Sending | null) => {
    const last = rows.findLastIndex((row) => !isBlankRow(row));
    const blocks: GridRow[][] = [];
    for (let at = 0; at <= last; at += blockSize) blocks.push(rows.slice(at, Math.min(at + blockSize, last + 1)));
    try {
      if (blocks.length === 0) await forgetKept(key);
      else await keepAll(new Map([...changedBlocks(blocks), [key, headOf(blocks.length, sending)]]));
      written = blocks;
    } catch {
      // A browser that keeps nothing (private windows): the work goes on without a net.
      written = [];
    }
  };
  const headOf = (blocks: number, sending: Sending | null): DraftHead => ({ at: Date.now(), blocks, sending });
  const changedBlocks = (blocks: readonly GridRow[][]) =>
    blocks.flatMap((block, at): [string, unknown][] => {
      const before = written[at];
      const same = before?.length === block.length && block.every((row, each) => row === before[each]);
      return same ? [] : [[`${key}.${at}`, block.map(({ cells }) => cells)]];
    });
  return (state: GridState, sending: Sending | null): Promise<void> => {
    queue = queue.then(() => write(state, sending));
    return queue;
  };
}

function draftOf({ rows }: GridState, sending: Sending | null): Draft {
  const last = rows.findLastIndex((row) => !isBlankRow(row));
  return { at: Date.now(), rows: rows.slice(0, last + 1).map(({ cells }) => cells), sending };
}

function padded(state: GridState): GridState {
  const missing = Math.max(10, startingRows - state.rows.length);
  return gridOf([...state.rows.map(({ cells }) => cells), ...Array.from({ length: missing }, () => ({}))]);
}
