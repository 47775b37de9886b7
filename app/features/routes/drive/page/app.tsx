/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { isOver } from "#app/domain/drive/drive-day.ts";
import { AttemptScreen } from "./attempt-screen.tsx";
import { HandOverScreen } from "./hand-over-screen.tsx";
import { MapScreen } from "./map-screen.tsx";
import { MenuScreen } from "./menu-screen.tsx";
import { RouteScreen } from "./route-screen.tsx";
import { SignIn } from "./sign-in.tsx";
import { StopScreen } from "./stop-screen.tsx";
import { usePlace, useSeen } from "./use-seen.ts";
import { t } from "./words.ts";

const works = { "hand-over": HandOverScreen, attempt: AttemptScreen } as const;

/** Which screen is shown: by what the phone knows, and by the place that the address names. */
export function DriverApp() {
  const { session, day } = useSeen();
  const [, speakAnew] = useState(0);
  const place = usePlace();
  if (session === "none" || /^[0-9a-f-]{36}\./.test(place)) return <SignIn place={place} />;
  if (!day) return <main className="drive-screen drive-hello">{t("drive:frame.loading")}</main>;
  if (place === "menu") return <MenuScreen day={day} onLanguage={() => speakAnew((times) => times + 1)} />;
  const [screen, stopId] = place.split("/");
  const { route } = day;
  if (place === "map" && route) return <MapScreen day={day} route={route} />;
  const stop = route?.stops.find(({ id }) => id === stopId);
  if (!route || !stop) return <RouteScreen day={day} />;
  const at = { day, route, stop };
  const Work = screen === "hand-over" || screen === "attempt" ? works[screen] : null;
  return Work && !isOver(stop) ? <Work key={stop.id} {...at} /> : <StopScreen key={stop.id} {...at} />;
}
