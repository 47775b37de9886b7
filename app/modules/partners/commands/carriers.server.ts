import { z } from "zod";
import { acceptPortal, dismissPortal } from "#app/modules/identity/db/connection.writes.server.ts";
import { can } from "#app/platform/access/can.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { transit } from "#app/platform/kernel/state-machine.ts";
import { listRead, shownList } from "#app/platform/lists/asked-list.server.ts";
import { describedCarriers, readCarrier, readCarriers } from "../db/connection.reads.server.ts";
import { type ConnectionEvent, connectionTransitions } from "../model/connection.states.ts";

const rule = {
  permission: ["settings", "settings.carriers", "settings.carriers.manage"],
  subscription: true,
  input: z.object({ id: z.uuid() }),
} as const;

/** The screen of carriers. */
export async function carriersScreen(scope: Scope, { url }: { url: URL }) {
  const { query, unknown } = shownList(url.searchParams, describedCarriers);
  const page = await readCarriers(scope, query);
  return ok({ list: { ...page, unknown }, canManage: can(scope.account, "settings.carriers.manage") });
}

/** `GET carriers`. */
export const listCarriers = listRead(describedCarriers, async (scope, query) => {
  const { rows, pagination } = await readCarriers(scope, query);
  return ok({ carriers: rows, pagination });
});

async function standing(scope: Scope, id: string, event: ConnectionEvent) {
  const found = await readCarrier(scope, id);
  if (!found?.invitation_id) return fail("not_found");
  const to = transit(connectionTransitions, found.status, event);
  return to.ok ? ok(found.invitation_id) : to;
}

/** Accepts a carrier's invitation for this workspace. */
export const acceptCarrier = command({
  name: "settings.carriers.accept",
  ...rule,
  async run(scope, { id }) {
    const invitation = await standing(scope, id, "accept");
    if (!invitation.ok) return invitation;
    const connecting = {
      invitationId: invitation.value,
      merchantAccountId: scope.account.id,
      userId: scope.actor.id ?? "system",
      auditIds: [newId(scope), newId(scope)] as const,
      now: now(scope),
    };
    const written = await commit(scope.db, acceptPortal(scope.db, connecting));
    return written.ok ? ok({ id }) : written;
  },
});

/** Says no to a carrier's invitation. */
export const dismissCarrier = command({
  name: "settings.carriers.dismiss",
  ...rule,
  async run(scope, { id }) {
    const invitation = await standing(scope, id, "dismiss");
    if (!invitation.ok) return invitation;
    const written = await commit(scope.db, [
      ...dismissPortal(scope.db, invitation.value, now(scope)),
      audit(scope, "settings.carriers.dismiss", id, {}),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
