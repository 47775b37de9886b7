import { useTranslation } from "react-i18next";
import { listHoursExcess } from "#app/modules/planning/model/crews/route-hours.ts";
import { findCashExcess } from "#app/modules/planning/model/route-cash.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { formatAmount, formatHours } from "#app/ui/formats/measures.tsx";
import { useLanguage } from "#app/ui/i18n/use-translate.ts";
import { usePlanEditor } from "../editor/plan-editor.tsx";

/** What a route's row and panes say of hours beyond the limits of the preferences. */
export function useHoursWarnings(): (route: TimedRoute) => string[] {
  const { t } = useTranslation("plans");
  const { view, lookup } = usePlanEditor();
  return (route) =>
    listHoursExcess(route, view.hours).map(({ of, minutes, excess, limit }) =>
      t(`hours_over.${of}`, {
        agent: lookup.agent(route.agentId)?.name ?? "",
        ...{ hours: formatHours(minutes), over: formatHours(excess), limit },
      }),
    );
}

/** Warns that a route takes its agent beyond the hours of a day or a week; the route may still go out. */
export function HoursWarning({ route }: { route: TimedRoute }) {
  return useHoursWarnings()(route).map((text) => (
    <p key={text} className="caution">
      {text}
    </p>
  ));
}

/** Warns that a route takes its agent beyond the cash limit; the route may still go out. */
export function CashWarning({ route }: { route: TimedRoute }) {
  const { t } = useTranslation("plans");
  const { locale } = useLanguage();
  const { view, lookup } = usePlanEditor();
  const found = findCashExcess(route, lookup.shipment, view.cash);
  if (!found) return null;
  const write = (amount: number) => `${formatAmount(amount, found.currency, locale)} ${found.currency}`;
  const sums = { hand: write(found.onHand), due: write(found.due), over: write(found.over), limit: write(found.limit) };
  return <p className="caution">{t("cash_over", { agent: lookup.agent(route.agentId)?.name ?? "", ...sums })}</p>;
}
