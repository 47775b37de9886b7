/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import type { DriveDay, DriveRoute, DriveStop } from "../model/drive-day.ts";
import { t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { locatePhone } from "./phone-position.ts";
import { getMapsUrl } from "./stop-lines.tsx";
import { recordAction } from "./sync-engine.ts";
import { navigateTo } from "./use-driver-state.ts";

/** Whether the route request is waiting for the driver's answer. */
export function isAwaitingAnswer({ status, request }: DriveRoute): boolean {
  return status === "assigned" && request === "asked";
}

/** Records a check-in or check-out with the phone's position, if it is found in time. */
export async function checkInOrOut(kind: "check_in" | "check_out"): Promise<boolean> {
  await locatePhone();
  return recordAction(kind);
}

/** The button for the next step, at the bottom of the screen. */
export function NextStep({ day, next }: { day: DriveDay; next: DriveStop | undefined }) {
  const { route } = day;
  if (day.checkedInAt === null && route?.status !== "active")
    return <StepButton word="drive:step.check_in" onPress={() => checkInOrOut("check_in")} />;
  if (route && isAwaitingAnswer(route))
    return <StepButton word="drive:request.accept" onPress={() => recordAction("accept", { routeId: route.id })} />;
  if (!route || route.status === "completed" || route.date > day.date)
    return <StepButton word="drive:step.check_out" onPress={() => checkInOrOut("check_out")} />;
  if (route.says?.kind === "pause")
    return <StepButton word="drive:step.resume" onPress={() => recordAction("resume", { routeId: route.id })} />;
  if (route.status === "assigned")
    return <StepButton word="drive:step.start" onPress={() => recordAction("start", { routeId: route.id })} />;
  if (next) return <StopStep stop={next} />;
  return <FinishStep route={route} />;
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

function StepButton({ word, onPress }: { word: string; onPress(): Promise<boolean> }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onPress();
    setBusy(false);
  };
  return (
    <button type="button" className="drive-button drive-main" disabled={busy} onClick={() => void press()}>
      {t(busy ? "drive:frame.loading" : word)}
    </button>
  );
}
