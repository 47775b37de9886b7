import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { readPickers } from "../db/pickers.reads.server.ts";
import { insertPicklistEvent, readPicklist, readUnpicked } from "../db/picklists.server.ts";
import { insertPicklist, updatePicklist } from "../db/picklists.writes.server.ts";
import { assignPicklistSchema, createPicklistSchema, isPicklistOpen } from "../model/picking.ts";

const feature = "hub_operations";

/** Creates a list of the items to pick for some orders; an order with nothing to pick is refused on its own. */
export const createPicklist = createCommand({
  name: "picklists.create",
  permission: ["picklists", "picklists.create"],
  feature,
  input: createPicklistSchema,
  async run(scope, { name, user_id: userId, orders }) {
    if (userId && !(await isPicker(scope, userId))) return failFields({ user_id: [{ code: "invalid_value" }] });
    const lines = await readUnpicked(scope, orders);
    const found = new Set(lines.map(({ orderId }) => orderId));
    const outcome: BulkOutcome & { id: string | null } = {
      id: null,
      succeeded: orders.filter((id) => found.has(id)),
      refused: orders.filter((id) => !found.has(id)).map((id) => ({ id, code: "nothing_to_pick" })),
    };
    if (lines.length === 0) return ok(outcome);
    const id = newId(scope);
    const places = new Set(lines.map(({ sourceLocationId }) => sourceLocationId));
    const [only = null] = places;
    const written = await commit(
      scope.db,
      insertPicklist(scope, {
        id,
        name: name ?? "",
        userId: userId ?? null,
        locationId: places.size === 1 ? only : null,
        lines,
      }),
    );
    return written.ok ? ok({ ...outcome, id }) : written;
  },
});

/** Assigns a list to a member, or removes the assignment. */
export const assignPicklist = createCommand({
  name: "picklists.assign",
  permission: ["picklists", "picklists.update"],
  feature,
  input: assignPicklistSchema,
  run: (scope, { id, version, user_id: userId }) =>
    commitWithRetry(scope, async () => {
      const list = await readPicklist(scope, id);
      if (!list) return fail("not_found");
      if (!isPicklistOpen(list.status)) return fail("picklist_completed");
      if (list.version !== version) return fail("lost_race");
      if (userId && !(await isPicker(scope, userId))) return failFields({ user_id: [{ code: "invalid_value" }] });
      const statements = [
        insertPicklistEvent(scope, id, version + 1, { kind: "assigned" }),
        updatePicklist(scope, list, { userId }),
      ];
      return ok({ statements, outcome: { version: version + 1 } });
    }),
});

async function isPicker(scope: Scope, userId: string): Promise<boolean> {
  return (await readPickers(scope)).some(({ value }) => value === userId);
}
