import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { computeMonthCurve } from "../model/fee-example.ts";
import type { FeeTiers } from "../model/fee-method.ts";

const chartSize = { width: 232, height: 120 } as const;

/**
 * The cost of a month by its number of orders: a line with a bend where each price begins, dotted beyond the example.
 */
export function MonthChart({ tiers, count }: { tiers: FeeTiers; count: number }) {
  const t = useTranslate();
  const { locale } = useFormats();
  const limit = Math.max(300, Math.ceil((count * 4) / 3 / 100) * 100);
  const curve = computeMonthCurve(tiers, limit);
  const top = Math.max(1, ...curve.map(({ total }) => total));
  const toPoint = ({ count: orders, total }: { count: number; total: number }) =>
    `${((orders / limit) * chartSize.width).toFixed(1)} ${(chartSize.height - (total / top) * chartSize.height).toFixed(1)}`;
  const here = computeMonthCurve(tiers, count).at(-1) ?? { count: 0, total: 0 };
  const until = [...curve.filter((each) => each.count < count), here];
  const beyond = [here, ...curve.filter((each) => each.count > count)];
  const path = (points: typeof curve) =>
    points.map((each, index) => `${index === 0 ? "M" : "L"}${toPoint(each)}`).join("");
  const [x = "0", y = "0"] = toPoint(here).split(" ");
  const marks = [0, 1, 2, 3].map((step) => Math.round((limit / 3) * step));
  return (
    <svg
      className="month-chart"
      viewBox="0 0 256 150"
      width={256}
      height={150}
      role="img"
      aria-label={t("shipping_methods:example.chart")}
    >
      <g transform="translate(4 8)">
        {[0, 1, 2, 3, 4].map((line) => (
          <path key={line} className="chart-grid" d={`M0 ${line * 30}H${chartSize.width}`} />
        ))}
        <path className="chart-area" d={`${path(until)}V${chartSize.height}H0Z`} />
        <path className="chart-line" d={path(until)} />
        <path className="chart-line is-beyond" d={path(beyond)} />
        <path className="chart-mark" d={`M${x} ${chartSize.height}V${y}`} />
        <circle cx={x} cy={y} r={4} />
        {marks.map((mark, index) => (
          <text
            key={mark}
            x={(mark / limit) * chartSize.width}
            y={136}
            textAnchor={index === 0 ? "start" : index === 3 ? "end" : "middle"}
          >
            {formatNumber(mark, locale)}
          </text>
        ))}
      </g>
    </svg>
  );
}
