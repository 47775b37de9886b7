import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { insertVehicles, readVehicles, updateVehicle } from "#app/data/settings/vehicles.server.ts";
import { inMetric, type VehicleInput, vehicleSchema } from "#app/domain/fleet/vehicle.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { changesOf } from "#app/domain/settings/changes.ts";
import { command } from "../command.server.ts";
import { checkVehicles } from "./check-vehicles.server.ts";

const permission = ["settings", "settings.vehicles", "settings.vehicles.manage"] as const;

/** One new vehicle. */
export const createVehicle = command({
  name: "settings.vehicles.create",
  permission,
  subscription: true,
  input: vehicleSchema,
  async run(scope, input) {
    const made = await create(scope, [inMetric(input)], () => "");
    return made.ok ? ok({ id: made.value[0] ?? "" }) : made;
  },
});

/** Up to 100 new vehicles, all or none. */
export const createVehicles = command({
  name: "settings.vehicles.create_many",
  permission,
  subscription: true,
  input: z.object({ vehicles: z.array(vehicleSchema).min(1).max(100) }),
  async run(scope, { vehicles }) {
    const made = await create(scope, vehicles.map(inMetric), (at) => `vehicles.${at}.`);
    return made.ok ? ok({ ids: made.value }) : made;
  },
});

/** Writes a vehicle anew; `version` is the one that was seen. */
export const updateVehicles = command({
  name: "settings.vehicles.update",
  permission,
  subscription: true,
  input: vehicleSchema.safeExtend({ id: z.uuid(), version: z.coerce.number().int() }),
  async run(scope, { id, version, ...written }) {
    const input = inMetric(written);
    const [found] = await readVehicles(scope, [id]);
    if (!found) return fail("not_found");
    const wrong = await checkVehicles(scope, [input], () => "", id);
    if (wrong) return wrong;
    const done = await commit(scope.db, [
      updateVehicle(scope, id, version, input),
      audit(scope, "settings.vehicles.update", id, {
        plate_number: input.plate_number,
        changes: changesOf(found, input),
      }),
    ]);
    return done.ok ? ok({ id }) : done;
  },
});

async function create(
  scope: Scope,
  inputs: readonly VehicleInput[],
  prefix: (at: number) => string,
): Promise<Result<string[]>> {
  const wrong = await checkVehicles(scope, inputs, prefix, null);
  if (wrong) return wrong;
  const rows = inputs.map((input) => ({ id: newId(scope), input }));
  const audits = rows.map(({ id, input }) =>
    audit(scope, "settings.vehicles.create", id, { plate_number: input.plate_number }),
  );
  const written = await commit(scope.db, [insertVehicles(scope, rows), ...audits]);
  return written.ok ? ok(rows.map(({ id }) => id)) : written;
}
