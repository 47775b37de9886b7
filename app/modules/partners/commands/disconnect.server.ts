import { z } from "zod";
import { moveConnection } from "#app/modules/identity/db/connection.writes.server.ts";
import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { countOpenOrders, readCarrier, readConnection } from "../db/connection.reads.server.ts";
import { type ConnectionStatus, connectionTransitions } from "../model/connection.states.ts";

/** Ends a connection; refused while orders of it are under way. */
async function disconnect(
  scope: Scope,
  connection: { id: string; status: ConnectionStatus } | null,
  name: AuditAction,
): Promise<Result<{ id: string }>> {
  if (!connection) return fail("not_found");
  const to = applyTransition(connectionTransitions, connection.status, "disconnect");
  if (!to.ok) return to;
  const open = await countOpenOrders(scope, connection.id);
  if (open > 0) return fail("orders_under_way", { count: open });
  const written = await commit(scope.db, [
    moveConnection(scope.db, { id: connection.id, from: connection.status, to: to.value, at: now(scope) }),
    writeAudit(scope, name, connection.id, {}),
  ]);
  return written.ok ? ok({ id: connection.id }) : written;
}

/** By the carrier, identified by its merchant. */
export const disconnectMerchant = createCommand({
  name: "settings.merchants.disconnect",
  permission: ["settings", "settings.merchants", "settings.merchants.manage"],
  feature: "vendor_management",
  subscription: true,
  input: z.object({ id: z.uuid() }),
  run: async (scope, { id }) => disconnect(scope, await readConnection(scope, id), "settings.merchants.disconnect"),
});

/** By the merchant, identified by the connection. */
export const disconnectCarrier = createCommand({
  name: "settings.carriers.disconnect",
  permission: ["settings", "settings.carriers", "settings.carriers.manage"],
  subscription: true,
  input: z.object({ id: z.uuid() }),
  run: async (scope, { id }) => disconnect(scope, await readCarrier(scope, id), "settings.carriers.disconnect"),
});
