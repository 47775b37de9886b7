import { z } from "zod";
import { functions } from "#app/modules/fleet/model/fleet.enums.ts";
import { can } from "#app/platform/access/can.ts";
import { createCatalogue, listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { locationRows } from "../db/locations.server.ts";
import {
  type LocationInput,
  locationSchema,
  locationWithMembersSchema,
  type PositionQuality,
  placeSearchSchema,
} from "../model/location.ts";
import { findPlaceCandidates, geocodeAddress } from "./find-place.server.ts";

import { assignMembers, listAssignableMembers, listMembersAt } from "./location-members.server.ts";

const permission = listManagePermissions("locations");

const baseCatalogue = createCatalogue({
  name: "locations",
  singular: "location",
  rows: locationRows,
  permission,
  forms: { create: locationWithMembersSchema, update: locationWithMembersSchema.safeExtend(expectedVersionFields) },
  prepare: (_, { members: _members, ...input }) => ok<LocationInput>(input),
  async complete(scope, { id, form, input }) {
    const assigned = await assignMembers(scope, id, form.members);
    if (!assigned.ok) return assigned;
    const { location, position } = await geocodeLocation(scope, input);
    return ok({ input: location, extraStatements: assigned.value, responseFields: { position } });
  },
  response: {
    row: createRowResponseSchema(locationSchema, { members: z.array(z.string()).optional() }),
    made: z.strictObject({ id: z.string(), position: z.string().optional() }),
  },
  columns: (column) => [
    column("name", "locations:name", (row) => row.name),
    column("address", "common:field.address.line1", (row) => row.address.line1),
    column("city", "common:field.address.postal_code", (row) => row.address.postal_code ?? ""),
    column("city", "common:field.address.city", (row) => row.address.city ?? ""),
    column("city", "common:field.address.country", (row) => row.address.country),
    column("functions", "agents:functions", (row, { t }) =>
      row.functions.map((code) => t(`settings:function.${functions.byCode(code).key}`)).join(", "),
    ),
    column("position", "map:position.latitude", (row) => row.latitude ?? ""),
    column("position", "map:position.longitude", (row) => row.longitude ?? ""),
    column("external_id", "agents:external_id", (row) => row.external_id ?? ""),
  ],
});

/** Locations of the account; the geocoder finds the point when it is missing, and members may be assigned. */
export const locationCatalogue = {
  ...baseCatalogue,
  /** Locations, with the members that the form may assign. */
  async screen(scope: Scope, pageRequest: PageRequest) {
    const [page, members] = await Promise.all([
      baseCatalogue.screen(scope, pageRequest),
      listAssignableMembers(scope, pageRequest.url.searchParams.get("edit")),
    ]);
    return page.ok ? ok({ ...page.value, members }) : page;
  },
  /** A location; with its members for callers who may see them. */
  async view(scope: Scope, pageRequest: PageRequest) {
    const found = await baseCatalogue.view(scope, pageRequest);
    if (!found.ok || !found.value.location || !can(scope.account, "settings.members")) return found;
    const { location } = found.value;
    return ok({ location: { ...location, members: await listMembersAt(scope, location.id) } });
  },
};

/** Geocoder suggestions for a partly typed address, best first, for the pin on the form's map. */
export const findLocation = createCommand({
  name: "settings.locations.find",
  permission,
  input: placeSearchSchema,
  run: findPlaceCandidates,
});

/**
 * A single match is used, however coarse, and the response gives its precision; several matches are ambiguous and none
 * is used.
 */
async function geocodeLocation(
  scope: Scope,
  input: LocationInput,
): Promise<{ location: LocationInput; position: PositionQuality }> {
  if (input.longitude !== undefined) return { location: input, position: "exact" };
  const { point, position } = await geocodeAddress(scope, input.address);
  return { location: { ...input, ...point }, position };
}
