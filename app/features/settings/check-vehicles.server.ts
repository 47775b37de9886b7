import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readAgents } from "#app/data/settings/agents.server.ts";
import { readLocations } from "#app/data/settings/locations.server.ts";
import type { VehicleInput } from "#app/domain/fleet/vehicle.ts";
import { failFields, type Issue } from "#app/domain/kernel/result.ts";
import { usedFields } from "./unused.server.ts";

/** Plate numbers are unique in the account; agents and start locations are the account's own. */
export async function checkVehicles(
  scope: Scope,
  inputs: readonly VehicleInput[],
  prefix: (at: number) => string,
  except: string | null,
) {
  const wanted = inputs.map((input, at) => ({ path: `${prefix(at)}plate_number`, value: input.plate_number }));
  const used = await usedFields(scope, "vehicles", wanted, except);
  if (used) return used;
  const own = new Set(
    [
      ...(await readAgents(
        scope,
        inputs.flatMap((each) => each.agent_id ?? []),
      )),
      ...(await readLocations(
        scope,
        inputs.flatMap((each) => each.start_location_id ?? []),
      )),
    ].map((each) => each.id),
  );
  const fields: Record<string, Issue[]> = {};
  for (const [at, input] of inputs.entries())
    for (const name of ["agent_id", "start_location_id"] as const)
      if (input[name] && !own.has(input[name])) fields[prefix(at) + name] = [{ code: "invalid_value" }];
  return Object.keys(fields).length > 0 ? failFields(fields) : null;
}
