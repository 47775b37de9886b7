import { type RefObject, useEffect, useRef, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { StreetLook } from "#app/platform/geo/street-map.ts";
import type { Box } from "#app/platform/geo/zone-geometry.ts";
import type { ShellData } from "../shell/shell-data.ts";
import { createMap, type MapInstance } from "./map-instance.client.ts";
import { fetchJsonOrNull } from "./street-regions.ts";

type Bounds = Parameters<typeof createMap>[0]["bounds"];

interface MapOptions {
  /** MapLibre style of production tiles; empty for the embedded basemap. */
  styleUrl: string;
  look: StreetLook;
  /** What it shows at first. */
  bounds: () => Bounds;
  /** Adds listeners and layers once; the returned function runs before the map is removed. */
  // biome-ignore lint/suspicious/noConfusingVoidType: as an effect of React
  furnish: (made: MapInstance, host: HTMLElement) => (() => void) | void;
}

interface MapHandle {
  /** Goes to the element that the map fills. It gets `data-ready` when everything is drawn. */
  containerRef: RefObject<HTMLDivElement | null>;
  instance: MapInstance | null;
  /** True without WebGL: the content beside the map must suffice. */
  failed: boolean;
}

/** A map for the lifetime of its component, created again when the style changes. Browser only. */
export function useMap(use: MapOptions): MapHandle {
  const { styleUrl, look } = use;
  const holder = useRef<HTMLDivElement>(null);
  const account = useRouteLoaderData<ShellData>("layout_default")?.account?.id ?? null;
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
    if (account && !latest.current.bounds()) void showAccountArea(made, account);
    made.map.once("idle", () => host.setAttribute("data-ready", "true"));
    setInstance(made);
    return () => {
      undo?.();
      made.remove();
    };
  }, [styleUrl, look, account]);
  return { containerRef: holder, instance, failed };
}

/** Areas by account, loaded once per page. */
const areas = new Map<string, Promise<Box | null>>();

/** Where an account works: what a map shows that has nothing to show. Null if unknown. */
function loadAccountArea(account: string): Promise<Box | null> {
  const known =
    areas.get(account) ?? fetchJsonOrNull<{ area: Box | null }>("/map-area").then((found) => found?.area ?? null);
  areas.set(account, known);
  return known;
}

/** Shows where the account works, unless the map has moved to something in the meantime. */
async function showAccountArea({ map }: MapInstance, account: string): Promise<void> {
  let isMoved = false;
  map.once("movestart", () => {
    isMoved = true;
  });
  map.once("remove", () => {
    isMoved = true;
  });
  const area = await loadAccountArea(account);
  if (area && !isMoved) map.fitBounds([...area], { padding: 24, maxZoom: 13, duration: 0 });
}
