import type { Permission } from "#app/platform/access/permissions.ts";
import type { Command } from "#app/platform/commands/command.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { createBulkCommands } from "./bulk.server.ts";
import type { CatalogueDefinition, CompletedRow } from "./definition.server.ts";
import { createCatalogueReads } from "./reads.server.ts";
import type { CatalogueRow } from "./rows.server.ts";
import { createSaveCommands } from "./save.server.ts";

/** Builds everything for one settings list from its definition: commands, reads, file and API. */
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
    /** The command that activates rows again; throws for a list without one. */
    switchingOn(): Command {
      if (!activate) throw new Error(`what is switched off of ${definition.name} is so for good`);
      return activate;
    },
    /** What DELETE does in the API. */
    discard: remove ?? deactivate,
  };
}

/** Names in the permissions that change a list. */
type ManagedName = Permission extends infer Each
  ? Each extends `settings.${infer Name}.manage`
    ? Name
    : never
  : never;

/**
 * Permissions needed to change a settings list. Equipment needs only the first one, webhooks use the permissions of
 * alerts, automation rules those of plans, and roles those of members.
 */
export function listManagePermissions(name: ManagedName): readonly Permission[] {
  return ["settings", `settings.${name}`, `settings.${name}.manage`];
}

/** For lists without rules of their own: stores the form as entered. */
export function acceptAsWritten<Form>(_: unknown, form: Form): Result<Form> {
  return ok(form);
}

/** For lists without checks against other data and without extra statements. */
export async function completeWithoutChecks<Input>(
  _: unknown,
  { input }: { input: Input },
): Promise<Result<CompletedRow<Input, object>>> {
  return ok({ input, responseFields: {} });
}
