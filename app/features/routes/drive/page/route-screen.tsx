/** @jsxImportSource preact */
import { type DriveDay, type DriveStop, isOver, isTask } from "#app/domain/drive/drive-day.ts";
import { BreakLine } from "./break-part.tsx";
import { Frame } from "./frame.tsx";
import { Icon } from "./icons.tsx";
import { isAsked, NextStep } from "./next-step.tsx";
import { Notices } from "./notices.tsx";
import { AnswerRequest } from "./request-part.tsx";
import { amount, clock, t } from "./words.ts";

/** Today: how far the route is, the next stop, and those after it. */
export function RouteScreen({ day }: { day: DriveDay }) {
  const { route } = day;
  const tasks = route?.stops.filter(isTask) ?? [];
  const depots = route?.stops.filter(({ type }) => type === "depot") ?? [];
  const breaks = route?.stops.filter(({ type }) => type === "break") ?? [];
  const open = tasks.filter((stop) => !isOver(stop));
  const next = open.find(({ state }) => state === "arriving") ?? open[0];
  const rests = (stop: DriveStop) => !isOver(stop) && next !== undefined && stop.position <= next.position;
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
      {route && isAsked(route) && <AnswerRequest route={route} zone={day.timezone} />}
      {route && <Ticks tasks={tasks} next={next} />}
      {route && (
        <div className="drive-ways">
          <a className="drive-way" href="#map">
            <Icon name="map" size={20} /> {t("drive:map.show")}
          </a>
        </div>
      )}
      {route?.loads && route.status === "assigned" && (
        <p className="drive-load">{t("drive:route.load_first", { name: route.depot.name })}</p>
      )}
      {!route && <p className="drive-empty">{t("drive:route.none")}</p>}
      {route && breaks.some(rests) && (
        <ol>
          {breaks.filter(rests).map((stop) => (
            <BreakLine key={stop.id} stop={stop} route={route} zone={day.timezone} isNext />
          ))}
        </ol>
      )}
      {next && <NextStop stop={next} zone={day.timezone} />}
      <ol>
        {[...breaks, ...tasks, ...depots]
          .filter((stop) => stop !== next && !(stop.type === "break" && rests(stop)))
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
              <Icon name="warehouse" size={18} />
            </span>
            <div>
              <b>{(route.end ?? route.depot).name}</b>
              <span>
                {t((route.end ?? route.depot).name === route.depot.name ? "drive:route.return" : "drive:route.end")}
              </span>
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
          {proofOf(stop) && (
            <span>
              <Icon name="pen" size={17} /> {proofOf(stop)}
            </span>
          )}
        </p>
      </a>
    </section>
  );
}

/** What is asked for at a door, in words; empty where nothing is. */
export function proofOf({ proof, codes }: DriveStop): string {
  const seen = proof > 0 ? t(`drive:proof.${proofWords[proof] ?? "both"}`) : "";
  return [codes?.length ? t("drive:proof.code") : "", seen].filter(Boolean).join(", ");
}

const proofWords: Readonly<Record<number, "signature" | "photo" | "both">> = {
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

/** Back at the depot between two stops: to empty, and to load again. */
function DepotLine({ stop, zone }: { stop: DriveStop; zone: string }) {
  const over = isOver(stop);
  return (
    <li>
      <a className="drive-stop" href={wayTo(stop)} target="_blank" rel="noreferrer" data-state={stop.state}>
        <span className="drive-number drive-depot">
          <Icon name="warehouse" size={18} />
        </span>
        <div>
          <b>{stop.place.name || stop.place.line}</b>
          <span>{t("drive:route.reload")}</span>
        </div>
        <div className="drive-when">
          <b>{clock(over ? stop.finishedAt : stop.expectedAt, zone)}</b>
          <span>{t("drive:stop.directions")}</span>
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
export function wayTo({ place }: { place: Pick<DriveStop["place"], "line" | "point"> }): string {
  const to = place.point ? `${place.point.latitude},${place.point.longitude}` : place.line;
  return `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${encodeURIComponent(to)}`;
}
