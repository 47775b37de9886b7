import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { findLastScan, insertPicklistEvent, readPickLines, readPicklist } from "../db/picklists.server.ts";
import {
  closePicklistLines,
  recordOrderPicked,
  updateLineCount,
  updatePicklist,
} from "../db/picklists.writes.server.ts";
import { isPicklistOpen, matchScan, picklistStepSchema, scanSchema } from "../model/picking.ts";
import { picklistStatuses } from "../model/stock.enums.ts";

const { pending, started } = picklistStatuses.code;

const access = { permission: ["picklists", "picklists.update"], feature: "hub_operations" } as const;

/** The list at the expected version, while it is open. */
async function readOpenPicklist(scope: Scope, id: string, version: number) {
  const list = await readPicklist(scope, id);
  if (!list) return fail("not_found");
  if (!isPicklistOpen(list.status)) return fail("picklist_completed");
  return list.version === version ? ok(list) : fail("lost_race");
}

/** Picks or packs one item by its barcode or SKU; the first pick starts the list. */
export const scanItem = createCommand({
  name: "picklists.scan",
  ...access,
  input: scanSchema,
  run: (scope, { id, version, ...scan }) =>
    commitWithRetry(scope, async () => {
      const list = await readOpenPicklist(scope, id, version);
      if (!list.ok) return list;
      const match = matchScan(await readPickLines(scope, id), scan);
      if (!match.ok) return match;
      const { kind, line, quantity } = match.value;
      const start = list.value.status === pending ? { status: started, startedAt: now(scope) } : {};
      const statements = [
        insertPicklistEvent(scope, id, version + 1, { kind, orderItemId: line.orderItemId, quantity }),
        updatePicklist(scope, list.value, { ...start, [kind]: list.value[kind] + quantity }),
        ...updateLineCount(scope, match.value),
        ...(await recordOrderPicked(scope, match.value)),
      ];
      return ok({ statements, outcome: { version: version + 1, name: line.name, order: line.orderNumber } });
    }),
});

/** Undoes the last pick or pack that was not undone yet. */
export const undoScan = createCommand({
  name: "picklists.undo",
  ...access,
  input: picklistStepSchema,
  run: (scope, { id, version }) =>
    commitWithRetry(scope, async () => {
      const list = await readOpenPicklist(scope, id, version);
      if (!list.ok) return list;
      const undoing = await findLastScan(scope, id);
      if (!undoing.ok) return undoing;
      const { back, undoes } = undoing.value;
      const { line, quantity, kind } = back;
      if (kind === "picked" && line.picked + quantity < line.packed) return fail("item_packed", { name: line.name });
      const statements = [
        insertPicklistEvent(scope, id, version + 1, {
          kind: "undone",
          orderItemId: line.orderItemId,
          quantity,
          undoes,
        }),
        updatePicklist(scope, list.value, { [kind]: list.value[kind] + quantity }),
        ...updateLineCount(scope, back),
        ...(await recordOrderPicked(scope, back)),
      ];
      return ok({ statements, outcome: { version: version + 1, name: line.name } });
    }),
});

/** Completes the list, even with open lines: they can go into another list. */
export const completePicklist = createCommand({
  name: "picklists.complete",
  ...access,
  input: picklistStepSchema,
  run: (scope, { id, version }) =>
    commitWithRetry(scope, async () => {
      const list = await readOpenPicklist(scope, id, version);
      if (!list.ok) return list;
      const statements = [
        insertPicklistEvent(scope, id, version + 1, { kind: "completed" }),
        updatePicklist(scope, list.value, { status: picklistStatuses.code.completed, completedAt: now(scope) }),
        closePicklistLines(scope, id),
      ];
      return ok({ statements, outcome: { version: version + 1 } });
    }),
});
