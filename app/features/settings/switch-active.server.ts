import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { readLabelDesigns } from "#app/data/labels/design-list.server.ts";
import { readAgents } from "#app/data/settings/agents.server.ts";
import { audit, setActive } from "#app/data/settings/catalogue.writes.server.ts";
import { readEquipment } from "#app/data/settings/equipment.server.ts";
import { readLocations } from "#app/data/settings/locations.server.ts";
import { readMerchants } from "#app/data/settings/merchants.server.ts";
import { readPackageTemplates } from "#app/data/settings/package-templates.server.ts";
import { readShippingMethods } from "#app/data/settings/shipping-methods.server.ts";
import { readTeams } from "#app/data/settings/teams.server.ts";
import { readVehicles } from "#app/data/settings/vehicles.server.ts";
import { rezoneWork } from "#app/data/zones/rezone.writes.server.ts";
import { readZones } from "#app/data/zones/zones.server.ts";
import type { Permission } from "#app/domain/access/permissions.ts";
import { type BulkOutcome, ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";

const reads = {
  agents: readAgents,
  vehicles: readVehicles,
  locations: readLocations,
  packages: readPackageTemplates,
  teams: readTeams,
  equipment: readEquipment,
  shipping_methods: readShippingMethods,
  delivery_zones: readZones,
  merchants: readMerchants,
  shipping_labels: readLabelDesigns,
};
type Switched = keyof typeof reads;

/** Equipment needs the settings permission only (platform §2.5). */
function permissionOf(kind: Switched): readonly Permission[] {
  return kind === "equipment" ? ["settings"] : ["settings", `settings.${kind}`, `settings.${kind}.manage`];
}

/** Several by `ids`, or the one that a path names by `id`. */
const input = z
  .object({ ids: z.array(z.string()).min(1).max(500).optional(), id: z.string().optional() })
  .refine(({ ids, id }) => ids !== undefined || id !== undefined, { path: ["ids"], error: "required" });

/** Off is how agents, vehicles and locations are deleted; orders and plans that name them keep them. */
function switching(kind: Switched, verb: "activate" | "deactivate") {
  const name = `settings.${kind}.${verb}`;
  return command({
    name,
    permission: permissionOf(kind),
    subscription: kind === "delivery_zones",
    input,
    async run(scope, { ids: several, id: single }) {
      const ids = several ?? (single === undefined ? [] : [single]);
      const rows = await reads[kind](scope, ids);
      const own = new Map(rows.map((each) => [each.id, "plate_number" in each ? each.plate_number : each.name]));
      const succeeded = ids.filter((id) => own.has(id));
      const outcome: BulkOutcome = {
        succeeded,
        refused: ids.filter((id) => !own.has(id)).map((id) => ({ id, code: "not_found" })),
      };
      if (succeeded.length === 0) return ok(outcome);
      const written = await commit(scope.db, [
        setActive(scope, kind, succeeded, verb === "activate"),
        ...succeeded.map((id) => audit(scope, name, id, { name: own.get(id) })),
        ...(kind === "delivery_zones" ? rezoneWork(scope) : []),
      ]);
      return written.ok ? ok(outcome) : written;
    },
  });
}

export const activateAgents = switching("agents", "activate");
export const deactivateAgents = switching("agents", "deactivate");
export const activateVehicles = switching("vehicles", "activate");
export const deactivateVehicles = switching("vehicles", "deactivate");
export const activateLocations = switching("locations", "activate");
export const deactivateLocations = switching("locations", "deactivate");
export const activatePackages = switching("packages", "activate");
export const deactivatePackages = switching("packages", "deactivate");
export const activateTeams = switching("teams", "activate");
export const deactivateTeams = switching("teams", "deactivate");
export const activateEquipment = switching("equipment", "activate");
export const deactivateEquipment = switching("equipment", "deactivate");
export const activateZones = switching("delivery_zones", "activate");
export const deactivateZones = switching("delivery_zones", "deactivate");
export const activateShippingMethods = switching("shipping_methods", "activate");
export const deactivateShippingMethods = switching("shipping_methods", "deactivate");
export const activateLabelDesigns = switching("shipping_labels", "activate");
export const deactivateLabelDesigns = switching("shipping_labels", "deactivate");
export const activateMerchants = switching("merchants", "activate");
export const deactivateMerchants = switching("merchants", "deactivate");
