import { type RefObject, useEffect, useState } from "react";

/** Colors and the font as a canvas needs them. */
export interface ChartColors {
  ink: string;
  grid: string;
  font: string;
  /** The color of one of the tokens. */
  of: (token: string) => string;
}

/** Reads tokens as they are in light or dark, again when that changes; null before the first time. */
export function useChartColors(box: RefObject<HTMLElement | null>, tokens: readonly string[]): ChartColors | null {
  const [colors, setColors] = useState<ChartColors | null>(null);
  useEffect(() => {
    const read = () => setColors(box.current && readColors(box.current, tokens));
    read();
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", read);
    return () => dark.removeEventListener("change", read);
  }, [box, tokens]);
  return colors;
}

function readColors(box: HTMLElement, tokens: readonly string[]): ChartColors {
  const probe = document.createElement("span");
  box.appendChild(probe);
  const compute = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const known = new Map([...new Set(tokens)].map((token) => [token, compute(token)]));
  const colors = {
    ink: compute("--color-ink-2"),
    grid: compute("--chart-grid"),
    font: getComputedStyle(box).fontFamily,
  };
  probe.remove();
  return { ...colors, of: (token) => known.get(token) ?? "" };
}
