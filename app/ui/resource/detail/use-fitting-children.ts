import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Widths are fractions of pixels whose sum may round up: a row exactly as wide as its content holds all of it. */
const ROUNDING_PIXELS = 1;

/**
 * Determines which children of a row fit side by side, the most important first; the rest go into the row's menu, whose
 * button is the last child. Measured before paint, and again with every change of width.
 */
export function useFittingChildren(ranks: readonly number[]): {
  row: RefObject<HTMLDivElement | null>;
  fits: ReadonlySet<number>;
} {
  const row = useRef<HTMLDivElement>(null);
  const everything = new Set(ranks.map((_, at) => at));
  const [fits, setFits] = useState<ReadonlySet<number>>(everything);
  const key = ranks.join();
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const found = computeFitting(key.split(",").map(Number), measureRow(element));
      setFits((before) => (isSameSet(before, found) ? before : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A row as wide as its content does not grow with the window.
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [key]);
  return { row, fits };
}

/** A row's measures in pixels. */
export interface RowMeasures {
  /** Of the children in the order of their ranks; one more for the menu's button while there is one. */
  widths: readonly number[];
  room: number;
  gap: number;
}

/** Widths of all children, of the hidden ones too, and of the row while it has all of them. */
function measureRow(row: HTMLElement): RowMeasures {
  const children = [...row.children].filter((each) => each instanceof HTMLElement);
  const hidden = children.filter((each) => each.hidden);
  for (const each of hidden) each.hidden = false;
  const measured = {
    widths: children.map((each) => each.getBoundingClientRect().width),
    room: row.getBoundingClientRect().width,
    gap: Number.parseFloat(getComputedStyle(row).columnGap) || 0,
  };
  for (const each of hidden) each.hidden = true;
  return measured;
}

/** Indexes of the children that fit a width. The menu's button counts if a child is left out, or if it is always shown. */
export function computeFitting(ranks: readonly number[], { widths, room, gap }: RowMeasures): Set<number> {
  const order = ranks.map((rank, at) => ({ rank, at })).sort((a, b) => a.rank - b.rank || a.at - b.at);
  const menu = widths[ranks.length] ?? 0;
  const take = (limit: number) => {
    const fitting = new Set<number>();
    let left = limit + ROUNDING_PIXELS;
    for (const { at } of order) {
      const width = widths[at] ?? 0;
      if (width > left) break;
      left -= width + gap;
      fitting.add(at);
    }
    return fitting;
  };
  const all = take(menu > 0 ? room - menu - gap : room);
  return all.size === ranks.length ? all : take(room - Math.max(menu, 30) - gap);
}

function isSameSet(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}
