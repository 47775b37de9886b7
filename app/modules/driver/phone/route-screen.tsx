/** @jsxImportSource preact */
import { type DriveDay, type DriveRoute, type DriveStop, isAhead, isOver, isTask } from "../model/drive-day.ts";
import { BreakLine } from "./break-part.tsx";
import { PhoneFrame } from "./frame.tsx";
import { formatClock, formatDecimalAmount, t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { CheckOutPart, isAwaitingAnswer, MapLink, NextStepPart } from "./next-step.tsx";
import { Notices } from "./notices.tsx";
import { formatRouteDay, OpeningPart } from "./opening-part.tsx";
import { AnswerRequest } from "./request-part.tsx";
import { getServerTime } from "./state.ts";
import { countStopPackages, DepotLine, formatPromisedWindow, isTight, Punctuality, StopLine } from "./stop-lines.tsx";

/** The current route: progress, next stop, and the stops after it. */
export function RouteScreen({ day }: { day: DriveDay }) {
  const { route } = day;
  const tasks = route?.stops.filter(isTask) ?? [];
  const depots = route?.stops.filter(({ type }) => type === "depot") ?? [];
  const breaks = route?.stops.filter(({ type }) => type === "break") ?? [];
  const open = tasks.filter((stop) => !isOver(stop));
  const next = open.find(({ state }) => state === "arriving") ?? open[0];
  const back = countStopPackages(
    tasks.filter(({ type, state }) => type === "dropoff" && attemptedStates.includes(state)),
  );
  const rests = (stop: DriveStop) => !isOver(stop) && next !== undefined && stop.position <= next.position;
  const opensAt = route && isAhead(route, getServerTime()) ? route.opensAt : undefined;
  const line = route && !opensAt ? formatBackAt(day, route) : day.workspace;
  return (
    <PhoneFrame
      title={formatTitle(day, tasks, opensAt !== undefined)}
      line={line}
      under={route && !opensAt && <Ticks tasks={tasks} next={next} />}
      bar={
        (route || day.checkedInAt === null) && (
          <>
            {route && <MapLink />}
            <NextStepPart day={day} next={next} />
          </>
        )
      }
    >
      <Notices lists />
      {route && opensAt && <OpeningPart day={day} route={{ ...route, opensAt }} />}
      {route && isAwaitingAnswer(route) && <AnswerRequest route={route} zone={day.timezone} />}
      {route?.loads && route.status === "assigned" && (
        <p className="drive-load">{t("drive:route.load_first", { name: route.depot.name })}</p>
      )}
      {!route && <p className="drive-empty">{t("drive:route.none")}</p>}
      {(!route || route.status === "completed" || opensAt) && <CheckOutPart day={day} />}
      {route && breaks.some(rests) && (
        <ol>
          {breaks.filter(rests).map((stop) => (
            <BreakLine key={stop.id} stop={stop} route={route} zone={day.timezone} isNext />
          ))}
        </ol>
      )}
      {next && !opensAt && <NextStop stop={next} zone={day.timezone} />}
      <ol className={opensAt ? "drive-planned" : undefined}>
        {[...breaks, ...tasks, ...depots]
          .filter((stop) => (stop !== next || opensAt) && !(stop.type === "break" && rests(stop)))
          .sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || a.position - b.position)
          .map((stop) => {
            if (stop.type === "break")
              return route && <BreakLine key={stop.id} stop={stop} route={route} zone={day.timezone} isNext={false} />;
            const Line = stop.type === "depot" ? DepotLine : StopLine;
            return <Line key={stop.id} stop={stop} zone={day.timezone} />;
          })}
        {route && (
          <li className="drive-stop">
            <span className="drive-number drive-depot">
              <PhoneIcon name="warehouse" size={18} />
            </span>
            <div>
              <b>{(route.end ?? route.depot).name}</b>
              <span>
                {t((route.end ?? route.depot).name === route.depot.name ? "drive:route.return" : "drive:route.end")}
                {back > 0 && `, ${t("drive:route.bring_back", { count: back })}`}
              </span>
            </div>
            <b>{formatClock(route.expectedEndAt, day.timezone)}</b>
          </li>
        )}
      </ol>
    </PhoneFrame>
  );
}

