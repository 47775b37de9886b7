import type { Permission } from "#app/platform/access/permissions.ts";
import type { Command } from "#app/platform/commands/command.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { CatalogueName } from "./audit.ts";
import { createBulkCommands } from "./bulk.server.ts";
import type { CatalogueDefinition, CompletedRow } from "./definition.server.ts";
import { createCatalogueReads } from "./reads.server.ts";
import type { CatalogueRow } from "./rows.server.ts";
import { createSaveCommands } from "./save.server.ts";

/** Everything that one list of the settings is, out of its definition. */
export function createCatalogue<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
>(definition: CatalogueDefinition<Form, Input, View, Extra>) {
  const { create, update } = createSaveCommands(definition);
  const { activate, deactivate, remove } = createBulkCommands(definition);
  const commands: Command[] = [create, update, deactivate, ...[activate, remove].filter((each) => each !== null)];
  return {
    ...{
      name: definition.name,
      one: definition.singular,
      answer: definition.response,
      ...createCatalogueReads(definition),
    },
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
export function listManagePermissions(
  name: Exclude<CatalogueName, "equipment" | "webhooks" | "automation_rules"> | "integrations",
): readonly Permission[] {
  return ["settings", `settings.${name}`, `settings.${name}.manage`];
}

/** No rule of its own: stored as it was written. */
export function acceptAsWritten<Form>(_: unknown, form: Form): Result<Form> {
  return ok(form);
}

/** No rule that asks elsewhere, and nothing that goes with it. */
export async function completeWithoutChecks<Input>(
  _: unknown,
  { input }: { input: Input },
): Promise<Result<CompletedRow<Input, object>>> {
  return ok({ input, responseFields: {} });
}
