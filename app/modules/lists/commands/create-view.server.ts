import { can } from "#app/platform/access/can.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { readViews } from "../db/view.reads.server.ts";
import { insertView } from "../db/view.writes.server.ts";
import { MAX_VIEWS, viewModules, viewSchema } from "../model/view.ts";

/** Saves a list's current state under a name, for the caller alone. */
export const createView = createCommand({
  name: "views.create",
  permission: [],
  input: viewSchema,
  async run(scope, view) {
    if (!can(scope.account, viewModules[view.module])) return fail("forbidden");
    const present = await readViews(scope, view.module);
    if (present.length >= MAX_VIEWS)
      return failFields({ name: [{ code: "too_big_array", params: { limit: MAX_VIEWS } }] });
    const { id, statement } = insertView(scope, view, present.length);
    const written = await commit(scope.db, [statement]);
    return written.ok ? ok({ view_id: id }) : written;
  },
});
