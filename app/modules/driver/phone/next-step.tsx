/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import type { DriveDay, DriveRoute, DriveStop } from "../model/drive-day.ts";
import { act } from "./engine.ts";
import { Icon } from "./icons.tsx";
import { findPlace } from "./place.ts";
import { wayTo } from "./stop-lines.tsx";
import { go } from "./use-seen.ts";
import { t } from "./words.ts";

/** The office waits for a yes or a no. */
export function isAsked({ status, request }: DriveRoute): boolean {
  return status === "assigned" && request === "asked";
}

/** A day begins or ends somewhere: the phone is asked where, for as long as somebody waits. */
export async function onDuty(kind: "check_in" | "check_out"): Promise<boolean> {
  await findPlace();
  return act(kind);
}

/** The next thing to do, at the thumb. */
export function NextStep({ day, next }: { day: DriveDay; next: DriveStop | undefined }) {
  const { route } = day;
  if (day.checkedInAt === null && route?.status !== "active")
    return <Step word="drive:step.check_in" onPress={() => onDuty("check_in")} />;
  if (route && isAsked(route))
    return <Step word="drive:request.accept" onPress={() => act("accept", { routeId: route.id })} />;
  if (!route || route.status === "completed" || route.date > day.date)
    return <Step word="drive:step.check_out" onPress={() => onDuty("check_out")} />;
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
      <Way to={stop.place} />
      <button type="button" className="drive-button drive-main" onClick={() => go(`stop/${stop.id}`)}>
        {t("drive:step.to_stop", { stop: stop.position })}
      </button>
    </>
  );
}

/** The way to where the route ends, and that it has. */
function Finish({ route }: { route: DriveRoute }) {
  const { name, point } = route.end ?? route.depot;
  return (
    <>
      <Way to={{ line: name, point }} />
      <Step word="drive:step.finish" onPress={() => act("finish", { routeId: route.id })} />
    </>
  );
}

/** Leads the phone's own map to a place. */
function Way({ to }: { to: Pick<DriveStop["place"], "line" | "point"> }) {
  return (
    <a
      className="drive-button drive-square"
      href={wayTo({ place: to })}
      target="_blank"
      rel="noreferrer"
      aria-label={t("drive:stop.directions")}
    >
      <Icon name="navigation" size={24} />
    </a>
  );
}

/** The route on the map. */
export function ToMap() {
  return (
    <a className="drive-button drive-square" href="#map" aria-label={t("drive:map.show")}>
      <Icon name="map" size={24} />
    </a>
  );
}

function Step({ word, onPress }: { word: string; onPress(): Promise<boolean> }) {
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
