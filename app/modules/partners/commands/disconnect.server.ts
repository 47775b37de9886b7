import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { countOpenOrders, readCarrier, readConnection } from "#app/data/merchants/connection.reads.server.ts";
import { moveConnection } from "#app/data/merchants/connection.writes.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { transit } from "#app/domain/kernel/state-machine.ts";
import { type ConnectionStatus, connectionTransitions } from "#app/domain/merchants/connection.states.ts";
import type { AuditAction } from "#app/domain/settings/audit.ts";
import { command } from "../command.server.ts";

/** Cuts a connection; refused while orders of it are under way. */
async function disconnect(
  scope: Scope,
  connection: { id: string; status: ConnectionStatus } | null,
  name: AuditAction,
): Promise<Result<{ id: string }>> {
  if (!connection) return fail("not_found");
  const to = transit(connectionTransitions, connection.status, "disconnect");
  if (!to.ok) return to;
  const open = await countOpenOrders(scope, connection.id);
  if (open > 0) return fail("orders_under_way", { count: open });
  const written = await commit(scope.db, [
    moveConnection(scope.db, { id: connection.id, from: connection.status, to: to.value, at: now(scope) }),
    audit(scope, name, connection.id, {}),
  ]);
  return written.ok ? ok({ id: connection.id }) : written;
}

/** The carrier's side, by the merchant of its settings. */
export const disconnectMerchant = command({
  name: "settings.merchants.disconnect",
  permission: ["settings", "settings.merchants", "settings.merchants.manage"],
  feature: "vendor_management",
  subscription: true,
  input: z.object({ id: z.uuid() }),
  run: async (scope, { id }) => disconnect(scope, await readConnection(scope, id), "settings.merchants.disconnect"),
});

/** The merchant's side, by the connection. */
export const disconnectCarrier = command({
  name: "settings.carriers.disconnect",
  permission: ["settings", "settings.carriers", "settings.carriers.manage"],
  subscription: true,
  input: z.object({ id: z.uuid() }),
  run: async (scope, { id }) => disconnect(scope, await readCarrier(scope, id), "settings.carriers.disconnect"),
});
