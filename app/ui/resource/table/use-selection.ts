import { useEffect, useMemo, useRef, useState } from "react";

export interface RowSelection {
  ids: ReadonlySet<string>;
  /** True if everything that matches is selected, on other pages too. */
  matching: boolean;
  /** Index of the keyboard's row; -1 before the first key. */
  cursor: number;
  toggle: (index: number, options?: { range?: boolean }) => void;
  moveTo: (index: number, options?: { extend?: boolean }) => void;
  all: (on: boolean) => void;
  selectMatching: () => void;
  clear: () => void;
  /** Removes processed ids. */
  drop: (ids: readonly string[]) => void;
}

/**
 * Which rows are chosen: with the pointer, with Shift for a range, with the keyboard. Another list starts with an empty
 * selection.
 */
export function useSelection(rowIds: readonly string[], listKey: string): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [matching, setMatching] = useState(false);
  const [cursor, setCursor] = useState(-1);
  const anchor = useRef(-1);
  useEffect(() => {
    setIds(new Set());
    setMatching(false);
    setCursor(-1);
    anchor.current = -1;
  }, [listKey]);

  return useMemo(() => {
    const span = (from: number, to: number) => rowIds.slice(Math.min(from, to), Math.max(from, to) + 1);
    return {
      ids,
      matching,
      cursor,
      toggle(index, { range = false } = {}) {
        const id = rowIds[index];
        if (id === undefined) return;
        const next = new Set(ids);
        const on = !next.has(id);
        const touched = range && anchor.current >= 0 ? span(anchor.current, index) : [id];
        for (const each of touched) range || on ? next.add(each) : next.delete(each);
        anchor.current = index;
        setMatching(false);
        setIds(next);
        setCursor(index);
      },
      moveTo(index, { extend = false } = {}) {
        const to = Math.max(0, Math.min(index, rowIds.length - 1));
        if (extend) {
          if (anchor.current < 0) anchor.current = Math.max(0, cursor);
          setIds(new Set([...ids, ...span(anchor.current, to)]));
        } else {
          anchor.current = to;
        }
        setCursor(to);
      },
      all(on) {
        setMatching(false);
        setIds(new Set(on ? rowIds : []));
      },
      selectMatching() {
        setIds(new Set(rowIds));
        setMatching(true);
      },
      clear() {
        setMatching(false);
        setIds(new Set());
      },
      drop(gone) {
        const left = new Set(ids);
        for (const id of gone) left.delete(id);
        setMatching(false);
        setIds(left);
      },
    };
  }, [ids, matching, cursor, rowIds]);
}
