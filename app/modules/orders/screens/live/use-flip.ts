import { useLayoutEffect, useRef } from "react";
import type { LiveCard } from "../../model/live-board.ts";

const MOVE_MS = 150;

/** Animates cards from their old to their new place (FLIP); not with reduced motion. */
export function useFlip(cards: readonly LiveCard[]) {
  const container = useRef<HTMLDivElement>(null);
  const positions = useRef(new Map<string, { x: number; y: number; status: number }>());
  useLayoutEffect(() => {
    const before = positions.current;
    const after = new Map<string, { x: number; y: number; status: number }>();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const statuses = new Map(cards.map(({ id, status }) => [id, status]));
    for (const element of container.current?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
      const id = element.dataset.card ?? "";
      const { x, y } = element.getBoundingClientRect();
      const status = statuses.get(id) ?? -1;
      after.set(id, { x, y, status });
      const from = before.get(id);
      if (from && from.status !== status) flashCard(element);
      if (!from || still || (from.x === x && from.y === y)) continue;
      const offset = `translate(${from.x - x}px, ${from.y - y}px)`;
      element.animate([{ transform: offset }, { transform: "none" }], { duration: MOVE_MS, easing: "ease-out" });
    }
    positions.current = after;
  }, [cards]);
  return container;
}

/** Highlights a moved card for two seconds. */
function flashCard(element: HTMLElement): void {
  element.classList.add("moved");
  setTimeout(() => element.classList.remove("moved"), 2000);
}
