import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";
import type { LiveStop } from "../model/live-route.ts";
import { readRoutesView } from "./list-routes.server.ts";

/** `GET routes?date=`: the routes of a day; where a stop is stands together, as places do everywhere. */
export async function listApiRoutes(scope: Scope, requested: { url: URL }): Promise<Result<unknown>> {
  const named = requested.url.searchParams.get("date");
  if (named !== null && !isLocalDate(named)) return failFields({ date: [{ code: "invalid_date" }] });
  const found = await readRoutesView(scope, requested);
  if (!found.ok) return found;
  const routes = found.value.routes.map((route) => ({ ...route, stops: route.stops.map(toApiStop) }));
  return ok({ ...found.value, routes });
}

function toApiStop({ name, line, point, ...stop }: LiveStop) {
  return { ...stop, place: { name, line, point } };
}
