import { redirect } from "react-router";
import { formatBareTrackingPath, parseTrackingNumber } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { TrackingFind } from "../screens/tracking-find.tsx";
import type { Route } from "./+types/track-find.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const number = parseTrackingNumber(new URL(request.url).searchParams.get("number") ?? "").slice(0, 60);
  if (number) throw redirect(formatBareTrackingPath(number, getRequestLanguage(request)));
  return { appTitle: context.get(appContext).appTitle };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <TrackingFind {...loaderData} />;
}
