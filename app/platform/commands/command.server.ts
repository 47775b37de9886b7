import type { z } from "zod";
import { can, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import { failMissing } from "#app/platform/access/missing.ts";
import type { AccountFeature, Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addToTrace } from "#app/platform/db/trace.server.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";

export interface CommandDefinition<Schema extends z.ZodType, Output> {
  /** Permission, form intent, audit entry, event and translation key share this name. */
  name: string;
  permission: Permission | readonly Permission[];
  feature?: AccountFeature;
  subscription?: boolean;
  /** The response contains a secret that is shown once and never stored for replay. */
  confidential?: true | undefined;
  input: Schema;
  run(scope: Scope, input: z.output<Schema>): Promise<Result<Output>>;
}

/** What a command requires: all the permissions, and a feature or subscription if named. */
export interface CommandAccess {
  readonly permissions: readonly Permission[];
  readonly feature: AccountFeature | null;
  readonly subscription: boolean;
}

/** An action of a person or a program: the same for screens, the API and queues. */
export interface Command<Schema extends z.ZodType = z.ZodType, Output = unknown> {
  readonly name: string;
  readonly input: Schema;
  /** What the caller needs to run it. */
  readonly access: CommandAccess;
  readonly confidential?: true | undefined;
  /**
   * Checks permission, subscription and feature, then the input, then runs. Never throws for bad input.
   * @param reader the input's schema as it reads a form's texts; without it the input is JSON
   */
  execute(scope: Scope, raw: unknown, reader?: z.ZodType<z.output<Schema>>): Promise<Result<Output>>;
}

const registry: Command[] = [];

/** Every registered command; the access matrix test walks them. */
export function listCommands(): readonly Command[] {
  return registry;
}

/** Creates a command from its definition and registers it. */
export function createCommand<Schema extends z.ZodType, Output>(
  definition: CommandDefinition<Schema, Output>,
): Command<Schema, Output> {
  const needed = typeof definition.permission === "string" ? [definition.permission] : definition.permission;
  const made: Command<Schema, Output> = {
    name: definition.name,
    input: definition.input,
    confidential: definition.confidential,
    access: {
      permissions: needed,
      feature: definition.feature ?? null,
      subscription: definition.subscription ?? false,
    },
    async execute(scope, raw, reader) {
      addToTrace({ command: definition.name });
      if (!can(scope.account, ...needed)) return failMissing(scope, ...needed);
      if (definition.subscription && !isSubscribed(scope.account)) return fail("subscription_missing");
      if (definition.feature && !hasFeature(scope.account, definition.feature)) return fail("feature_missing");
      const parsed = parseInput(definition.input, raw, reader);
      return parsed.ok ? definition.run(scope, parsed.value) : parsed;
    },
  };
  registry.push(made);
  return made;
}
