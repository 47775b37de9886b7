import { ROUTE_COLOR_COUNT } from "./map-model.ts";

const tokens = {
  land: "--map-land",
  builtUp: "--map-land-2",
  water: "--map-water",
  shore: "--map-shore",
  road: "--map-road",
  bound: "--map-bound",
  name: "--map-name",
  waterName: "--map-water-name",
  halo: "--map-halo",
  onRoute: "--on-route",
  ink: "--color-ink",
  ink2: "--color-ink-2",
  surface: "--color-surface",
  raised: "--color-raised",
  accent: "--color-accent",
  move: "--st-move",
  done: "--st-done",
  attempted: "--st-alert",
  failed: "--st-fail",
  late1: "--late-1",
  late2: "--late-2",
  late3: "--late-3",
  late4: "--late-4",
} as const;

/** The tokens' colors for MapLibre and canvas, in the current color scheme. */
export type MapPalette = Readonly<Record<keyof typeof tokens, string>> & {
  /** By colour number; index 0 is colour 1. */
  readonly routes: readonly string[];
  readonly isDark: boolean;
  /** Differs whenever any colour does: part of every drawing's name. */
  readonly key: string;
};

/**
 * Reads the tokens as they are now. `light-dark()` is resolved only by a colour property, so each one is set on a
 * probe element and read back.
 */
export function readPalette(host: HTMLElement): MapPalette {
  const probe = document.createElement("span");
  probe.hidden = true;
  host.appendChild(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.entries(tokens).map(([name, token]) => [name, read(token)] as const);
  const routes = Array.from({ length: ROUTE_COLOR_COUNT }, (_, index) => read(`--route-${index + 1}`));
  probe.remove();
  const named = Object.fromEntries(colours) as Record<keyof typeof tokens, string>;
  const isDark = (named.land.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 128);
  return { ...named, routes, isDark, key: named.land.replace(/\W+/g, "-") };
}

/**
 * Calls back when the scheme changes: by the system, or by the switch in the preferences. Returns a function that stops
 * it.
 */
export function watchScheme(changed: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const observer = new MutationObserver(changed);
  system.addEventListener("change", changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => {
    system.removeEventListener("change", changed);
    observer.disconnect();
  };
}
