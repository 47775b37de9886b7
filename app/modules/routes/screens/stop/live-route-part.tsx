import type { TFunction } from "i18next";
import { Flag, LocateFixed, MessageSquare, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { DistanceText, DurationText, NearDistanceText } from "#app/ui/formats/measures.tsx";
import { PhoneLink } from "#app/ui/formats/phone-link.tsx";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { LiveRoute } from "../../model/live-route.ts";
import type { RouteNotification } from "../../model/notification-status.ts";
import { ActionButtons } from "../action-buttons.tsx";
import { getLiveRouteName } from "../routes-scene.ts";
import type { useRouteCommands } from "../use-route-commands.ts";

interface LiveRoutePartProps {
  route: LiveRoute;
  zone: string;
  canAct: boolean;
  act: ReturnType<typeof useRouteCommands>;
  onMessage(): void;
  followed: string | null;
  onFollow(routeId: string | null): void;
}

/** The selected route: facts, refused phone actions, and actions. */
export function LiveRoutePart({ route, zone, canAct, act, onMessage, followed, onFollow }: LiveRoutePartProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const over = route.status === "completed" || route.status === "rejected" ? t("why_not.route_over") : null;
  const whyNotStart = over ?? (route.status === "assigned" ? null : t("why_not.on_its_way"));
  const left = route.stopCount - route.doneCount;
  const whyNotComplete = over ?? (route.canComplete ? null : t("why_not.open_stops", { count: left }));
  return (
    <>
      <header>
        <span className={`pin-head rc-${getRouteColor(route.number)}`}>{route.number}</span>
        <div>
          <h2>{getLiveRouteName(route)}</h2>
          <span className="faint-ink">{t(`route_status.${route.status}`)}</span>
        </div>
      </header>
      <dl className="facts">
        <div>
          <dt>{t("fact.agent")}</dt>
          <dd>
            {route.agent.name} <PhoneLink number={route.agent.phone} />
          </dd>
        </div>
        <div>
          <dt>{t("fact.state")}</dt>
          <dd>
            <Status kind="agent" code={route.agent.state} />
          </dd>
        </div>
        {route.request && (
          <div>
            <dt>{t("fact.request")}</dt>
            <dd>{formatRequest(route, zone, t)}</dd>
          </div>
        )}
        {route.notification && (
          <div>
            <dt>{t("fact.notification")}</dt>
            <dd>{formatRouteNotification(route.notification, zone, t)}</dd>
          </div>
        )}
        <div>
          <dt>{t("fact.plan")}</dt>
          <dd>
            <Link className="link" to={`/plans/${route.plan.id}`} prefetch="intent">
              {route.plan.name}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t("fact.planned")}</dt>
          <dd>
            {toZoneTime(route.startAt, zone)}–{toZoneTime(route.endAt, zone)}
          </dd>
        </div>
        <div>
          <dt>{t("fact.start")}</dt>
          <dd>
            {route.start.name}
            {route.loads && <>, {t("fact.loads", { depot: route.depot.name })}</>}
          </dd>
        </div>
        <div>
          <dt>{t("fact.end")}</dt>
          <dd>{route.end.name}</dd>
        </div>
        <div>
          <dt>{t(route.completedAt === null ? "fact.back" : "fact.was_back")}</dt>
          <dd>{toZoneTime(route.completedAt ?? route.expectedEndAt, zone)}</dd>
        </div>
        {route.driverReport && (
          <div>
            <dt>{t("fact.driver_report")}</dt>
            <dd>{t(`driver_report.${route.driverReport.kind}`, { minutes: route.driverReport.minutes })}</dd>
          </div>
        )}
        {route.positionAt !== null && (
          <div>
            <dt>{t("fact.position")}</dt>
            <dd>
              {t("position_at", { time: toZoneTime(route.positionAt, zone) })}
              {route.positionAccuracy !== null && (
                <>
                  , ± <NearDistanceText metres={route.positionAccuracy} />
                </>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t("fact.length")}</dt>
          <dd>
            <DistanceText metres={route.distance} />, <DurationText seconds={route.duration} />
          </dd>
        </div>
      </dl>
      {route.refused.length > 0 && (
        <section aria-label={t("refused.title")}>
          <h3>{t("refused.title")}</h3>
          <ul>
            {route.refused.slice(0, 5).map(({ kind, at, code }) => (
              <li key={`${at} ${kind}`} className="is-warning">
                {t("refused.line", {
                  time: toZoneTime(at, zone),
                  what: t(`refused.${getActionKey(kind)}`),
                  why: translate(`errors:${code}` as TranslationKey),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {route.position !== null && (
        <Button
          icon={LocateFixed}
          aria-pressed={followed === route.id}
          onClick={() => onFollow(followed === route.id ? null : route.id)}
        >
          {t(followed === route.id ? "following" : "follow")}
        </Button>
      )}
      {canAct && (
        <ActionButtons
          busy={act.busy}
          acts={[
            {
              key: "start",
              label: t("start"),
              icon: Truck,
              title: t("start_hint"),
              unavailable: whyNotStart,
              run: () => act.send({ intent: "routes.start", routeId: route.id }),
            },
            {
              key: "complete",
              label: t("complete_route"),
              icon: Flag,
              primary: true,
              unavailable: whyNotComplete,
              run: () => act.send({ intent: "routes.complete", routeId: route.id }),
            },
            { key: "message", label: t("message.button"), icon: MessageSquare, unavailable: null, run: onMessage },
          ]}
        />
      )}
    </>
  );
}

type Translate = TFunction<"routes">;

function formatRequest({ request, answerDueAt, rejectionReason }: LiveRoute, zone: string, t: Translate): string {
  if (request === "requested" && answerDueAt !== null)
    return t("request.requested_until", { time: toZoneTime(answerDueAt, zone) });
  return request ? t(`request.${request}`, { reason: rejectionReason ?? "" }) : "";
}

function formatRouteNotification({ kind, at, readAt }: RouteNotification, zone: string, t: Translate): string {
  const text = t(`notification.route.${kind}`, { time: toZoneTime(at, zone) });
  return `${text}, ${readAt === null ? t("notification.unread") : t("notification.read", { time: toZoneTime(readAt, zone) })}`;
}

const knownActions = ["arrive", "complete", "attempt", "start", "finish"] as const;

function getActionKey(kind: string): (typeof knownActions)[number] | "other" {
  return knownActions.find((each) => each === kind) ?? "other";
}
