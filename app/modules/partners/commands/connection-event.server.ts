import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { readConnection } from "../db/connection.reads.server.ts";
import { readMerchants } from "../db/merchants.server.ts";
import { type ConnectionEvent, connectionTransitions } from "../model/connection.states.ts";

/** The merchant and the state of its connection, if the event is allowed in it. */
export async function checkConnectionEvent(scope: Scope, merchantId: string, event: ConnectionEvent) {
  const [[merchant], connection] = await Promise.all([
    readMerchants(scope, [merchantId]),
    readConnection(scope, merchantId),
  ]);
  if (!merchant) return fail("not_found");
  if (merchant.managed) return fail("merchant_managed");
  const to = applyTransition(connectionTransitions, connection?.status ?? "none", event);
  return to.ok ? ok({ merchant, connection, to: to.value }) : to;
}
