import { z } from "zod";
import { type Command, command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { changesOf } from "./changes.ts";
import type { CatalogueDefinition } from "./definition.server.ts";
import { judged } from "./judge.server.ts";
import type { CatalogueRow } from "./rows.server.ts";
import { audit } from "./rows.writes.server.ts";

type Saving<Form, Extra> = Command<z.ZodType<Form>, { id: string } & Extra>;

/** The commands that make a row of a list of the settings and write one anew: its rules, then one batch with its audit entry. */
export function saving<Form extends object, Input extends object, View extends CatalogueRow, Extra extends object>(
  definition: CatalogueDefinition<Form, Input, View, Extra>,
): { create: Saving<Form, Extra>; update: Saving<Form, Extra> } {
  const { name, rows, forms, complete, told = (input: Input): object | null => input, ...access } = definition;
  const asks = { permission: access.permission, feature: access.feature, subscription: access.subscription };
  const create = command({
    name: `settings.${name}.create`,
    ...asks,
    confidential: definition.confidential,
    input: forms.create,
    async run(scope, form) {
      const right = await judged(scope, definition, [{ form, found: null, at: "" }]);
      if (!right.ok) return right;
      const id = newId(scope);
      const [prepared] = right.value;
      if (!prepared) throw new Error("one row is judged as one");
      const done = await complete(scope, { id, form, input: prepared, found: null });
      if (!done.ok) return done;
      const { input, beside = [], answer } = done.value;
      const written = await commit(scope.db, [
        ...rows.insert(scope, [{ id, input }]),
        audit(scope, `settings.${name}.create`, id, { name: rows.called(input) }),
        ...beside,
        ...rows.consequences(scope),
      ]);
      return written.ok ? ok({ id, ...answer }) : written;
    },
  });
  const update = command({
    name: `settings.${name}.update`,
    ...asks,
    input: forms.update,
    async run(scope, form) {
      const { id, version } = form;
      const [found] = await rows.read(scope, [id]);
      if (!found) return fail("not_found");
      const barred = definition.barred?.(scope, found);
      if (barred) return fail(barred);
      const right = await judged(scope, definition, [{ form, found, at: "" }]);
      if (!right.ok) return right;
      const [prepared] = right.value;
      if (!prepared) throw new Error("one row is judged as one");
      const done = await complete(scope, { id, form, input: prepared, found });
      if (!done.ok) return done;
      const { input, beside = [], answer } = done.value;
      const compared = told(input);
      const changes = compared ? { changes: changesOf(found, { ...compared, id, version: found.version }) } : {};
      const written = await commit(scope.db, [
        ...rows.update(scope, { id, seen: version, input }),
        audit(scope, `settings.${name}.update`, id, { name: rows.called(input), ...changes }),
        ...beside,
        ...rows.consequences(scope),
      ]);
      return written.ok ? ok({ id, ...answer }) : written;
    },
  });
  return { create, update };
}

/** Up to 100 new rows, all or none, under the list's name: `{ agents: [...] }`. */
export function makingMany<Form extends object, Input extends object, View extends CatalogueRow, Extra extends object>(
  definition: CatalogueDefinition<Form, Input, View, Extra>,
) {
  const { name, rows, forms, permission, feature, subscription } = definition;
  return command({
    name: `settings.${name}.create_many`,
    ...{ permission, feature, subscription },
    input: z.object({ [name]: z.array(forms.create).min(1).max(100) }),
    async run(scope, input) {
      const given = (input[name] ?? []).map((form, at) => ({ form, found: null, at: `${name}.${at}.` }));
      const right = await judged(scope, definition, given);
      if (!right.ok) return right;
      const made = right.value.map((each) => ({ id: newId(scope), input: each }));
      const told = made.map(({ id, input: each }) =>
        audit(scope, `settings.${name}.create`, id, { name: rows.called(each) }),
      );
      const written = await commit(scope.db, [...rows.insert(scope, made), ...told, ...rows.consequences(scope)]);
      return written.ok ? ok({ ids: made.map(({ id }) => id) }) : written;
    },
  });
}
