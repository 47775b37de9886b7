import type { ReactNode } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { can, hasFeature } from "#app/platform/access/can.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ShellData } from "#app/ui/shell/shell-data.ts";
import type { NextDay } from "../../model/running-route.ts";
import { HomeHead } from "./home-head.tsx";

/** What happens automatically on the next day with routes, in its order. */
export function NextEvents({ next: { routes, opensAt, cash } }: { next: NextDay }) {
  const t = useTranslate();
  const dates = useDates();
  const [first] = routes.toSorted((a, b) => a.startsAt - b.startsAt);
  const [last] = routes.toSorted((a, b) => b.endsAt - a.endsAt);
  const shell = useRouteLoaderData<ShellData>("layout_default");
  const writes = shell?.grants && hasFeature(shell.grants, "customer_messaging");
  if (!first || !last) return null;
  const count = routes.length;
  const lines: { at: number | null; label?: string; text: ReactNode }[] = [
    { at: opensAt, text: t("home:events.opens", { count, agent: first.agent }) },
    { at: first.startsAt, text: t("home:events.leaves", { count, van: first.van }) },
    {
      at: last.endsAt,
      text: (
        <>
          {t("home:events.back", { count, van: last.van })}
          {cash.map(({ currency, amount }) => (
            <b key={currency}>
              <MoneyText amount={amount} currency={currency} />
            </b>
          ))}
          {cash.length > 0 && t("home:events.hand_in")}
        </>
      ),
    },
    { at: null, text: t("home:events.left_open") },
    ...(writes ? [{ at: null, label: t("home:events.always"), text: <CustomerMessages /> }] : []),
  ];
  return (
    <section className="next-events" aria-labelledby="next-events">
      <HomeHead id="next-events" title={t("home:events.title")} />
      <dl>
        {lines.map(({ at, label, text }, nth) => (
          <div key={nth}>
            <dt>{at === null ? (label ?? t("home:events.after")) : dates.instant(at)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What customers are sent, with the way to its settings for those who may open them. */
function CustomerMessages() {
  const t = useTranslate();
  const shell = useRouteLoaderData<ShellData>("layout_default");
  const mayOpen = shell?.grants && can(shell.grants, "settings", "settings.account");
  return (
    <>
      {t("home:events.customers")}{" "}
      {mayOpen && (
        <Link className="link" to="/settings/notifications" prefetch="intent">
          {t("common:nav.notifications")}
        </Link>
      )}
    </>
  );
}
