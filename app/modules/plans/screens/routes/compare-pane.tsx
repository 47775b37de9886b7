import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanSummary } from "#app/modules/planning/model/plan-document.ts";
import { toPlanReason } from "#app/modules/planning/model/plan-reasons.ts";
import { getCurrencyDecimals } from "#app/platform/money/money.ts";
import { displayUnits, fromMeters } from "#app/platform/money/units.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatHours, formatNumber } from "#app/ui/formats/measures.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";

interface Figure {
  key: "assigned" | "unassigned" | "late" | "at_risk" | "violations" | "distance" | "duration" | "cost";
  value(summary: PlanSummary): number;
  /** Lower is better, except for assigned. */
  more?: true;
}

const figures: readonly Figure[] = [
  { key: "assigned", value: (summary) => summary.assigned, more: true },
  { key: "unassigned", value: (summary) => summary.unassigned },
  { key: "late", value: (summary) => summary.late },
  { key: "at_risk", value: (summary) => summary.atRisk },
  { key: "violations", value: (summary) => summary.violations },
  { key: "distance", value: (summary) => summary.distance },
  { key: "duration", value: (summary) => summary.duration },
  { key: "cost", value: (summary) => summary.cost },
];

/** Two versions side by side, figure by figure. */
export function ComparePane() {
  const { t } = useTranslation("plans");
  const dates = useDates();
  const { view, may, act } = usePlanEditor();
  const { versions, plan } = view;
  const current = versions.find((each) => each.version === plan.currentVersion) ?? versions[0];
  const before = versions.find((each) => each.version === current?.parent) ?? versions.at(-1);
  const [left, setLeft] = useState(String(before?.version ?? ""));
  const [right, setRight] = useState(String(current?.version ?? ""));
  const write = useFigureFormat();
  const getUnit = useUnits();
  const a = versions.find((each) => String(each.version) === left);
  const b = versions.find((each) => String(each.version) === right);
  const options = versions.map((each) => ({
    value: String(each.version),
    label: `${each.version} · ${t(`reasons.${toPlanReason(each.reason)}`)} · ${dates.instant(each.at, "time")}`,
  }));
  return (
    <div className="compare">
      <div className="comparison-pick">
        <Select
          label={t("compare.from")}
          options={options}
          value={left}
          onChange={(event) => setLeft(event.target.value)}
        />
        <Select
          label={t("compare.to")}
          options={options}
          value={right}
          onChange={(event) => setRight(event.target.value)}
        />
      </div>
      {a && b && (
        <table className="comparison">
          <thead>
            <tr>
              <th scope="col">{t("compare.figure")}</th>
              <th scope="col">{a.version}</th>
              <th scope="col">{b.version}</th>
              <th scope="col">{t("compare.change")}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ key, value, more }) => {
              const change = value(b.summary) - value(a.summary);
              const better = change === 0 ? "" : change > 0 === (more === true) ? "better" : "worse";
              return (
                <tr key={key}>
                  <th scope="row">
                    {t(`figure.${key}`)} {getUnit[key] && <i>{getUnit[key]}</i>}
                  </th>
                  <td>{write(key, value(a.summary))}</td>
                  <td>{write(key, value(b.summary))}</td>
                  <td className={better}>
                    {change === 0 ? "" : `${change > 0 ? "+" : "−"}${write(key, Math.abs(change))}`}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {a && a.version !== plan.currentVersion && may("change") && (
        <Button disabled={act.busy} onClick={() => act.send({ intent: "plans.restore", version: a.version })}>
          {t("versions.restore_one", { version: a.version })}
        </Button>
      )}
    </div>
  );
}

/** The unit stands once beside the name, because the pane has three narrow columns of numbers. */
function useUnits(): Partial<Record<Figure["key"], string>> {
  const { distance } = useFormats();
  const { view } = usePlanEditor();
  return { distance: displayUnits[distance].distance, duration: "h", cost: view.plan.currency };
}

function useFigureFormat(): (key: Figure["key"], value: number) => string {
  const { locale, distance } = useFormats();
  const { view } = usePlanEditor();
  const decimals = getCurrencyDecimals(view.plan.currency);
  return (key, value) => {
    if (key === "distance") return formatNumber(fromMeters(value, displayUnits[distance].distance), locale, 1);
    if (key === "duration") return formatHours(Math.round(value / 60));
    if (key === "cost") return formatNumber(value / 10 ** decimals, locale, decimals);
    return formatNumber(value, locale);
  };
}
