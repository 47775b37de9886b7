import { z } from "zod";
import { acceptPortal, dismissPortalInvitation } from "#app/modules/identity/db/connection.writes.server.ts";
import { can } from "#app/platform/access/can.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { carrierListDescription, readCarrier, readCarrierPage } from "../db/connection.reads.server.ts";
import { type ConnectionEvent, connectionTransitions } from "../model/connection.states.ts";

const carrierCommandRules = {
  permission: ["settings", "settings.carriers", "settings.carriers.manage"],
  subscription: true,
  input: z.object({ id: z.uuid() }),
} as const;

/** The screen of carriers. */
export async function readCarriersScreen(scope: Scope, { url }: { url: URL }) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, carrierListDescription);
  const page = await readCarrierPage(scope, query);
  return ok({ list: { ...page, unknown }, canManage: can(scope.account, "settings.carriers.manage") });
}

/** `GET carriers`. */
export const listCarriers = createListRead(carrierListDescription, async (scope, query) => {
  const { rows, pagination } = await readCarrierPage(scope, query);
  return ok({ carriers: rows, pagination });
});

async function checkConnectionEvent(scope: Scope, id: string, event: ConnectionEvent) {
  const found = await readCarrier(scope, id);
  if (!found?.invitation_id) return fail("not_found");
  const to = applyTransition(connectionTransitions, found.status, event);
  return to.ok ? ok(found.invitation_id) : to;
}

/** Accepts a carrier's invitation for this workspace. */
export const acceptCarrier = createCommand({
  name: "settings.carriers.accept",
  ...carrierCommandRules,
  async run(scope, { id }) {
    const invitation = await checkConnectionEvent(scope, id, "accept");
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

/** Rejects a carrier's invitation. */
export const dismissCarrier = createCommand({
  name: "settings.carriers.dismiss",
  ...carrierCommandRules,
  async run(scope, { id }) {
    const invitation = await checkConnectionEvent(scope, id, "dismiss");
    if (!invitation.ok) return invitation;
    const written = await commit(scope.db, [
      ...dismissPortalInvitation(scope.db, invitation.value, now(scope)),
      writeAudit(scope, "settings.carriers.dismiss", id, {}),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
