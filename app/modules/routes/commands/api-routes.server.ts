import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";
import type { LiveStop } from "../model/live-route.ts";
import { readRoutesView } from "./list-routes.server.ts";

/** `GET routes?date=`: the routes of a day. A stop's name, address line and point are grouped as `place`. */
export async function listApiRoutes(scope: Scope, request: { url: URL }): Promise<Result<unknown>> {
  const date = request.url.searchParams.get("date");
  if (date !== null && !isLocalDate(date)) return failFields({ date: [{ code: "invalid_date" }] });
  const found = await readRoutesView(scope, request);
  if (!found.ok) return found;
  const routes = found.value.routes.map((route) => ({ ...route, stops: route.stops.map(toApiStop) }));
  return ok({ ...found.value, routes });
}

function toApiStop({ name, line, point, ...stop }: LiveStop) {
  return { ...stop, place: { name, line, point } };
}
