import { Form, Link } from "react-router";
import { orderKinds } from "#app/modules/orders/model/order.enums.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { DateTimeText, TimeWindowText } from "#app/ui/formats/date-time.tsx";
import { formatNumber, formatSpan } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { ArrivingOrder, DayOutlook } from "../commands/arriving-orders.server.ts";
import type { ArrivingView } from "../commands/view-arriving.server.ts";
import type { DangerReason } from "../model/arriving.ts";
import { AnalyticsHead } from "./analytics-head.tsx";
import { DashboardFileLinks } from "./file-links.tsx";
import { FilterSelects } from "./filter-selects.tsx";
import { FoldedFilters } from "./folded-filters.tsx";
import "./analytics.css";

/** Milliseconds between reloads. */
const REFRESH_MS = 60_000;

/** Today's and tomorrow's unfinished orders that will miss or may miss their promise, each with its remedy. */
export function ArrivingScreen({ view }: { view: ArrivingView }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  useRefresh(REFRESH_MS);
  const groups = (["will_miss", "at_risk"] as const).map((danger) => ({
    danger,
    orders: view.orders.filter((order) => order.danger === danger),
  }));
  return (
    <div className="page analytics">
      <AnalyticsHead current="arriving_otif" tabs={view} actions={<DashboardFileLinks path={`${address}/export`} />} />
      <ArrivingFilters view={view} />
      {view.ignored.length > 0 && (
        <p role="status" className="analytics-ignored">
          {t("analytics:arriving.ignored", { what: view.ignored.join(", ") })}
        </p>
      )}
      <p className="analytics-state">
        {t("analytics:arriving.about")} · <DateTimeText at={view.countedAt} />
      </p>
      <section className="key-figures" aria-label={t("analytics:figures")}>
        {view.days.map((day, at) => (
          <DayFigures
            key={day.day}
            day={day}
            name={t(at === 0 ? "analytics:arriving.today" : "analytics:arriving.tomorrow")}
          />
        ))}
      </section>
      {groups.map(({ danger, orders }) => (
        <section key={danger} className="arriving-group">
          <h2>
            {t(`analytics:arriving.${danger}`)} <span className="hint">{formatNumber(orders.length, locale)}</span>
          </h2>
          {orders.length === 0 ? <p className="hint">{t("analytics:arriving.nothing")}</p> : <Orders orders={orders} />}
        </section>
      ))}
      {view.endangered > view.orders.length && (
        <p className="hint">
          {t("analytics:arriving.more", { n: formatNumber(view.endangered - view.orders.length, locale) })}
        </p>
      )}
      {view.isCut && <p className="hint">{t("analytics:arriving.cut")}</p>}
    </div>
  );
}

const address = "/analytics/dashboards/arriving_otif";

/** Filters, kept in the URL. */
function ArrivingFilters({ view: { filters, choices } }: { view: ArrivingView }) {
  const t = useTranslate();
  const types = orderKinds.map((value) => ({ value, label: t(`analytics:type.${value}`) }));
  return (
    <Form key={JSON.stringify(filters)} method="get" action={address} className="period-form">
      <FoldedFilters count={Object.keys(filters).length}>
        <FilterSelects filters={filters} choices={{ ...choices, type: types }} />
      </FoldedFilters>
      <Button type="submit">{t("analytics:show")}</Button>
      {Object.keys(filters).length > 0 && (
        <Link className="link" to={address}>
          {t("analytics:reset")}
        </Link>
      )}
    </Form>
  );
}

/** Forecast of the day. */
function DayFigures({ day, name }: { day: DayOutlook; name: string }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const good = day.done + day.safe + day.at_risk;
  const share = day.orders === 0 ? null : (good * 100) / day.orders;
  return (
    <div>
      <h3>{name}</h3>
      <p>
        <b>
          {share === null
            ? t("analytics:no_value")
            : t("analytics:unit.percent", { n: formatNumber(share, locale, 1) })}
        </b>
      </p>
      <div className="figure-foot">
        <span>
          {t("analytics:arriving.if_nothing", {
            good: formatNumber(good, locale),
            all: formatNumber(day.orders, locale),
          })}
          <br />
          {(["done", "safe", "at_risk", "will_miss"] as const)
            .map((part) => `${t(`analytics:arriving.${part}`)} ${formatNumber(day[part], locale)}`)
            .join(" · ")}
        </span>
      </div>
    </div>
  );
}

function Orders({ orders }: { orders: readonly ArrivingOrder[] }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (
    <div className="chart-scroll">
      <table className="chart-table">
        <thead>
          <tr>
            {(["order", "promised", "arrival", "picked", "why", "action"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`analytics:arriving.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>
                <Link to={`/orders/${order.number}`}>{order.number}</Link> {order.name}
              </td>
              <td>
                <TimeWindowText from={order.deliveryFrom} to={order.deliveryTo} />
              </td>
              <td>{order.eta === null ? t("analytics:arriving.no_route") : <DateTimeText at={order.eta} />}</td>
              <td>
                {order.items > 0 &&
                  t("analytics:arriving.of", {
                    n: formatNumber(order.picked, locale),
                    all: formatNumber(order.items, locale),
                  })}
              </td>
              <td>
                {t(`analytics:arriving.reason.${order.reason}`)}
                {order.slackMinutes !== null && ` · ${formatSlack(order.slackMinutes, t)}`}
                {order.agent && ` · ${order.agent}`}
              </td>
              <td>
                <Action order={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function formatSlack(minutes: number, t: ReturnType<typeof useTranslate>): string {
  const span = formatSpan(Math.abs(minutes) * 60, t);
  return t(minutes < 0 ? "analytics:arriving.late_by" : "analytics:arriving.slack", { span });
}

type WayOut = "open_stop" | "plan" | "validate" | "reschedule" | "pick";

const wayByReason: Readonly<Record<DangerReason, WayOut>> = {
  failed: "reschedule",
  overdue: "reschedule",
  late: "open_stop",
  tight: "open_stop",
  short: "pick",
  no_route: "plan",
  address: "validate",
  none: "open_stop",
};

/** Link to the remedy. */
function Action({ order }: { order: ArrivingOrder }) {
  const t = useTranslate();
  const way = order.reason === "overdue" && order.stopId ? "open_stop" : wayByReason[order.reason];
  const to =
    way === "open_stop"
      ? `/routes?route=${order.routeId}&stop=${order.stopId}`
      : way === "validate"
        ? `/orders/validate?order=${order.number}`
        : `/orders/${order.number}`;
  return <Link to={to}>{t(`analytics:arriving.action.${way}`)}</Link>;
}
