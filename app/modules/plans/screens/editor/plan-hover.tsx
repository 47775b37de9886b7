import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import type { MapTarget } from "#app/ui/map/map-model.ts";

/** The hovered element. Kept apart from the editor, so that only its users render again. */
interface HoverStore {
  read(): MapTarget | null;
  set(this: void, target: MapTarget | null): void;
  subscribe(this: void, listener: () => void): () => void;
}

const HoverContext = createContext<HoverStore | null>(null);

function createHover(): HoverStore {
  let hovered: MapTarget | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => hovered,
    set(target) {
      if (hovered?.kind === target?.kind && hovered?.id === target?.id) return;
      hovered = target;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function PlanHoverProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createHover);
  return <HoverContext value={store}>{children}</HoverContext>;
}

function useHoverStore(): HoverStore {
  const store = useContext(HoverContext);
  if (!store) throw new Error("a pane of the plan screen stands outside of it");
  return store;
}

/** Publishes what the pointer is over; a stable function. */
export function useHover(): HoverStore["set"] {
  return useHoverStore().set;
}

/** The part of the hover state that `pick` selects: renders again only when that changes. */
export function useHovered<T extends MapTarget | string | boolean | null>(pick: (target: MapTarget | null) => T): T {
  const { read, subscribe } = useHoverStore();
  const picked = () => pick(read());
  return useSyncExternalStore(subscribe, picked, picked);
}

/** Whether the pointer is over this element in any pane. */
export function useIsHovered(kind: MapTarget["kind"], id: string): boolean {
  return useHovered((target) => target?.kind === kind && target.id === id);
}
