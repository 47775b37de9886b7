import { type RefObject, useEffect, useRef, useState } from "react";
import type { StreetLook } from "#app/platform/geo/street-map.ts";
import { createMap, type MapInstance } from "./map-instance.client.ts";

type Bounds = Parameters<typeof createMap>[0]["bounds"];

interface MapOptions {
  /** MapLibre style of production tiles; empty for the embedded basemap. */
  styleUrl: string;
  look: StreetLook;
  /** What it shows at first. */
  bounds: () => Bounds;
  /** Listeners and layers, once; what it returns is done before the map goes. */
  // biome-ignore lint/suspicious/noConfusingVoidType: as an effect of React
  furnish: (made: MapInstance, host: HTMLElement) => (() => void) | void;
}

interface MapHandle {
  /** Goes to the element that the map fills. It gets `data-ready` when everything is drawn. */
  containerRef: RefObject<HTMLDivElement | null>;
  instance: MapInstance | null;
  /** No WebGL: what stands beside the map has to serve. */
  failed: boolean;
}

/** A map for as long as its component is there, made anew when the style changes. Browser only. */
export function useMap(use: MapOptions): MapHandle {
  const { styleUrl, look } = use;
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef(use);
  latest.current = use;
  const [instance, setInstance] = useState<MapInstance | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const host = holder.current;
    if (!host) return;
    let made: MapInstance;
    try {
      made = createMap({ container: host, styleUrl, look, bounds: latest.current.bounds() });
    } catch {
      setFailed(true);
      return;
    }
    const undo = latest.current.furnish(made, host);
    made.map.once("idle", () => host.setAttribute("data-ready", "true"));
    setInstance(made);
    return () => {
      undo?.();
      made.remove();
    };
  }, [styleUrl, look]);
  return { containerRef: holder, instance, failed };
}
