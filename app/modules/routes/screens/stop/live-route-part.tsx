import type { TFunction } from "i18next";
import { Flag, LocateFixed, MessageSquare, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { timeOf } from "#app/ui/formats/dates.ts";
import { Distance, Duration, NearDistance } from "#app/ui/formats/measures.tsx";
import { Phone } from "#app/ui/formats/phone.tsx";
import { colourOf } from "#app/ui/map/map-model.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Status } from "#app/ui/status/status.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Word } from "#app/ui/words/word.ts";
import type { LiveRoute } from "../../model/live-route.ts";
import type { RouteTold } from "../../model/road/told.ts";
import { ActButtons } from "../act-buttons.tsx";
import { nameOf } from "../routes-scene.ts";
import type { useRouteActs } from "../use-route-acts.ts";

interface LiveRoutePartProps {
  route: LiveRoute;
  zone: string;
  canAct: boolean;
  act: ReturnType<typeof useRouteActs>;
  onMessage(): void;
  followed: string | null;
  onFollow(routeId: string | null): void;
}

/** One route of the day: who drives, when it is back, and what is next for it. */
export function LiveRoutePart({ route, zone, canAct, act, onMessage, followed, onFollow }: LiveRoutePartProps) {
  const { t } = useTranslation("routes");
  const say = useWords();
  const over = route.status === "completed" || route.status === "rejected" ? t("why_not.route_over") : null;
  const whyNotStart = over ?? (route.status === "assigned" ? null : t("why_not.on_its_way"));
  const left = route.stopCount - route.doneCount;
  const whyNotComplete = over ?? (route.canComplete ? null : t("why_not.open_stops", { count: left }));
  return (
    <>
      <header>
        <span className={`pin-head rc-${colourOf(route.number)}`}>{route.number}</span>
        <div>
          <h2>{nameOf(route)}</h2>
          <span className="faint-ink">{t(`route_status.${route.status}`)}</span>
        </div>
      </header>
      <dl className="facts">
        <div>
          <dt>{t("fact.agent")}</dt>
          <dd>
            {route.agent.name} <Phone number={route.agent.phone} />
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
            <dd>{requestText(route, zone, t)}</dd>
          </div>
        )}
        {route.told && (
          <div>
            <dt>{t("fact.told")}</dt>
            <dd>{toldText(route.told, zone, t)}</dd>
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
            {timeOf(route.startAt, zone)}–{timeOf(route.endAt, zone)}
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
          <dd>{timeOf(route.completedAt ?? route.expectedEndAt, zone)}</dd>
        </div>
        {route.says && (
          <div>
            <dt>{t("fact.says")}</dt>
            <dd>{t(`says.${route.says.kind}`, { minutes: route.says.minutes })}</dd>
          </div>
        )}
        {route.positionAt !== null && (
          <div>
            <dt>{t("fact.position")}</dt>
            <dd>
              {t("position_at", { time: timeOf(route.positionAt, zone) })}
              {route.positionAccuracy !== null && (
                <>
                  , ± <NearDistance metres={route.positionAccuracy} />
                </>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t("fact.length")}</dt>
          <dd>
            <Distance metres={route.distance} />, <Duration seconds={route.duration} />
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
                  time: timeOf(at, zone),
                  what: t(`refused.${deedOf(kind)}`),
                  why: say(`errors:${code}` as Word),
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
        <ActButtons
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

/** What came of asking the driver. */
function requestText({ request, answerDueAt, refusal }: LiveRoute, zone: string, t: TFunction<"routes">): string {
  if (request === "asked" && answerDueAt !== null) return t("request.asked_until", { time: timeOf(answerDueAt, zone) });
  return request ? t(`request.${request}`, { reason: refusal ?? "" }) : "";
}

/** What the driver was told of the route, and whether they read it. */
function toldText({ kind, at, seenAt }: RouteTold, zone: string, t: TFunction<"routes">): string {
  const told = t(`told.route.${kind}`, { time: timeOf(at, zone) });
  return `${told}, ${seenAt === null ? t("told.unread") : t("told.read", { time: timeOf(seenAt, zone) })}`;
}

const deeds = ["arrive", "complete", "attempt", "start", "finish"] as const;

/** The deeds that are called by their names; the others are something that the driver told. */
function deedOf(kind: string): (typeof deeds)[number] | "other" {
  return deeds.find((each) => each === kind) ?? "other";
}
