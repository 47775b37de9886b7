import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { insertLocation, readLocations, updateLocation } from "#app/data/settings/locations.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { changesOf } from "#app/domain/settings/changes.ts";
import {
  type LocationInput,
  type PositionFound,
  placeSearchSchema,
  staffedLocationSchema,
} from "#app/domain/settings/location.ts";
import { command } from "../command.server.ts";
import { placeCandidates, placeOf } from "../find-place.server.ts";
import { assigning } from "./location-members.server.ts";
import { usedFields } from "./unused.server.ts";

const permission = ["settings", "settings.locations", "settings.locations.manage"] as const;

/** A new place of the account; the geocoder finds its point when none is given. */
export const createLocation = command({
  name: "settings.locations.create",
  permission,
  input: staffedLocationSchema,
  async run(scope, { members, ...input }) {
    const used = await usedFields(scope, "locations", [{ path: "name", value: input.name }]);
    if (used) return used;
    const { location, position } = await located(scope, input);
    const id = newId(scope);
    const assigned = await assigning(scope, id, members);
    if (!assigned.ok) return assigned;
    const written = await commit(scope.db, [
      insertLocation(scope, id, location),
      audit(scope, "settings.locations.create", id, { name: input.name }),
      ...assigned.value,
    ]);
    return written.ok ? ok({ id, position }) : written;
  },
});

/** Writes a location anew; `version` is the one that was seen. */
export const updateLocations = command({
  name: "settings.locations.update",
  permission,
  input: staffedLocationSchema.safeExtend({ id: z.uuid(), version: z.coerce.number().int() }),
  async run(scope, { id, version, members, ...input }) {
    const [found] = await readLocations(scope, [id]);
    if (!found) return fail("not_found");
    const used = await usedFields(scope, "locations", [{ path: "name", value: input.name }], id);
    if (used) return used;
    const assigned = await assigning(scope, id, members);
    if (!assigned.ok) return assigned;
    const { location, position } = await located(scope, input);
    const written = await commit(scope.db, [
      updateLocation(scope, id, version, location),
      audit(scope, "settings.locations.update", id, { name: input.name, changes: changesOf(found, location) }),
      ...assigned.value,
    ]);
    return written.ok ? ok({ id, position }) : written;
  },
});

/** Where the geocoder finds an address that is being typed, best first, for the pin on the form's map. */
export const findLocation = command({
  name: "settings.locations.find",
  permission,
  input: placeSearchSchema,
  run: placeCandidates,
});

/** A single match is taken, however coarse, and the person is told how good it is; several are none. */
async function located(
  scope: Scope,
  input: LocationInput,
): Promise<{ location: LocationInput; position: PositionFound }> {
  if (input.longitude !== undefined) return { location: input, position: "exact" };
  const { point, position } = await placeOf(scope, input.address);
  return { location: { ...input, ...point }, position };
}
