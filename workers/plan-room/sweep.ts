import { traceId } from "#app/data/kernel/trace.server.ts";
import { readBusyPlans } from "#app/data/plans/busy-plans.reads.server.ts";
import type { AppContext } from "#app/http/wrappers/contexts.server.ts";

/** Wakes the rooms of plans that are being optimised: normally their own alarms do, this is for what a dead process left. */
export async function sweepPlans({ db, ports }: AppContext): Promise<void> {
  for (const { id, accountId } of await readBusyPlans(db))
    await ports
      .planRoom(id)
      .revive({ accountId, userId: "system", name: "Waybill", language: "en", request: traceId() }, { planId: id });
}
