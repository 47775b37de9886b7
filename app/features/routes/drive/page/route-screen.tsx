/** @jsxImportSource preact */
import { type DriveDay, type DriveRoute, type DriveStop, isOver, isTask } from "#app/domain/drive/drive-day.ts";
import { act } from "./engine.ts";
import { Frame } from "./frame.tsx";
import { Icon } from "./icons.tsx";
import { Notices } from "./notices.tsx";
import { go } from "./use-seen.ts";
import { amount, clock, t } from "./words.ts";

/** Today: how far the route is, the next stop, and those after it. */
export function RouteScreen({ day }: { day: DriveDay }) {
  const { route } = day;
  const tasks = route?.stops.filter(isTask) ?? [];
  const open = tasks.filter((stop) => !isOver(stop));
  const next = open.find(({ state }) => state === "arriving") ?? open[0];
  const title = route
    ? t("drive:route.title", {
        vehicle: route.vehicle?.label ?? day.agent.name,
        done: tasks.length - open.length,
        all: tasks.length,
      })
    : day.agent.name;
  const line = route ? t("drive:route.back_at", { time: clock(route.expectedEndAt, day.timezone) }) : day.workspace;
  return (
    <Frame title={title} line={line} bar={<NextStep day={day} next={next} />}>
      <Notices />
      {route && <Ticks tasks={tasks} next={next} />}
      {!route && <p className="drive-empty">{t("drive:route.none")}</p>}
      {next && <NextStop stop={next} zone={day.timezone} />}
      <ol>
        {tasks
          .filter((stop) => stop !== next)
          .sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || a.position - b.position)
          .map((stop) => (
            <StopLine key={stop.id} stop={stop} zone={day.timezone} />
          ))}
        {route && (
          <li className="drive-stop">
            <span className="drive-number drive-depot">
              <Icon name="warehouse" size={18} />
            </span>
            <div>
              <b>{route.depot.name}</b>
              <span>{t("drive:route.return")}</span>
            </div>
            <b>{clock(route.expectedEndAt, day.timezone)}</b>
          </li>
        )}
      </ol>
    </Frame>
  );
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

function NextStop({ stop, zone }: { stop: DriveStop; zone: string }) {
  const packages = stop.packages.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="drive-next" aria-label={t("drive:route.next", { stop: stop.position })}>
      <a href={`#stop/${stop.id}`}>
        <p className="drive-row">
          <b>{t("drive:route.next", { stop: stop.position })}</b>
          <span>{t("drive:route.arrive", { window: windowOf(stop, zone), time: clock(stop.expectedAt, zone) })}</span>
        </p>
        <strong>{stop.place.name}</strong>
        <p className="drive-address">{stop.place.line}</p>
        <p className="drive-facts">
          {packages > 0 && (
            <span>
              <Icon name="package" size={17} /> {t("drive:stop.packages", { count: packages })}
            </span>
          )}
          {stop.collections.map((each) => (
            <span key={each.id}>
              <Icon name="money" size={17} /> {amount(each.amount)} {each.currency}
            </span>
          ))}
          {stop.proof > 0 && (
            <span>
              <Icon name="pen" size={17} /> {t(`drive:proof.${proofWords[stop.proof] ?? "both"}`)}
            </span>
          )}
        </p>
      </a>
    </section>
  );
}

/** What a proof setting asks for. */
export const proofWords: Readonly<Record<number, "signature" | "photo" | "both">> = {
  1: "signature",
  2: "photo",
  3: "both",
};

function StopLine({ stop, zone }: { stop: DriveStop; zone: string }) {
  const over = isOver(stop);
  return (
    <li>
      <a className="drive-stop" href={`#stop/${stop.id}`} data-state={stop.state}>
        <span className="drive-number">{stop.position}</span>
        <div>
          <b>{stop.place.name}</b>
          <span>{stop.place.line}</span>
        </div>
        <div className="drive-when">
          <b>{clock(over ? stop.finishedAt : stop.expectedAt, zone)}</b>
          <span>{over ? t(`drive:state.${stop.state}`) : lateOr(stop, zone)}</span>
        </div>
      </a>
    </li>
  );
}

function lateOr(stop: DriveStop, zone: string): string {
  if (stop.lateness === 4) return t("drive:state.late");
  return stop.lateness === 3 ? t("drive:state.at_risk") : windowOf(stop, zone);
}

/** The promised time, as far as one was promised. */
export function windowOf({ windowFrom, windowTo }: DriveStop, zone: string): string {
  if (!windowFrom && !windowTo) return "";
  return `${clock(windowFrom, zone)} – ${clock(windowTo, zone)}`;
}

/** Where the phone's own map leads. */
export function wayTo({ place }: DriveStop): string {
  const to = place.point ? `${place.point.latitude},${place.point.longitude}` : place.line;
  return `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${encodeURIComponent(to)}`;
}

function NextStep({ day, next }: { day: DriveDay; next: DriveStop | undefined }) {
  const { route } = day;
  if (day.checkedInAt === null && route?.status !== "active")
    return <Step word="drive:step.check_in" onPress={() => act("check_in")} />;
  if (!route || route.status === "completed")
    return <Step word="drive:step.check_out" onPress={() => act("check_out")} />;
  if (route.says?.kind === "pause")
    return <Step word="drive:step.resume" onPress={() => act("resume", { routeId: route.id })} />;
  if (route.status === "assigned")
    return <Step word="drive:step.start" onPress={() => act("start", { routeId: route.id })} />;
  if (next) return <ToStop stop={next} />;
  return <Finish route={route} />;
}

function ToStop({ stop }: { stop: DriveStop }) {
  return (
    <>
      <a
        className="drive-button drive-square"
        href={wayTo(stop)}
        target="_blank"
        rel="noreferrer"
        aria-label={t("drive:stop.directions")}
      >
        <Icon name="navigation" size={24} />
      </a>
      <button type="button" className="drive-button drive-main" onClick={() => go(`stop/${stop.id}`)}>
        {t("drive:step.to_stop", { stop: stop.position })}
      </button>
    </>
  );
}

function Finish({ route }: { route: DriveRoute }) {
  return <Step word="drive:step.finish" onPress={() => act("finish", { routeId: route.id })} />;
}

function Step({ word, onPress }: { word: string; onPress(): Promise<void> }) {
  return (
    <button type="button" className="drive-button drive-main" onClick={() => void onPress()}>
      {t(word)}
    </button>
  );
}
