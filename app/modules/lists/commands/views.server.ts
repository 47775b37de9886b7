import { z } from "zod";
import { can } from "#app/platform/access/can.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import type { StoredView } from "../db/view.reads.server.ts";
import { readView, readViews } from "../db/view.reads.server.ts";
import { deleteView, insertView, setViewOrder, updateView } from "../db/view.writes.server.ts";
import { isViewModule, MAX_VIEWS, viewModules, viewSchema } from "../model/view.ts";

/** Changes a saved view. */
export const changeView = createCommand({
  name: "views.update",
  permission: [],
  input: viewSchema.extend({ id: z.string() }),
  async run(scope, { id, ...view }) {
    const found = await readView(scope, id);
    if (!found) return fail("not_found");
    if (found.module !== view.module) return failFields({ module: [{ code: "invalid_value" }] });
    const written = await commit(scope.db, [updateView(scope, id, view)]);
    return written.ok ? ok({ view_id: id }) : written;
  },
});

/** Deletes a saved view. */
export const removeView = createCommand({
  name: "views.delete",
  permission: [],
  input: z.object({ id: z.string() }),
  async run(scope, { id }) {
    if (!(await readView(scope, id))) return fail("not_found");
    const written = await commit(scope.db, [deleteView(scope, id)]);
    return written.ok ? ok({ view_id: id }) : written;
  },
});

/** Reorders the caller's views of a list: all of them, left to right. */
export const reorderViews = createCommand({
  name: "views.reorder",
  permission: [],
  input: z.object({
    module: z.string().refine(isViewModule, { error: "invalid_value" }),
    views: z.array(z.string()).max(100),
  }),
  async run(scope, { module, views }) {
    if (!can(scope.account, viewModules[module])) return fail("forbidden");
    const present = (await readViews(scope, module)).map(({ id }) => id);
    const same = views.length === present.length && present.every((id) => views.includes(id));
    if (!same) return failFields({ views: [{ code: "invalid_value" }] });
    const written = await commit(scope.db, [setViewOrder(scope, module, views)]);
    return written.ok ? ok({ views }) : written;
  },
});

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

/** The caller's own views of a list that they may see. */
export async function listViews(
  scope: Scope,
  { params }: Pick<PageRequest, "params">,
): Promise<Result<{ views: StoredView[] }>> {
  const { module } = params;
  if (!isViewModule(module)) return fail("not_found");
  if (!can(scope.account, viewModules[module])) return fail("forbidden");
  return ok({ views: await readViews(scope, module) });
}