/** Vehicle and progress; of a route that is ahead, vehicle and day. */
function formatTitle(day: DriveDay, tasks: readonly DriveStop[], ahead: boolean): string {
  const { route } = day;
  if (!route) return day.agent.name;
  const vehicle = route.vehicle?.label ?? day.agent.name;
  if (ahead) return t("drive:opening.title", { vehicle, day: formatRouteDay(day, route) });
  return t("drive:route.title", { vehicle, done: tasks.filter(isOver).length, all: tasks.length });
}

/** Packages to bring back from failed attempts. */
const attemptedStates: readonly DriveStop["state"][] = ["attempted", "failed"];

/** The expected return of the route, and the end of the shift. */
export function formatBackAt({ shift, timezone }: DriveDay, { expectedEndAt }: DriveRoute): string {
  const back = t("drive:route.back_at", { time: formatClock(expectedEndAt, timezone) });
  return shift ? `${back}, ${t("drive:route.shift_ends", { time: formatClock(shift.to, timezone) })}` : back;
}

function Ticks({ tasks, next }: { tasks: readonly DriveStop[]; next: DriveStop | undefined }) {
  const of = (state: DriveStop["state"]) => tasks.filter((stop) => stop.state === state).length;
  const done = of("completed");
  const tried = of("attempted") + of("failed");
  const label = t("drive:route.ticks", { finished: done, tried, ahead: tasks.length - done - tried });
  return (
    <div className="drive-ticks" role="img" aria-label={label}>
      {tasks.map((stop) => (
        <i key={stop.id} data-state={stop === next ? "next" : stop.state} />
      ))}
    </div>
  );
}

/** The next stop, with what is required there. */
export function NextStop({ stop, zone }: { stop: DriveStop; zone: string }) {
  const packages = countStopPackages([stop]);
  return (
    <section className="drive-next" aria-label={t("drive:route.next", { stop: stop.position })}>
      <a href={`#stop/${stop.id}`}>
        <p className="drive-row">
          <b>{t("drive:route.next", { stop: stop.position })}</b>
          <span>
            {[formatPromisedWindow(stop, zone), t("drive:route.arrive")].filter(Boolean).join(", ")}{" "}
            <b>{formatClock(stop.expectedAt, zone)}</b>
          </span>
        </p>
        <strong>{stop.place.name}</strong>
        <p className="drive-address">{stop.place.line}</p>
        {isTight(stop) && (
          <p className="drive-facts">
            <Punctuality stop={stop} zone={zone} />
          </p>
        )}
        <p className="drive-facts">
          {packages > 0 && (
            <span>
              <PhoneIcon name="package" size={17} /> {t("drive:stop.packages", { count: packages })}
            </span>
          )}
          {stop.collections.map((each) => (
            <span key={each.id}>
              <PhoneIcon name="money" size={17} /> {formatDecimalAmount(each.amount)} {each.currency}
            </span>
          ))}
          {formatRequiredProof(stop) && (
            <span>
              <PhoneIcon name="pen" size={17} /> {formatRequiredProof(stop)}
            </span>
          )}
        </p>
      </a>
    </section>
  );
}

/** Lists the required proof as text; empty when none is required. */
export function formatRequiredProof({ proof, codes }: DriveStop): string {
  const proofText = proof > 0 ? t(`drive:proof.${proofKeys[proof] ?? "both"}`) : "";
  return [codes?.length ? t("drive:proof.code") : "", proofText].filter(Boolean).join(", ");
}

const proofKeys: Readonly<Record<number, "signature" | "photo" | "both">> = {
  1: "signature",
  2: "photo",
  3: "both",
};
