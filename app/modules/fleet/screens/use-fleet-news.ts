import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useRoom } from "#app/ui/client/use-room.ts";
import { type FleetSpot, heardSpots, readFleetMessage } from "../model/fleet-live.ts";

const room = { path: "/api/routes/live", read: readFleetMessage };
/** Positions are gathered this long before they are drawn, and news of routes before they are loaded. */
const drawMs = 250;
const loadMs = 1_000;
/** Who is told only that somebody moved does not load for every metre. */
const movedMs = 5_000;

/** Where agents are by now, as their room tells; what it says of routes has the screen loaded again. */
export function useFleetNews(wanted: "wanted" | "unwanted" = "wanted"): {
  spots: ReadonlyMap<string, FleetSpot>;
  /** Null before the first connection. */
  connected: boolean | null;
} {
  const { revalidate } = useRevalidator();
  const [spots, setSpots] = useState<ReadonlyMap<string, FleetSpot>>(new Map());
  const gathered = useRef<FleetSpot[]>([]);
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draw = () => {
    drawing.current = undefined;
    const heard = gathered.current.splice(0);
    setSpots((known) => heardSpots(known, heard));
  };
  const load = (afterMs: number) => {
    loading.current ??= setTimeout(() => {
      loading.current = undefined;
      if (document.visibilityState === "visible") void revalidate();
    }, afterMs);
  };
  const connected = useRoom(
    room,
    {
      hear(message) {
        if (message.kind !== "positions") return load(message.kind === "moved" ? movedMs : loadMs);
        gathered.current.push(...message.positions);
        drawing.current ??= setTimeout(draw, drawMs);
      },
      missed: () => load(loadMs),
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
  return { spots, connected };
}
