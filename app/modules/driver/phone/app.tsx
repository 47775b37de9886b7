/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { type DriveDay, type DriveRoute, type DriveStop, isAhead, isOver } from "../model/drive-day.ts";
import { AttemptScreen } from "./attempt-screen.tsx";
import { HandOverScreen } from "./hand-over-screen.tsx";
import { t } from "./i18n.ts";
import { MapScreen } from "./map-screen.tsx";
import { MenuScreen } from "./menu-screen.tsx";
import { RouteScreen } from "./route-screen.tsx";
import { SignIn } from "./sign-in/sign-in.tsx";
import { getServerTime } from "./state.ts";
import { useDraft } from "./stop-drafts.ts";
import { StopScreen } from "./stop-screen.tsx";
import { useDriverState, useHashPath } from "./use-driver-state.ts";

const workScreens = { "hand-over": HandOverScreen, attempt: AttemptScreen } as const;

/** Chooses the screen by the phone's state and the path in the URL's hash. */
export function DriverApp() {
  const { session, day } = useDriverState();
  const [, rerender] = useState(0);
  const place = useHashPath();
  const onLanguage = () => rerender((times) => times + 1);
  if (session === "none" || /^[0-9a-f-]{36}\./.test(place)) return <SignIn place={place} onLanguage={onLanguage} />;
  if (!day) return <main className="drive-screen drive-hello">{t("drive:frame.loading")}</main>;
  if (place === "menu") return <MenuScreen day={day} onLanguage={onLanguage} />;
  const [screen, stopId] = place.split("/");
  const { route } = day;
  if (place === "map" && route) return <MapScreen day={day} route={route} />;
  const stop = route?.stops.find(({ id }) => id === stopId);
  if (!route || !stop) return <RouteScreen day={day} />;
  const at = { day, route, stop };
  const Work = screen === "hand-over" || screen === "attempt" ? workScreens[screen] : null;
  if (Work && !isOver(stop) && !isAhead(route, getServerTime()))
    return <StopWork key={`${screen} ${stop.id}`} context={at} Work={Work} />;
  return <StopScreen key={stop.id} {...at} />;
}

interface StopWorkProps {
  context: { day: DriveDay; route: DriveRoute; stop: DriveStop };
  Work: (typeof workScreens)[keyof typeof workScreens];
}

/** A screen for a stop, rendered after its draft was loaded. */
function StopWork({ context, Work }: StopWorkProps) {
  const draft = useDraft(context.stop.id);
  return draft && <Work {...context} draft={draft} />;
}
