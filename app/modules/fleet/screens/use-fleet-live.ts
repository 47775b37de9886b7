import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useRoom } from "#app/ui/client/use-room.ts";
import { type FleetPosition, mergePositions, parseFleetMessage } from "../model/fleet-live.ts";

const fleetRoom = { path: "/api/routes/live", read: parseFleetMessage };
/** Positions are collected for this long before they are drawn, and changes of routes before they are loaded. */
const DRAW_DELAY_MS = 250;
const RELOAD_DELAY_MS = 1_000;
/** Limited members load after `moved` messages, which are frequent: wait longer. */
const MOVED_RELOAD_DELAY_MS = 5_000;

/** Live positions of agents from the fleet room. When it announces changes of routes, the screen is loaded again. */
export function useFleetLive(wanted: "wanted" | "unwanted" = "wanted"): {
  positions: ReadonlyMap<string, FleetPosition>;
  /** Null before the first connection. */
  connected: boolean | null;
} {
  const { revalidate } = useRevalidator();
  const [positions, setPositions] = useState<ReadonlyMap<string, FleetPosition>>(new Map());
  const gathered = useRef<FleetPosition[]>([]);
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draw = () => {
    drawing.current = undefined;
    const received = gathered.current.splice(0);
    setPositions((known) => mergePositions(known, received));
  };
  const load = (afterMs: number) => {
    loading.current ??= setTimeout(() => {
      loading.current = undefined;
      if (document.visibilityState === "visible") void revalidate();
    }, afterMs);
  };
  const connected = useRoom(
    fleetRoom,
    {
      onMessage(message) {
        if (message.kind !== "positions")
          return load(message.kind === "moved" ? MOVED_RELOAD_DELAY_MS : RELOAD_DELAY_MS);
        gathered.current.push(...message.positions);
        drawing.current ??= setTimeout(draw, DRAW_DELAY_MS);
      },
      onMissed: () => load(RELOAD_DELAY_MS),
    },
    wanted,
  );
  useEffect(
    () => () => {
      clearTimeout(drawing.current);
      clearTimeout(loading.current);
    },
    [],
  );
  return { positions, connected };
}
