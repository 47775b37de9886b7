import type { ReactNode } from "react";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatAmount, formatSpan, useFormatDistance } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { NeedFacts } from "../../model/need-facts.ts";
import type { Need, NeedKind } from "../../model/needs.ts";

/** Text of a line: what and why, and where its action leads. */
export interface NeedText {
  title: string;
  text: ReactNode;
  act: string;
  /** A URL of the app, or a telephone link. */
  to: string;
}

type NeedFormatters = { [Kind in NeedKind]: (facts: NeedFacts[Kind]) => NeedText };

/** Formats needed actions in the reader's language. */
export function useNeedText(asOf: number): (need: Need) => NeedText {
  const t = useTranslate();
  const dates = useDates();
  const distance = useFormatDistance();
  const { locale } = useFormats();
  const time = (at: number) => dates.instant(at, "time");
  // Non-breaking: no line ends within it.
  const span = (minutes: number) => formatSpan(minutes * 60, t).replaceAll(" ", "\u00a0");
  const money = (amount: number, currency: string) => `${formatAmount(amount, currency, locale)} ${currency}`;
  const onRoute = (routeId: string, stopId?: string) => `/routes?route=${routeId}${stopId ? `&stop=${stopId}` : ""}`;
  const toAgent = (name: string) => `/settings/agents?search=${encodeURIComponent(name)}`;
  const formatters: NeedFormatters = {
    still_open: ({ routeId, van, agent, started, lastSeenAt, stops, endAt }) => ({
      title: started
        ? t(stops > 0 ? "home:open.left" : "home:open.done", { van, count: stops })
        : t("home:open.not_started", { van }),
      text:
        lastSeenAt === null
          ? t("home:open.unseen", { agent, end: time(endAt) })
          : t("home:open.seen", { agent, seen: dates.instant(lastSeenAt, "short"), end: time(endAt) }),
      act: stops > 0 ? t("home:open.review", { count: stops }) : t("home:open.close"),
      to: onRoute(routeId),
    }),
    cash_open: ({ agentId, agent, amount, currency }) => ({
      title: t("home:cash.title", { amount: money(amount, currency), agent }),
      text: t("home:open.cash"),
      act: t("home:cash.act"),
      to: `/accounting/collections/pending?filters[agent]=${agentId}`,
    }),
    late_orders: ({ count, more, date, statuses }) => ({
      title: more ? t("home:open.orders_more", { max: count }) : t("home:open.orders", { count }),
      text: t("home:open.orders_text"),
      act: t("home:open.orders_act"),
      to: `/orders?filters[delivery_schedule][]=before,${date}${statuses.map((status) => `&filters[status][]=${status}`).join("")}`,
    }),
    overdue: ({ count, more, customer }) => ({
      title: more ? t("home:overdue.title_more", { max: count }) : t("home:overdue.title", { count }),
      text: t("home:no_plan.text", { customer }),
      act: t("home:no_plan.act"),
      to: "/plans/create",
    }),
    late: ({ count, wayOut, routeId, stopId, promisedAt, minutes, name, position, van }) => ({
      title:
        count === 1
          ? t("home:late.one", { name, position, van, late: span(minutes) })
          : t("home:late.more", { name, van, late: span(minutes), count: count - 1 }),
      text: wayOut
        ? t("home:late.way", {
            time: time(promisedAt),
            van: wayOut.van,
            passes: time(wayOut.passesAt),
            distance: distance(wayOut.meters),
          })
        : t("home:late.promised", { time: time(promisedAt) }),
      act: wayOut ? t("home:late.move", { van: wayOut.van }) : t("home:late.act"),
      to: onRoute(routeId, stopId),
    }),
    at_risk: ({ count, van, city, slackMinutes, routeId, stopId, wayOut }) => ({
      title: city ? t("home:at_risk.title_in", { count, van, city }) : t("home:at_risk.title", { count, van }),
      text: wayOut
        ? t("home:at_risk.way", {
            ...{ minutes: slackMinutes, van: wayOut.van, passes: time(wayOut.passesAt) },
            distance: distance(wayOut.meters),
          })
        : t("home:at_risk.slack", { minutes: slackMinutes }),
      act: wayOut ? t("home:late.move", { van: wayOut.van }) : t("home:at_risk.act"),
      to: onRoute(routeId, stopId),
    }),
    not_seen: ({ agent, phone, lastSeenAt, open, van }) => ({
      title: t("home:not_seen.title", { agent, ago: span(Math.floor((asOf - lastSeenAt) / 60_000)), count: open }),
      text: t("home:not_seen.text", { van, time: time(lastSeenAt) }),
      act: t("home:not_seen.act"),
      to: `tel:${phone}`,
    }),
    cooling: ({ van, until, startAt }) => ({
      title: t("home:cooling.title", { van, until: time(until), start: time(startAt) }),
      text: t("home:cooling.text"),
      act: t("home:cooling.act"),
      to: "/settings/vehicles",
    }),
    request: ({ number, customer, asked }) => ({
      title:
        asked.kind === "reschedule"
          ? t("home:request.title", { customer, window: dates.window(asked.detail.from, asked.detail.to) })
          : t(`home:request.title_${asked.kind}`, { customer }),
      text: t("home:request.text", { number }),
      act: t("home:request.act"),
      to: `/orders/${number}`,
    }),
    unplanned: ({ planId, plan, count, startAt }) => ({
      title: t("home:unplanned.title", { plan, count }),
      text: t("home:unplanned.text", { start: dates.instant(startAt) }),
      act: t("home:unplanned.act"),
      to: `/plans/${planId}`,
    }),
    no_plan: ({ count, more, customer }) => ({
      title: more ? t("home:no_plan.title_more", { max: count }) : t("home:no_plan.title", { count }),
      text: t("home:no_plan.text", { customer }),
      act: t("home:no_plan.act"),
      to: "/plans/create",
    }),
    no_shipment: ({ count, more, customer }) => ({
      title: more ? t("home:no_shipment.title_more", { max: count }) : t("home:no_shipment.title", { count }),
      text: t("home:no_plan.text", { customer }),
      act: t("home:no_shipment.act"),
      to: "/shipments/deliveries/create",
    }),
    addresses: ({ count, more, today, customer }) => ({
      title: more
        ? t("home:addresses.title_more", { max: count })
        : t(today > 0 ? "home:addresses.title_today" : "home:addresses.title", { count, today }),
      text: t("home:addresses.text", { customer }),
      act: t("home:addresses.act"),
      to: "/orders/validate",
    }),
    cash: ({ agentId, agent, amount, limit, currency }) => ({
      title: t("home:cash.title", { amount: money(amount, currency), agent }),
      text: t("home:cash.text", { limit: money(limit, currency) }),
      act: t("home:cash.act"),
      to: `/accounting/collections/pending?filters[agent]=${agentId}`,
    }),
    worktime: ({ count }) => ({
      title: t("home:worktime.title", { count }),
      text: t("home:worktime.text"),
      act: t("home:worktime.act"),
      to: "/fleet/attendance/worktime?filters[approval][]=waiting",
    }),
    no_contact: ({ count, total, number }) => ({
      title: t("home:no_contact.title", { count, total }),
      text: t("home:no_contact.text", { number }),
      act: t("home:no_contact.act"),
      to: `/orders/${number}`,
    }),
    driver_absent: ({ agent, van, startAt }) => ({
      title: t("home:driver_absent.title", { agent }),
      text: t("home:driver_absent.text", { van, start: time(startAt) }),
      act: t("home:driver_absent.act"),
      to: toAgent(agent),
    }),
    cash_unlimited: ({ agent, amount, currency, stops }) => ({
      title: t("home:cash_unlimited.title", { amount: money(amount, currency), count: stops }),
      text: t("home:cash_unlimited.text", { agent }),
      act: t("home:cash_unlimited.act"),
      to: toAgent(agent),
    }),
    failed_messages: ({ count, subject, error }) => ({
      title: t("home:failed_messages.title", { count }),
      text: error ? t("home:failed_messages.text", { subject, error }) : subject,
      act: t("home:failed_messages.act"),
      to: "/settings/failed-messages",
    }),
  };
  return <Kind extends NeedKind>(need: Need<Kind>) => formatters[need.kind](need.facts);
}
