import { z } from "zod";
import { can } from "#app/platform/access/can.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { readView, readViews } from "../db/view.reads.server.ts";
import { deleteView, insertView, setViewOrder, updateView } from "../db/view.writes.server.ts";
import { isViewModule, MAX_VIEWS, viewModules, viewSchema } from "../model/view.ts";
import { tooManyViews, validateSharing } from "./validate-sharing.server.ts";

/** Changes a saved view: one's own, or as somebody who manages members a shared one. Without `audience` it stays as shared as it was. */
export const changeView = createCommand({
  name: "views.update",
  permission: [],
  input: viewSchema.extend({ id: z.string() }),
  async run(scope, { id, ...view }) {
    const found = await readView(scope, id);
    if (!found) return fail("not_found");
    if (!found.can_edit) return fail("forbidden");
    if (found.module !== view.module) return failFields({ module: [{ code: "invalid_value" }] });
    const sharing = await validateSharing(scope, view, found);
    if (!sharing.ok) return sharing;
    const written = await commit(scope.db, [updateView(scope, id, { ...view, ...sharing.value })]);
    return written.ok ? ok({ view_id: id }) : written;
  },
});

/** Deletes a saved view. */
export const removeView = createCommand({
  name: "views.delete",
  permission: [],
  input: z.object({ id: z.string() }),
  async run(scope, { id }) {
    const found = await readView(scope, id);
    if (!found) return fail("not_found");
    if (!found.can_edit) return fail("forbidden");
    const written = await commit(scope.db, [deleteView(scope, id)]);
    return written.ok ? ok({ view_id: id }) : written;
  },
});

/**
 * Reorders the caller's views of a list: all of them, left to right. Shared views of others may be among them and stay
 * behind; the answer has the order that holds.
 */
export const reorderViews = createCommand({
  name: "views.reorder",
  permission: [],
  input: z.object({
    module: z.string().refine(isViewModule, { error: "invalid_value" }),
    views: z.array(z.string()).max(100),
  }),
  async run(scope, { module, views }) {
    if (!can(scope.account, viewModules[module])) return fail("forbidden");
    const present = await readViews(scope, module);
    const shared = present.flatMap(({ id, owner }) => (owner === null ? [] : [id]));
    const own = present.flatMap(({ id, owner }) => (owner === null ? [id] : []));
    const ordered = views.filter((id) => !shared.includes(id));
    const same = ordered.length === own.length && own.every((id) => ordered.includes(id));
    if (!same) return failFields({ views: [{ code: "invalid_value" }] });
    const written = await commit(scope.db, [setViewOrder(scope, module, ordered)]);
    return written.ok ? ok({ views: [...ordered, ...shared] }) : written;
  },
});

/** Saves a list's current state under a name, for the caller alone unless it names an audience. */
export const createView = createCommand({
  name: "views.create",
  permission: [],
  input: viewSchema,
  async run(scope, view) {
    if (!can(scope.account, viewModules[view.module])) return fail("forbidden");
    const own = (await readViews(scope, view.module)).filter(({ owner }) => owner === null);
    if (own.length >= MAX_VIEWS) return failFields({ name: tooManyViews });
    const sharing = await validateSharing(scope, view, null);
    if (!sharing.ok) return sharing;
    const { id, statement } = insertView(scope, { ...view, ...sharing.value }, own.length);
    const written = await commit(scope.db, [statement]);
    return written.ok ? ok({ view_id: id }) : written;
  },
});
