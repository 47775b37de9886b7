import { useMemo, useRef } from "react";
import { useChartColors } from "./chart-colors.ts";
import { Chart } from "./chart-library.client.ts";

/** A line; a value that there is not leaves a gap. */
export interface ChartLine {
  key: string;
  label: string;
  /** Token of its color. */
  hue: string;
  values: (number | null)[];
  isDashed?: boolean;
}

interface LineChartProps {
  /** Description for screen readers. */
  sentence: string;
  labels: string[];
  lines: ChartLine[];
  min: number;
  max?: number;
}

/** Lines over steps. Loaded only with a chart. */
export default function LineChart({ sentence, labels, lines, min, max }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const hues = useMemo(() => lines.map(({ hue }) => hue), [lines]);
  const colors = useChartColors(box, hues);
  const { ink, grid, font } = colors ?? { ink: "", grid: "", font: "" };
  const scale = { ticks: { color: ink, precision: 0 }, grid: { color: grid } };
  return (
    <div ref={box} className="chart-box" role="img" aria-label={sentence}>
      {colors && (
        <Chart
          type="line"
          aria-hidden="true"
          data={{
            labels,
            datasets: lines.map(({ label, hue, values, isDashed }) => ({
              ...{ label, data: values, borderColor: colors.of(hue), backgroundColor: colors.of(hue) },
              ...{ borderWidth: 2, pointRadius: isDashed ? 0 : 2, borderDash: isDashed ? [4, 4] : [] },
            })),
          }}
          options={{
            ...{ responsive: true, maintainAspectRatio: false, animation: false, font: { family: font } },
            interaction: { mode: "index", intersect: false },
            scales: { x: scale, y: { ...scale, min, ...(max !== undefined && { max }) } },
            plugins: {
              legend: { position: "bottom", labels: { color: ink, usePointStyle: true, pointStyle: "line" } },
            },
          }}
        />
      )}
    </div>
  );
}
