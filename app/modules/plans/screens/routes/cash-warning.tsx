import { useTranslation } from "react-i18next";
import { findCashExcess } from "#app/modules/planning/model/route-cash.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage } from "#app/ui/i18n/use-translate.ts";
import { usePlanDesk } from "../desk/plan-desk.tsx";

/** Warns that a route takes its agent beyond the cash limit; the route may still go out. */
export function CashWarning({ route }: { route: TimedRoute }) {
  const { t } = useTranslation("plans");
  const { locale } = useLanguage();
  const { view, lookup } = usePlanDesk();
  const found = findCashExcess(route, lookup.shipment, view.cash);
  if (!found) return null;
  const write = (amount: number) => `${formatAmount(amount, found.currency, locale)} ${found.currency}`;
  const sums = { hand: write(found.onHand), due: write(found.due), over: write(found.over), limit: write(found.limit) };
  return <p className="caution">{t("cash_over", { agent: lookup.agent(route.agentId)?.name ?? "", ...sums })}</p>;
}
