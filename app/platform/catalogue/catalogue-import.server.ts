import type { Scope } from "#app/platform/db/scope.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import type { ListTable, ListTableField } from "#app/platform/documents/tables/list-table.ts";
import { groupIssuesByField } from "#app/platform/kernel/issues.ts";
import { type Failure, failFields, type Issue } from "#app/platform/kernel/result.ts";
import { type NamedKind, readIdsByName } from "#app/platform/lists/names.reads.server.ts";
import type { CatalogueDefinition } from "./definition.server.ts";
import type { ListImport, ValidatedListRow } from "./list-import.server.ts";
import type { CatalogueRow } from "./rows.server.ts";
import { validateCatalogueRows } from "./validate.server.ts";

type Values = Readonly<Record<string, string>>;

interface CatalogueImportOptions {
  fields: readonly ListTableField[];
  /** A file's row as the list's form; what is no value of its kind is passed on for the form to refuse. */
  toForm: (values: Values, scope: Scope) => Record<string, unknown>;
  /** Fields of the form that name another row, such as a team. */
  names: Readonly<Record<string, NamedKind>>;
}

/** New rows of a settings list from a file, by the rules of its form; rows that exist already are refused. */
export function createCatalogueImport<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
>(
  definition: CatalogueDefinition<Form, Input, View, Extra>,
  { fields, toForm, names }: CatalogueImportOptions,
): ListImport<{ id: string; input: Input }> {
  const { rows, forms } = definition;
  const validate = async (
    scope: Scope,
    table: ListTable,
  ): Promise<ValidatedListRow<{ id: string; input: Input }>[]> => {
    const drafts = table.rows.map(({ row, values }) => ({ row, values, form: toForm(values, scope) }));
    const faults = new Map<number, Record<string, readonly Issue[]>>();
    const addFaults = (at: number, found: Readonly<Record<string, readonly Issue[]>>) =>
      faults.set(at, { ...faults.get(at), ...found });
    for (const [field, kind] of Object.entries(names)) {
      const wanted = drafts.flatMap(({ form }) => (typeof form[field] === "string" ? [form[field]] : []));
      const ids = await readIdsByName(scope, kind, wanted);
      for (const [at, { form }] of drafts.entries()) {
        if (typeof form[field] !== "string") continue;
        const id = ids.get(form[field].toLowerCase());
        if (!id) addFaults(at, { [field]: [{ code: "not_found" }] });
        form[field] = id;
      }
    }
    const parsed = drafts.flatMap(({ form }, at) => {
      const result = forms.create.safeParse(form, { reportInput: true });
      if (!result.success) addFaults(at, groupIssuesByField(result.error));
      return result.success && !faults.has(at) ? [{ at, form: result.data }] : [];
    });
    const toCheck = (each: (typeof parsed)[number]) => ({ form: each.form, found: null, at: `${each.at}.` });
    const checked = await validateCatalogueRows(scope, definition, parsed.map(toCheck));
    if (!checked.ok)
      for (const [path, issues] of Object.entries(checked.failure.fields ?? {})) {
        const [at = "", ...field] = path.split(".");
        addFaults(Number(at), { [field.join(".")]: issues });
      }
    const sound = parsed.filter(({ at }) => !faults.has(at));
    const inputs = checked.ok ? checked : await validateCatalogueRows(scope, definition, sound.map(toCheck));
    const ready = new Map(inputs.ok ? sound.map(({ at }, index) => [at, inputs.value[index]]) : []);
    return drafts.map(({ row, values }, at) => {
      const name = Object.values(values)[0] ?? "";
      const input = ready.get(at);
      if (input) return { row, name, ok: true, value: { id: newId(scope), input }, updates: false };
      return { row, name, ok: false, failure: toFailure(faults.get(at), inputs.ok ? null : inputs.failure) };
    });
  };
  return {
    name: `settings.${definition.name}.import`,
    fields: () => fields,
    validate,
    write: (scope, made) => [...rows.insert(scope, made), ...rows.alsoAfterChange(scope)],
  };
}

const toFailure = (fields: Record<string, readonly Issue[]> | undefined, other: Failure | null): Failure =>
  fields || !other ? failFields(fields ?? {}).failure : other;
