import { redirect } from "react-router";
import { askedNumber, barePath } from "#app/domain/tracking/tracking-link.ts";
import { TrackingFind } from "#app/features/tracking/tracking-find.tsx";
import { appContext } from "#app/http/wrappers/contexts.server.ts";
import { languageOf } from "#app/http/wrappers/preferences.server.ts";
import type { Route } from "./+types/track-find.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const number = askedNumber(new URL(request.url).searchParams.get("number") ?? "").slice(0, 60);
  if (number) throw redirect(barePath(number, languageOf(request)));
  return { appTitle: context.get(appContext).appTitle };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <TrackingFind {...loaderData} />;
}
