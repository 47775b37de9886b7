import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ListedAgingSums } from "../../commands/billing/view-aging.server.ts";
import { agingSteps } from "../../model/aging.ts";

/** What is open in each currency as a bar, with its steps below; credits of a step are left out of the bar. */
export function AgingScale({ sums }: { sums: readonly ListedAgingSums[] }) {
  const t = useTranslate();
  return sums
    .filter(({ open }) => open > 0)
    .map((sum) => (
      <div key={sum.by} className="aging-scale">
        <AgingBar sum={sum} />
        <dl aria-label={t("billing:aging.scale", { currency: sum.by })}>
          {agingSteps
            .filter(({ key }) => sum[key] > 0)
            .map(({ key }) => (
              <div key={key} className={`aging-${key}`}>
                <dt>{t(`billing:aging.step.${key}`)}</dt>
                <dd>
                  <AmountText amount={sum[key]} currency={sum.by} /> <i>{sum.by}</i>
                </dd>
              </div>
            ))}
        </dl>
      </div>
    ));
}

/** The bar: shapes, because the page allows no styles of elements. */
function AgingBar({ sum }: { sum: ListedAgingSums }) {
  const steps = agingSteps.filter(({ key }) => sum[key] > 0);
  const whole = steps.reduce((total, { key }) => total + sum[key], 0);
  return (
    <svg className="aging-bar" height={8} aria-hidden>
      {steps.map(({ key }, at) => {
        const before = steps.slice(0, at).reduce((total, each) => total + sum[each.key], 0);
        return (
          <rect
            key={key}
            className={`aging-${key}`}
            x={`${(before * 100) / whole}%`}
            width={`${(sum[key] * 100) / whole}%`}
            height={8}
          />
        );
      })}
    </svg>
  );
}
