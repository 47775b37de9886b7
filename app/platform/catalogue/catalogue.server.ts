import type { Permission } from "#app/platform/access/permissions.ts";
import type { Command } from "#app/platform/commands/command.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { CatalogueName } from "./audit.ts";
import { changingMany } from "./bulk.server.ts";
import type { CatalogueDefinition, Completed } from "./definition.server.ts";
import { reading } from "./reads.server.ts";
import type { CatalogueRow } from "./rows.server.ts";
import { saving } from "./save.server.ts";

/** Everything that one list of the settings is, out of its definition. */
export function catalogue<Form extends object, Input extends object, View extends CatalogueRow, Extra extends object>(
  definition: CatalogueDefinition<Form, Input, View, Extra>,
) {
  const { create, update } = saving(definition);
  const { activate, deactivate, remove } = changingMany(definition);
  const commands: Command[] = [create, update, deactivate, ...[activate, remove].filter((each) => each !== null)];
  return {
    ...{ name: definition.name, one: definition.one, answer: definition.answer, ...reading(definition) },
    ...{ create, update, deactivate, remove, commands },
    /** What switches rows on again; of a list that has it. */
    switchingOn(): Command {
      if (!activate) throw new Error(`what is switched off of ${definition.name} is so for good`);
      return activate;
    },
    /** What DELETE does in the API. */
    discard: remove ?? deactivate,
  };
}

/**
 * The words that changing a list of the settings asks for. Equipment needs the first one only, webhooks go by the word of
 * alerts (platform §2.5), and automation rules by those of plans.
 */
export function managing(
  name: Exclude<CatalogueName, "equipment" | "webhooks" | "automation_rules"> | "integrations",
): readonly Permission[] {
  return ["settings", `settings.${name}`, `settings.${name}.manage`];
}

/** No rule of its own: stored as it was written. */
export function stored<Form>(_: unknown, form: Form): Result<Form> {
  return ok(form);
}

/** No rule that asks elsewhere, and nothing that goes with it. */
export async function alone<Input>(_: unknown, { input }: { input: Input }): Promise<Result<Completed<Input, object>>> {
  return ok({ input, answer: {} });
}
