import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { type BulkOutcome, ok, type Result } from "#app/platform/kernel/result.ts";
import type { CatalogueDefinition } from "./definition.server.ts";
import { readUsages } from "./rows.reads.server.ts";
import { type CatalogueRow, deleteRows, setActive } from "./rows.server.ts";
import { writeAudit } from "./rows.writes.server.ts";

/** Several rows by `ids`, or the one that a path names by `id`. */
export function createChosenRowsSchema(limit: number) {
  return z
    .object({ ids: z.array(z.string()).min(1).max(limit).optional(), id: z.string().optional() })
    .refine(({ ids, id }) => ids !== undefined || id !== undefined, { path: ["ids"], error: "required" });
}

/** The chosen ids, without duplicates. */
export function listChosenIds({ ids, id }: { ids?: string[] | undefined; id?: string | undefined }): string[] {
  return [...new Set(ids ?? (id === undefined ? [] : [id]))];
}

type RowRefusal = Omit<BulkOutcome["refused"][number], "id">;

/**
 * The commands that change many rows of a settings list at once. Rows that orders may refer to are deactivated instead
 * of deleted.
 */
export function createBulkCommands<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
>(definition: CatalogueDefinition<Form, Input, View, Extra>) {
  const { name, rows, permission, feature, subscription } = definition;
  const change = (verb: "activate" | "deactivate" | "delete", limit: number, change: BulkChange) =>
    createCommand({
      name: `settings.${name}.${verb}`,
      ...{ permission, feature, subscription },
      input: createChosenRowsSchema(limit),
      run: async (scope, input): Promise<Result<BulkOutcome>> => {
        const ids = listChosenIds(input);
        const [found, barred] = await Promise.all([rows.read(scope, ids), change.findRefusals?.(scope, ids)]);
        const byId = new Map(found.map((row) => [row.id, row]));
        const names = new Map(found.map((row) => [row.id, rows.getName(row)]));
        const refusals = ids.flatMap((id): [string, RowRefusal][] => {
          const row = byId.get(id);
          if (!row) return [[id, { code: "not_found" }]];
          const code = definition.refuseChange?.(scope, row);
          const refusal = code ? { code } : barred?.get(id);
          return refusal ? [[id, refusal]] : [];
        });
        const refused = new Map(refusals);
        const succeeded = ids.filter((id) => !refused.has(id));
        const outcome: BulkOutcome = { succeeded, refused: refusals.map(([id, refusal]) => ({ id, ...refusal })) };
        if (succeeded.length === 0) return ok(outcome);
        const written = await commit(scope.db, [
          ...change.statements(scope, succeeded),
          ...succeeded.map((id) => writeAudit(scope, `settings.${name}.${verb}`, id, { name: names.get(id) })),
          ...rows.alsoAfterChange(scope),
        ]);
        return written.ok ? ok(outcome) : written;
      },
    });
  const activate = definition.isFinal
    ? null
    : change("activate", 500, { statements: (scope, ids) => [setActive(scope, rows, ids, true)] });
  const deactivate = change("deactivate", 500, { statements: (scope, ids) => [setActive(scope, rows, ids, false)] });
  const remove = definition.isDeletable
    ? change("delete", 100, {
        statements: (scope, ids) => [...rows.beforeDelete(scope, ids), deleteRows(scope, rows, ids)],
        findRefusals: (scope, ids) => findUsageRefusals(scope, rows, ids),
      })
    : null;
  return { activate, deactivate, remove };
}

interface BulkChange {
  statements: (scope: Scope, ids: readonly string[]) => Statement[];
  /** Rows that the command may not change, with the reason. */
  findRefusals?: (scope: Scope, ids: readonly string[]) => Promise<Map<string, RowRefusal>>;
}

/** Rows in use may not be deleted: the refusal names the screens that use them. */
async function findUsageRefusals(scope: Scope, rows: Parameters<typeof readUsages>[1], ids: readonly string[]) {
  const t = createTranslator(scope.actor.language);
  const used = await readUsages(scope, rows, ids);
  const where = (places: readonly string[]) => places.map((place) => t(`settings:used.${place}`)).join(", ");
  return new Map(
    [...used].map(([id, places]): [string, RowRefusal] => [
      id,
      { code: "in_use_where", params: { where: where(places) } },
    ]),
  );
}
