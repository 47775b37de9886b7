import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { readEquipment } from "#app/data/settings/equipment.server.ts";
import { readShippingMethods } from "#app/data/settings/shipping-methods.server.ts";
import { readTeams } from "#app/data/settings/teams.server.ts";
import { type Deletable, deleteRows, readUsages } from "#app/data/settings/usage.reads.server.ts";
import { rezoneWork } from "#app/data/zones/rezone.writes.server.ts";
import { readZones } from "#app/data/zones/zones.server.ts";
import type { Permission } from "#app/domain/access/permissions.ts";
import { type BulkOutcome, ok } from "#app/domain/kernel/result.ts";
import { translator } from "#app/i18n/translate.server.ts";
import { command } from "../command.server.ts";

/** Several by `ids`, or the one that a path names by `id`. */
const input = z
  .object({ ids: z.array(z.string()).min(1).max(100).optional(), id: z.string().optional() })
  .refine(({ ids, id }) => ids !== undefined || id !== undefined, { path: ["ids"], error: "required" });

interface Deleting {
  kind: Deletable;
  permission: readonly Permission[];
  read: (scope: Scope, ids: readonly string[]) => Promise<{ id: string; name: string }[]>;
}

/** Deletes rows for good; a row in use is refused with the screens that use it. */
export function deleting({ kind, permission, read }: Deleting) {
  const name = `settings.${kind}.delete`;
  return command({
    name,
    permission,
    subscription: true,
    input,
    async run(scope, { ids: several, id: single }) {
      const ids = [...new Set(several ?? (single === undefined ? [] : [single]))];
      const t = translator(scope.actor.language);
      const [rows, used] = await Promise.all([read(scope, ids), readUsages(scope, kind, ids)]);
      const names = new Map(rows.map((row) => [row.id, row.name]));
      const where = (id: string) => (used.get(id) ?? []).map((each) => t(`settings:used.${each}`)).join(", ");
      const outcome: BulkOutcome = {
        succeeded: ids.filter((id) => names.has(id) && !used.has(id)),
        refused: ids.flatMap((id): BulkOutcome["refused"] => {
          if (!names.has(id)) return [{ id, code: "not_found" }];
          return used.has(id) ? [{ id, code: "in_use_where", params: { where: where(id) } }] : [];
        }),
      };
      const written = await commit(scope.db, [
        ...(outcome.succeeded.length > 0 ? [deleteRows(scope, kind, outcome.succeeded)] : []),
        ...outcome.succeeded.map((id) => audit(scope, name, id, { name: names.get(id) })),
        ...(kind === "delivery_zones" ? rezoneWork(scope) : []),
      ]);
      return written.ok ? ok(outcome) : written;
    },
  });
}

export const deleteTeam = deleting({
  kind: "teams",
  permission: ["settings", "settings.teams", "settings.teams.manage"],
  read: readTeams,
});
export const deleteEquipment = deleting({ kind: "equipment", permission: ["settings"], read: readEquipment });
export const deleteShippingMethod = deleting({
  kind: "shipping_methods",
  permission: ["settings", "settings.shipping_methods", "settings.shipping_methods.manage"],
  read: readShippingMethods,
});
export const deleteZone = deleting({
  kind: "delivery_zones",
  permission: ["settings", "settings.delivery_zones", "settings.delivery_zones.manage"],
  read: readZones,
});
