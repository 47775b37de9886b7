import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, type Issue, ok, type Result } from "#app/platform/kernel/result.ts";
import { type NamedKind, readVisibleIds } from "#app/platform/lists/names.reads.server.ts";
import type { CatalogueDefinition } from "./definition.server.ts";
import { readTakenValues } from "./rows.reads.server.ts";
import type { CatalogueRow, CatalogueRows } from "./rows.server.ts";

type FieldIssues = Record<string, Issue[]>;

/** A row to validate, and its path in the input: `agents.3.`. */
export interface CatalogueRowToValidate<Form, View> {
  form: Form;
  found: View | null;
  at: string;
}

/**
 * Returns the stored input of rows, or every fault by field: invalid values, values that another row already has or
 * that occur twice, and ids that do not belong to the account.
 */
export async function validateCatalogueRows<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
>(
  scope: Scope,
  definition: CatalogueDefinition<Form, Input, View, Extra>,
  rows: readonly CatalogueRowToValidate<Form, View>[],
): Promise<Result<Input[]>> {
  const wrong: FieldIssues = {};
  const right: { at: string; input: Input; except: string | null }[] = [];
  for (const { form, found, at } of rows) {
    const made = await definition.prepare(scope, form, found);
    if (made.ok) right.push({ at, input: made.value, except: found?.id ?? null });
    else if (!made.failure.fields) return made;
    else for (const [field, issues] of Object.entries(made.failure.fields)) wrong[at + field] = [...issues];
  }
  const { unique } = definition.rows;
  const wanted = right.map(({ at, input }) => ({ path: at + unique.field, value: unique.of(input) }));
  Object.assign(wrong, await findUsedValues(scope, definition.rows, wanted, right[0]?.except ?? null));
  for (const [field, kind] of Object.entries(definition.references ?? {}))
    Object.assign(wrong, await findForeignIds(scope, field, kind, right));
  return Object.keys(wrong).length > 0 ? failFields(wrong) : ok(right.map(({ input }) => input));
}

/** Fields whose value another row of the account already has, or that occur twice. */
export async function findUsedValues<Input, View>(
  scope: Scope,
  rows: CatalogueRows<Input, View>,
  wanted: readonly { path: string; value: string }[],
  except: string | null = null,
): Promise<FieldIssues> {
  const values = wanted.map(({ value }) => value);
  const usedValues = await readTakenValues(scope, rows, values, except);
  const wrong: FieldIssues = {};
  for (const { path, value } of wanted) {
    if (usedValues.has(value)) wrong[path] = [{ code: "already_used" }];
    usedValues.add(value);
  }
  return wrong;
}

async function findForeignIds(
  scope: Scope,
  field: string,
  kind: NamedKind,
  rows: readonly { at: string; input: object }[],
): Promise<FieldIssues> {
  const named = rows.map(({ at, input }) => ({ path: at + field, ids: listReferencedIds(Reflect.get(input, field)) }));
  const own = await readVisibleIds(
    scope,
    kind,
    named.flatMap(({ ids }) => ids),
  );
  const wrong = named.filter(({ ids }) => ids.some((id) => !own.has(id)));
  return Object.fromEntries(wrong.map(({ path }) => [path, [{ code: "invalid_value" }]]));
}

function listReferencedIds(value: unknown): string[] {
  return [value].flat().filter((each) => typeof each === "string");
}
