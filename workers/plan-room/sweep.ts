import { readBusyPlans } from "#app/modules/plans/db/busy-plans.reads.server.ts";
import { getTraceId } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";

/** Wakes the rooms of plans that are being optimized. Normally their own alarms do; this covers dead processes. */
export async function sweepPlans({ db, ports }: AppContext): Promise<void> {
  for (const { id, accountId } of await readBusyPlans(db))
    await ports
      .planRoom(id)
      .revive({ accountId, userId: "system", name: "Waybill", language: "en", request: getTraceId() }, { planId: id });
}
