import { FileUp, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useRevalidator, useRouteLoaderData } from "react-router";
import { findPageRoute } from "#app/find-route.ts";
import { isSubscribed } from "#app/platform/access/can.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { getLockReason } from "#app/ui/shell/navigation.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { ShellData } from "#app/ui/shell/shell-data.ts";
import type { SetUpStep, StepState } from "../../model/first-steps.ts";
import type { Need } from "../../model/needs.ts";
import type { HomeRoute, NextDay as NextDayView } from "../../model/running-route.ts";
import { rememberFirstSteps } from "../first-steps/new-account.ts";
import { FirstSteps } from "./first-steps.tsx";
import { type Fleet, FleetToday } from "./fleet-today.tsx";
import { NeedsList } from "./needs-list.tsx";
import { NextDayPart } from "./next-day.tsx";
import { NextEvents } from "./next-events.tsx";
import { OrdersDay, type OrdersDayProps } from "./orders-day.tsx";
import { RunningRoutes } from "./running-routes.tsx";
import { SetUp } from "./set-up.tsx";
import { UsageToday } from "./usage-today.tsx";
import "./home-page.css";
import { useLiveMessages } from "#app/modules/orders/screens/live/use-live-orders.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { SectionHead } from "#app/ui/resource/detail/detail-section.tsx";

interface HomePageProps {
  /** Local date of the account. */
  date: string;
  /** When the data was read, milliseconds UTC. */
  asOf: number;
  /** First steps of a new account; null when they are done or hidden. */
  steps: readonly StepState[] | null;
  samples: boolean;
  /** What is left to set up; null before the first steps are done, and once nothing is left. */
  setUp: readonly { key: SetUpStep; done: boolean }[] | null;
  needs: readonly Need[];
  /** Null when the person may not see orders. */
  orders: OrdersDayProps["day"] | null;
  /** Null when the person may not see routes. */
  routes: readonly HomeRoute[] | null;
  next: NextDayView | null;
  fleet: Fleet | null;
  /** Unpaid amounts of a merchant, by carrier and currency; null in other accounts. */
  charges: readonly Charge[] | null;
  usage: { plan: string | null; agents: number; merchants: number } | null;
}

/** Events are collected for this long before the page reloads. */
const GATHER_MS = 1_000;
/** Lateness changes with time alone: the page reloads at least this often. */
const REFRESH_MS = 20_000;

/** Reloads home on order events of the account, and periodically. */
function useLiveDay(seesOrders: boolean): void {
  const { revalidate } = useRevalidator();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      if (document.visibilityState === "visible") void revalidate();
    }, GATHER_MS);
  };
  useLiveMessages({ onMessage: load, onMissed: load }, seesOrders ? "wanted" : "unwanted");
  useRefresh(REFRESH_MS);
  useEffect(() => () => clearTimeout(waiting.current), []);
}

/** The current day: what needs action now, today's orders and their projection, running routes, the fleet. */
export function HomePage(props: HomePageProps) {
  const { date, asOf, steps, samples, setUp, needs, orders, routes, next, fleet, charges, usage } = props;
  const t = useTranslate();
  const dates = useDates();
  const shell = useRouteLoaderData<ShellData>("layout_default");
  const styleUrl = useMapStyle();
  useLiveDay(orders !== null);
  const account = shell?.account?.id;
  useEffect(() => {
    if (account) rememberFirstSteps(account, steps !== null);
  }, [account, steps]);
  const beside = routes !== null || fleet !== null || usage !== null || charges !== null;
  return (
    <div className="page page-home">
      <PageTitle>{t("home:title")}</PageTitle>
      <div className="head">
        <h1>{dates.local(date, "day")}</h1>
        <span className="home-as-of">{t("home:as_of", { time: dates.instant(asOf, "time") })}</span>
        <span className="grow" />
        {shell && <DayActions grants={shell.grants} />}
      </div>
      <div className={beside ? "home-day scroll" : "home-day scroll is-single"}>
        <div className="home-column">
          {next && <NextDayPart next={next} isTomorrow={next.date === addDays(date, 1)} />}
          {steps && shell && <FirstSteps steps={steps} samples={samples} grants={shell.grants} />}
          <NeedsList needs={needs} asOf={asOf} />
          {next && <NextEvents next={next} />}
          {orders && <OrdersDay date={date} asOf={asOf} day={orders} />}
        </div>
        {beside && (
          <div className="home-column">
            {routes && (
              <RunningRoutes
                routes={routes}
                next={next}
                date={date}
                asOf={asOf}
                styleUrl={styleUrl}
                watches={shell !== undefined && isSubscribed(shell.grants)}
              />
            )}
            {fleet && <FleetToday fleet={fleet} />}
            {setUp && shell && <SetUp steps={setUp} grants={shell.grants} />}
            {charges && <PendingCharges charges={charges} />}
            {usage && <UsageToday usage={usage} />}
          </div>
        )}
      </div>
    </div>
  );
}

const actions = [
  { screen: "/orders/import", label: "common:nav.import_orders", icon: FileUp },
  { screen: "/orders/create", label: "common:nav.create_order", icon: Plus },
] as const;

/** Links to start the day with, for members who may use them. */
function DayActions({ grants }: { grants: ShellData["grants"] }) {
  const t = useTranslate();
  return actions.map(({ screen, label, icon }) => {
    const row = findPageRoute(screen);
    return row && getLockReason(row, grants) === null ? (
      <ButtonLink key={screen} to={screen} icon={icon}>
        {t(label)}
      </ButtonLink>
    ) : null;
  });
}

interface Charge {
  carrier: string;
  amount: number;
  currency: string;
  limit: number | null;
}

/** The reduced usage panel of a merchant. */
function PendingCharges({ charges }: { charges: readonly Charge[] }) {
  const t = useTranslate();
  return (
    <section className="charges">
      <SectionHead title={t("home:charges.title")} />
      {charges.length === 0 && <p className="faint-ink mb-4">{t("home:charges.none")}</p>}
      <dl className="figures">
        {charges.map(({ carrier, amount, currency, limit }) => (
          <div key={`${carrier} ${currency}`}>
            <dt>{carrier}</dt>
            <dd>
              <MoneyText amount={amount} currency={currency} />
              {limit !== null && (
                <span className="faint-ink text-sm">
                  {" "}
                  {t("home:charges.of_limit")} <MoneyText amount={limit} currency={currency} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
