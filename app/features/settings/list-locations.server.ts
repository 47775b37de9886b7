import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readLocations } from "#app/data/settings/locations.server.ts";
import { can } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { type Asked, oneOf } from "./catalogue-page.server.ts";
import { screen } from "./list-catalogue.server.ts";
import { assignableMembers, membersAt } from "./location-members.server.ts";

/** Locations, with the members that the form may assign. */
export async function locationsScreen(scope: Scope, asked: Asked) {
  const [page, members] = await Promise.all([
    screen("locations", readLocations)(scope, asked),
    assignableMembers(scope, asked.url.searchParams.get("edit")),
  ]);
  return page.ok ? ok({ ...page.value, members }) : page;
}

/** A location; with who is assigned to it for whoever may see the members. */
export async function viewLocation(scope: Scope, asked: Asked) {
  const found = await oneOf("location", readLocations)(scope, asked);
  if (!found.ok || !found.value.location || !can(scope.account, "settings.members")) return found;
  const { location } = found.value;
  return ok({ location: { ...location, members: await membersAt(scope, location.id) } });
}
