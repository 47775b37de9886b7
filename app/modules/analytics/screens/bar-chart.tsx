import type { Chart as ChartJs } from "chart.js";
import { useEffect, useMemo, useRef } from "react";
import { getBarHue } from "./bar-names.ts";
import { useChartColors } from "./chart-colors.ts";
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
  const hues = useMemo(() => series.flatMap(({ hueOf }) => hueOf.map(getBarHue)), [series]);
  const colors = useChartColors(box, hues);
  useEffect(() => {
    if (colors) onReady(() => chart.current?.toBase64Image() ?? "");
  }, [colors, onReady]);
  const isLying = lies === "narrow" ? (box.current?.clientWidth ?? 0) < NARROW : lies;
  const { ink, grid, font } = colors ?? { ink: "", grid: "", font: "" };
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
              backgroundColor: hueOf.map((count) => colors.of(getBarHue(count))),
            })),
          }}
          options={{
            ...{ indexAxis: isLying ? "y" : "x", responsive: true, maintainAspectRatio: false, animation: false },
            font: { family: font },
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
