import { z } from "zod";
import { type Command, createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { diffObjects } from "./changes.ts";
import type { CatalogueDefinition } from "./definition.server.ts";
import type { CatalogueRow } from "./rows.server.ts";
import { writeAudit } from "./rows.writes.server.ts";
import { validateCatalogueRows } from "./validate.server.ts";

type SaveCommand<Form, Extra> = Command<z.ZodType<Form>, { id: string } & Extra>;

/** The commands that create and update a row of a settings list: its rules, then one batch with its audit entry. */
export function createSaveCommands<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
>(
  definition: CatalogueDefinition<Form, Input, View, Extra>,
): { create: SaveCommand<Form, Extra>; update: SaveCommand<Form, Extra> } {
  const { name, rows, forms, complete, toAudited = (input: Input): object | null => input, ...access } = definition;
  const asks = { permission: access.permission, feature: access.feature, subscription: access.subscription };
  const create = createCommand({
    name: `settings.${name}.create`,
    ...asks,
    confidential: definition.isConfidential,
    input: forms.create,
    async run(scope, form) {
      const validated = await validateCatalogueRows(scope, definition, [{ form, found: null, at: "" }]);
      if (!validated.ok) return validated;
      const id = newId(scope);
      const [prepared] = validated.value;
      if (!prepared) throw new Error("one row is judged as one");
      const done = await complete(scope, { id, form, input: prepared, found: null });
      if (!done.ok) return done;
      const { input, extraStatements = [], responseFields } = done.value;
      const written = await commit(scope.db, [
        ...rows.insert(scope, [{ id, input }]),
        writeAudit(scope, `settings.${name}.create`, id, { name: rows.getName(input) }),
        ...extraStatements,
        ...rows.alsoAfterChange(scope),
      ]);
      return written.ok ? ok({ id, ...responseFields }) : written;
    },
  });
  const update = createCommand({
    name: `settings.${name}.update`,
    ...asks,
    input: forms.update,
    async run(scope, form) {
      const { id, version } = form;
      const [found] = await rows.read(scope, [id]);
      if (!found) return fail("not_found");
      const barred = definition.refuseChange?.(scope, found);
      if (barred) return fail(barred);
      const validated = await validateCatalogueRows(scope, definition, [{ form, found, at: "" }]);
      if (!validated.ok) return validated;
      const [prepared] = validated.value;
      if (!prepared) throw new Error("one row is judged as one");
      const done = await complete(scope, { id, form, input: prepared, found });
      if (!done.ok) return done;
      const { input, extraStatements = [], responseFields } = done.value;
      const compared = toAudited(input);
      const changes = compared ? { changes: diffObjects(found, { ...compared, id, version: found.version }) } : {};
      const written = await commit(scope.db, [
        ...rows.update(scope, { id, expected: version, input }),
        writeAudit(scope, `settings.${name}.update`, id, { name: rows.getName(input), ...changes }),
        ...extraStatements,
        ...rows.alsoAfterChange(scope),
      ]);
      return written.ok ? ok({ id, ...responseFields }) : written;
    },
  });
  return { create, update };
}

/** Up to 100 new rows, all or none, under the list's name: `{ agents: [...] }`. */
export function createManyCommand<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
>(definition: CatalogueDefinition<Form, Input, View, Extra>) {
  const { name, rows, forms, permission, feature, subscription } = definition;
  return createCommand({
    name: `settings.${name}.create_many`,
    ...{ permission, feature, subscription },
    input: z.object({ [name]: z.array(forms.create).min(1).max(100) }),
    async run(scope, input) {
      const rowsToValidate = (input[name] ?? []).map((form, at) => ({ form, found: null, at: `${name}.${at}.` }));
      const validated = await validateCatalogueRows(scope, definition, rowsToValidate);
      if (!validated.ok) return validated;
      const made = validated.value.map((each) => ({ id: newId(scope), input: each }));
      const audits = made.map(({ id, input: each }) =>
        writeAudit(scope, `settings.${name}.create`, id, { name: rows.getName(each) }),
      );
      const written = await commit(scope.db, [...rows.insert(scope, made), ...audits, ...rows.alsoAfterChange(scope)]);
      return written.ok ? ok({ ids: made.map(({ id }) => id) }) : written;
    },
  });
}
