import { z } from "zod";
import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { insertItem, readItemsById, switchItems, updateItem } from "../db/items.server.ts";
import { itemInputSchema } from "../model/item.ts";

const feature = "inventory_management";
const update = ["items", "items.update"] as const;

export const createItem = createCommand({
  name: "items.create",
  permission: ["items", "items.create"],
  feature,
  input: itemInputSchema,
  async run(scope, input) {
    const id = newId(scope);
    const saved = await commit(scope.db, [
      insertItem(scope, id, input),
      writeAudit(scope, "items.create", id, { sku: input.sku }),
    ]);
    return saved.ok ? ok({ id }) : saved;
  },
});

/** Updates an item; `version` is the version that the change is based on. */
export const changeItem = createCommand({
  name: "items.update",
  permission: update,
  feature,
  input: itemInputSchema.safeExtend({ id: z.uuid(), version: expectedVersionSchema }),
  async run(scope, { id, version, ...input }) {
    const [found] = await readItemsById(scope, [id]);
    if (!found) return fail("not_found");
    const saved = await commit(scope.db, [
      updateItem(scope, id, version, input),
      writeAudit(scope, "items.update", id, { sku: input.sku }),
    ]);
    return saved.ok ? ok({ id }) : saved;
  },
});

const itemIdsSchema = z
  .object({ ids: z.array(z.uuid()).min(1).max(100).optional(), id: z.uuid().optional() })
  .refine(({ ids, id }) => ids !== undefined || id !== undefined, { path: ["ids"], error: "required" });

function defineSwitchCommand(name: AuditAction, active: boolean) {
  return createCommand({
    name,
    permission: update,
    feature,
    input: itemIdsSchema,
    async run(scope, { ids = [], id }) {
      const wanted = [...new Set(id === undefined ? ids : [id, ...ids])];
      const known = new Set((await readItemsById(scope, wanted)).map((each) => each.id));
      const outcome: BulkOutcome = {
        succeeded: wanted.filter((each) => known.has(each)),
        refused: wanted.filter((each) => !known.has(each)).map((each) => ({ id: each, code: "not_found" })),
      };
      const statements = [
        switchItems(scope, outcome.succeeded, active),
        writeAudit(scope, name, "items", { ids: wanted }),
      ];
      const saved = outcome.succeeded.length > 0 ? await commit(scope.db, statements) : ok(null);
      return saved.ok ? ok(outcome) : saved;
    },
  });
}

/** Makes items active again. */
export const activateItems = defineSwitchCommand("items.activate", true);
/** Makes items inactive; orders keep theirs. */
export const deactivateItems = defineSwitchCommand("items.deactivate", false);
