import { commit } from "#app/data/kernel/commit.server.ts";
import { readViews } from "#app/data/views/view.reads.server.ts";
import { insertView } from "#app/data/views/view.writes.server.ts";
import { can } from "#app/domain/access/can.ts";
import { fail, failFields, ok } from "#app/domain/kernel/result.ts";
import { mostViews, viewModules, viewSchema } from "#app/domain/views/view.ts";
import { command } from "../command.server.ts";

/** `POST views` (platform §7.3): saves what a list shows under a name, for the caller alone. */
export const createView = command({
  name: "views.create",
  permission: [],
  input: viewSchema,
  async run(scope, view) {
    if (!can(scope.account, viewModules[view.module])) return fail("forbidden");
    const present = await readViews(scope, view.module);
    if (present.length >= mostViews)
      return failFields({ name: [{ code: "too_big_array", params: { limit: mostViews } }] });
    const { id, statement } = insertView(scope, view, present.length);
    const written = await commit(scope.db, [statement]);
    return written.ok ? ok({ view_id: id }) : written;
  },
});
