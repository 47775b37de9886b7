/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { type DriveDay, type DriveRoute, type DriveStop, isAhead } from "../model/drive-day.ts";
import { formatClock, t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { OpensButton } from "./opening-part.tsx";
import { locatePhone } from "./phone-position.ts";
import { getServerTime } from "./state.ts";
import { getMapsUrl } from "./stop-lines.tsx";
import { recordAction } from "./sync-engine.ts";
import { navigateTo } from "./use-driver-state.ts";

/** Whether the route request is waiting for the driver's answer. */
export function isAwaitingAnswer({ status, request }: DriveRoute): boolean {
  return status === "assigned" && request === "requested";
}

/** Records a check-in or check-out with the phone's position, if it is found in time. */
export async function checkInOrOut(kind: "check_in" | "check_out"): Promise<boolean> {
  await locatePhone();
  return recordAction(kind);
}

/** Whether the driver's day may end: on duty, and not on a route. */
export function canCheckOut({ checkedInAt, route }: DriveDay): boolean {
  return checkedInAt !== null && route?.status !== "active";
}

/** The button for the next step, at the bottom of the screen. It never ends the day: that is no step of a route. */
export function NextStepPart({ day, next }: { day: DriveDay; next: DriveStop | undefined }) {
  const { route } = day;
  const ahead = route !== null && isAhead(route, getServerTime());
  if (day.checkedInAt === null && route?.status !== "active" && !ahead)
    return <StepButton word="drive:step.check_in" onPress={() => checkInOrOut("check_in")} />;
  if (route && isAwaitingAnswer(route))
    return <StepButton word="drive:request.accept" onPress={() => recordAction("accept", { routeId: route.id })} />;
  if (!route || route.status === "completed") return null;
  if (ahead) return <OpensButton route={route} zone={day.timezone} />;
  if (route.driverReport?.kind === "pause")
    return <StepButton word="drive:step.resume" onPress={() => recordAction("resume", { routeId: route.id })} />;
  if (route.status === "assigned")
    return <StepButton word="drive:step.start" onPress={() => recordAction("start", { routeId: route.id })} />;
  if (next) return <StopStep stop={next} />;
  return <FinishStep route={route} />;
}

/** Ends the day. It stands in the page, never where a step was, so that a second tap cannot end the day. */
export function CheckOutPart({ day }: { day: DriveDay }) {
  if (!canCheckOut(day)) return null;
  return (
    <section className="drive-part">
      <h3>{t("drive:route.on_duty", { time: formatClock(day.checkedInAt, day.timezone) })}</h3>
      <button type="button" className="drive-button" onClick={() => void checkInOrOut("check_out")}>
        {t("drive:step.check_out")}
      </button>
    </section>
  );
}

function StopStep({ stop }: { stop: DriveStop }) {
  return (
    <>
      <DirectionsLink to={stop.place} />
      <button type="button" className="drive-button drive-main" onClick={() => navigateTo(`stop/${stop.id}`)}>
        {t("drive:step.to_stop", { stop: stop.position })}
      </button>
    </>
  );
}

/** The buttons after the last stop: navigate to the route's end, and finish the route. */
function FinishStep({ route }: { route: DriveRoute }) {
  const { name, point } = route.end ?? route.depot;
  return (
    <>
      <DirectionsLink to={{ line: name, point }} />
      <StepButton word="drive:step.finish" onPress={() => recordAction("finish", { routeId: route.id })} />
    </>
  );
}

/** Opens the phone's map app with directions to a place. */
function DirectionsLink({ to }: { to: Pick<DriveStop["place"], "line" | "point"> }) {
  return (
    <a
      className="drive-button drive-square"
      href={getMapsUrl({ place: to })}
      target="_blank"
      rel="noreferrer"
      aria-label={t("drive:stop.directions")}
    >
      <PhoneIcon name="navigation" size={24} />
    </a>
  );
}

/** The route on the map. */
export function MapLink() {
  return (
    <a className="drive-button drive-square" href="#map" aria-label={t("drive:map.show")}>
      <PhoneIcon name="map" size={24} />
    </a>
  );
}

/** A step that has just taken the place of another one is not pressed by the second tap of a double tap. */
const SETTLE_MS = 700;
let lastPressAt = Number.NEGATIVE_INFINITY;

const StepButton = (step: { word: string; onPress(): Promise<boolean> }) => (
  <SettlingButton key={step.word} {...step} />
);

function SettlingButton({ word, onPress }: { word: string; onPress(): Promise<boolean> }) {
  const [busy, setBusy] = useState(false);
  const [isNew, setNew] = useState(() => performance.now() - lastPressAt < SETTLE_MS);
  useEffect(() => {
    const settled = setTimeout(() => setNew(false), SETTLE_MS);
    return () => clearTimeout(settled);
  }, []);
  const press = async () => {
    setBusy(true);
    lastPressAt = performance.now();
    await onPress();
    lastPressAt = performance.now();
    setBusy(false);
  };
  return (
    <button type="button" className="drive-button drive-main" disabled={busy || isNew} onClick={() => void press()}>
      {t(busy ? "drive:frame.loading" : word)}
    </button>
  );
}
