import type { Chart as ChartJs } from "chart.js";
import { useEffect, useRef, useState } from "react";
import { getBarHue } from "./bar-names.ts";
import { Chart } from "./chart-library.client.ts";

/** Pixels below which bars of a bridge lie. */
const NARROW = 680;

interface BarChartProps {
  /** Description for screen readers. */
  sentence: string;
  labels: (string | string[])[];
  series: { key: string; hueOf: string[]; label: string; values: (number | [number, number])[] }[];
  /** Where the axis of the values begins. */
  floor: number;
  /** Bars that lie; narrow: where there is little room beside each other. */
  isLying: boolean | "narrow";
  onOpen: (bar: number, series: number) => void;
  /** Receives the function that makes the picture. */
  onReady: (toPicture: () => string) => void;
}

/** Vertical or horizontal bars; a click opens the rows of a bar. Loaded only with a chart. */
export default function BarChart({ sentence, labels, series, floor, isLying: lies, onOpen, onReady }: BarChartProps) {
  const chart = useRef<ChartJs>(null);
  const box = useRef<HTMLDivElement>(null);
  const [colors, setColors] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    const read = () => setColors(readColors(box.current, series));
    read();
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", read);
    return () => dark.removeEventListener("change", read);
  }, [series]);
  useEffect(() => {
    if (colors) onReady(() => chart.current?.toBase64Image() ?? "");
  }, [colors, onReady]);
  const isLying = lies === "narrow" ? (box.current?.clientWidth ?? 0) < NARROW : lies;
  const ink = colors?.get("--color-ink-2") ?? "";
  const grid = colors?.get("--chart-grid") ?? "";
  const scale = { stacked: true, ticks: { color: ink, precision: 0 }, grid: { color: grid } };
  return (
    <div ref={box} className="chart-box" role="img" aria-label={sentence}>
      {colors && (
        <Chart
          ref={chart}
          type="bar"
          aria-hidden="true"
          data={{
            labels,
            datasets: series.map(({ label, values, hueOf }) => ({
              ...{ label, data: values, maxBarThickness: 26 },
              backgroundColor: hueOf.map((count) => colors.get(getBarHue(count)) ?? ""),
            })),
          }}
          options={{
            ...{ indexAxis: isLying ? "y" : "x", responsive: true, maintainAspectRatio: false, animation: false },
            font: { family: colors.get(fontName) ?? "" },
            scales: isLying ? { x: { ...scale, min: floor }, y: scale } : { x: scale, y: { ...scale, min: floor } },
            plugins: {
              legend: { display: series.length > 1, position: "bottom", labels: { color: ink, boxWidth: 10 } },
            },
            onClick: (_event, [hit]) => hit && onOpen(hit.index, hit.datasetIndex),
          }}
        />
      )}
    </div>
  );
}

/** Key of the font among the colors. */
const fontName = "font-family";

/** Colors and the font as a canvas needs them: tokens differ by light and dark. */
function readColors(box: HTMLElement | null, series: BarChartProps["series"]): Map<string, string> {
  const colors = new Map<string, string>();
  if (!box) return colors;
  colors.set(fontName, getComputedStyle(box).fontFamily);
  const names = new Set(["--color-ink-2", "--chart-grid", ...series.flatMap(({ hueOf }) => hueOf.map(getBarHue))]);
  const probe = document.createElement("span");
  box.appendChild(probe);
  for (const name of names) {
    probe.style.color = `var(${name})`;
    colors.set(name, getComputedStyle(probe).color);
  }
  probe.remove();
  return colors;
}
