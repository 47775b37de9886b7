/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { type DriveDay, type DriveRoute, type DriveStop, isOver } from "../model/drive-day.ts";
import { AttemptScreen } from "./attempt-screen.tsx";
import { useDraft } from "./draft.ts";
import { HandOverScreen } from "./hand-over-screen.tsx";
import { MapScreen } from "./map-screen.tsx";
import { MenuScreen } from "./menu-screen.tsx";
import { RouteScreen } from "./route-screen.tsx";
import { SignIn } from "./sign-in/sign-in.tsx";
import { StopScreen } from "./stop-screen.tsx";
import { usePlace, useSeen } from "./use-seen.ts";
import { t } from "./words.ts";

const works = { "hand-over": HandOverScreen, attempt: AttemptScreen } as const;

/** Which screen is shown: by what the phone knows, and by the place that the address names. */
export function DriverApp() {
  const { session, day } = useSeen();
  const [, speakAnew] = useState(0);
  const place = usePlace();
  const onLanguage = () => speakAnew((times) => times + 1);
  if (session === "none" || /^[0-9a-f-]{36}\./.test(place)) return <SignIn place={place} onLanguage={onLanguage} />;
  if (!day) return <main className="drive-screen drive-hello">{t("drive:frame.loading")}</main>;
  if (place === "menu") return <MenuScreen day={day} onLanguage={onLanguage} />;
  const [screen, stopId] = place.split("/");
  const { route } = day;
  if (place === "map" && route) return <MapScreen day={day} route={route} />;
  const stop = route?.stops.find(({ id }) => id === stopId);
  if (!route || !stop) return <RouteScreen day={day} />;
  const at = { day, route, stop };
  const Work = screen === "hand-over" || screen === "attempt" ? works[screen] : null;
  if (Work && !isOver(stop)) return <AtWork key={`${screen} ${stop.id}`} at={at} Work={Work} />;
  return <StopScreen key={stop.id} {...at} />;
}

interface AtWorkProps {
  at: { day: DriveDay; route: DriveRoute; stop: DriveStop };
  Work: (typeof works)[keyof typeof works];
}

/** A screen of work, once the phone knows what was begun on it before. */
function AtWork({ at, Work }: AtWorkProps) {
  const draft = useDraft(at.stop.id);
  return draft && <Work {...at} draft={draft} />;
}
