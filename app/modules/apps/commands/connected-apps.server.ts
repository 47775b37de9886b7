import { canGrantAccess } from "#app/modules/identity/db/access-grants.server.ts";
import { endAppToken } from "#app/modules/identity/db/app-tokens.server.ts";
import { can } from "#app/platform/access/can.ts";
import { permissions } from "#app/platform/access/permissions.ts";
import { createChosenRowsSchema, listChosenIds } from "#app/platform/catalogue/bulk.server.ts";
import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readConnectedApps } from "../db/connected-apps.reads.server.ts";
import type { ConnectedApp } from "../model/app.ts";

const permission = listManagePermissions("access_tokens");

/** The apps that were let into the account. */
export async function listConnectedApps(scope: Scope): Promise<Result<{ connected_apps: ConnectedApp[] }>> {
  return ok({ connected_apps: await readConnectedApps(scope) });
}

/** The screen's data. */
export async function viewConnectedApps(scope: Scope) {
  return ok({ apps: await readConnectedApps(scope), canManage: can(scope.account, ...permission) });
}

/** True for an app whose access the caller could give: nobody ends what goes beyond their own, but what they let in. */
function canDisconnect(scope: Scope, app: ConnectedApp): boolean {
  if (app.person_id === scope.actor.id) return true;
  const known = permissions.filter((each) => app.permissions.includes(each));
  return canGrantAccess(scope, { access: "limited", permissions: known, locations: [] });
}

/** Takes the access of apps away, at once and for good. */
export const disconnectApps = createCommand({
  name: "settings.apps.disconnect",
  permission,
  input: createChosenRowsSchema(100),
  async run(scope, input): Promise<Result<BulkOutcome>> {
    if (scope.program) return fail("token_no_person");
    const ids = listChosenIds(input);
    const found = new Map((await readConnectedApps(scope, ids)).map((app) => [app.id, app]));
    const refused = ids.flatMap((id): BulkOutcome["refused"] => {
      const app = found.get(id);
      if (!app) return [{ id, code: "not_found" }];
      return canDisconnect(scope, app) ? [] : [{ id, code: "beyond_own" }];
    });
    const succeeded = ids.filter((id) => !refused.some((each) => each.id === id));
    const written = await commit(
      scope.db,
      succeeded.flatMap((id) => [
        endAppToken(scope.db, { accountId: scope.account.id, id }),
        writeAudit(scope, "settings.apps.disconnect", id, { name: found.get(id)?.name }),
      ]),
    );
    return written.ok ? ok({ succeeded, refused }) : written;
  },
});
