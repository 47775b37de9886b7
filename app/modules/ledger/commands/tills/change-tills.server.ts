import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readTill, readTills, type TillRecord } from "../../db/tills.reads.server.ts";
import { insertTill, updateTill } from "../../db/tills.writes.server.ts";
import { createTillSchema, MAIN_TILL, renameTillSchema, tillStepSchema } from "../../model/till.ts";

const permission = ["accounting.order_collections", "accounting.order_collections.update_receipt"] as const;

/** Opens another till beside the main one. */
export const createTill = createCommand({
  name: "accounting.tills.create",
  permission,
  input: createTillSchema,
  run: async (scope, { name }) => {
    if (scope.account.kind !== "carrier") return fail("forbidden");
    const id = newId(scope);
    const log = writeAudit(scope, "accounting.tills.create", id, { name });
    const written = await commitAndPublish(scope, [...insertTill(scope, { id, name }), log]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Gives a till another name. */
export const renameTill = createCommand({
  name: "accounting.tills.update",
  permission,
  input: renameTillSchema,
  run: (scope, { name, ...seen }) =>
    changeTill(scope, seen, "accounting.tills.update", (till) =>
      ok({ set: { name }, changes: { name: { from: till.name, to: name } } }),
    ),
});

/** Closes a till that is empty, with nothing of it on its way; the main one stays open. */
export const closeTill = createCommand({
  name: "accounting.tills.close",
  permission,
  input: tillStepSchema,
  run: (scope, seen) =>
    changeTill(scope, seen, "accounting.tills.close", ({ id, closed }) =>
      closed || id === MAIN_TILL ? fail("illegal_transition") : ok({ set: { closed: true } }),
    ),
});

/** Opens a closed till again. */
export const reopenTill = createCommand({
  name: "accounting.tills.reopen",
  permission,
  input: tillStepSchema,
  run: (scope, seen) =>
    changeTill(scope, seen, "accounting.tills.reopen", ({ closed }) =>
      closed ? ok({ set: { closed: false } }) : fail("illegal_transition"),
    ),
});

async function changeTill(
  scope: Scope,
  { id, version }: { id: string; version: number },
  action: AuditAction,
  decide: (till: TillRecord) => Result<{ set: Parameters<typeof updateTill>[2]; changes?: object }>,
): Promise<Result<{ version: number }>> {
  const till = await readTill(scope, id);
  if (!till) return failFields({ id: [{ code: "invalid_value" }] });
  if (till.version !== version) return fail("lost_race");
  const decided = decide(till);
  if (!decided.ok) return decided;
  const { set, changes } = decided.value;
  const log = writeAudit(scope, action, id, { name: set.name ?? till.name, ...(changes ? { changes } : {}) });
  const written = await commitAndPublish(scope, [updateTill(scope, till, set), log]);
  return written.ok ? ok({ version: version + 1 }) : written;
}

/** `GET tills`. */
export async function listTills(scope: Scope) {
  return ok({ tills: await readTills(scope) });
}
