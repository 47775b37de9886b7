import { useLayoutEffect, useRef } from "react";
import type { LiveCard } from "../../model/live-board.ts";

const MOVE_MS = 150;

/** Lets cards move from where they stood to where they stand now; not for people who asked for less motion. */
export function useFlip(cards: readonly LiveCard[]) {
  const holder = useRef<HTMLDivElement>(null);
  const stood = useRef(new Map<string, { x: number; y: number; status: number }>());
  useLayoutEffect(() => {
    const before = stood.current;
    const after = new Map<string, { x: number; y: number; status: number }>();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const statuses = new Map(cards.map(({ id, status }) => [id, status]));
    for (const element of holder.current?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
      const id = element.dataset.card ?? "";
      const { x, y } = element.getBoundingClientRect();
      const status = statuses.get(id) ?? -1;
      after.set(id, { x, y, status });
      const from = before.get(id);
      if (from && from.status !== status) flashCard(element);
      if (!from || still || (from.x === x && from.y === y)) continue;
      const way = `translate(${from.x - x}px, ${from.y - y}px)`;
      element.animate([{ transform: way }, { transform: "none" }], { duration: MOVE_MS, easing: "ease-out" });
    }
    stood.current = after;
  }, [cards]);
  return holder;
}

/** Marks a card that moved for two seconds. */
function flashCard(element: HTMLElement): void {
  element.classList.add("moved");
  setTimeout(() => element.classList.remove("moved"), 2000);
}
