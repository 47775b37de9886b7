import type { z } from "zod";
import { can, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import type { AccountFeature, Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addToTrace } from "#app/platform/db/trace.server.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";

export interface CommandDefinition<Schema extends z.ZodType, Output> {
  /** Permission, form intent, audit entry, event and translation key are this one word. */
  name: string;
  permission: Permission | readonly Permission[];
  feature?: AccountFeature;
  subscription?: boolean;
  /** Its answer holds a secret that is told once: it is kept nowhere. */
  confidential?: true | undefined;
  input: Schema;
  run(scope: Scope, input: z.output<Schema>): Promise<Result<Output>>;
}

/** Every permission is needed; a feature and a subscription where they are named. */
export interface CommandAccess {
  readonly permissions: readonly Permission[];
  readonly feature: AccountFeature | null;
  readonly subscription: boolean;
}

/** What a person or a program may do: the same for screens, the API and queues. */
export interface Command<Schema extends z.ZodType = z.ZodType, Output = unknown> {
  readonly name: string;
  readonly input: Schema;
  /** What it asks of whoever runs it. */
  readonly access: CommandAccess;
  readonly confidential?: true | undefined;
  /** Checks permission, subscription and feature, then the input, then runs. Never throws for bad input. */
  execute(scope: Scope, raw: unknown): Promise<Result<Output>>;
}

const registry: Command[] = [];

/** Every command of the modules that are loaded; the access matrix walks them. */
export function listCommands(): readonly Command[] {
  return registry;
}

/** Makes a command from its definition, and registers it. */
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
    async execute(scope, raw) {
      addToTrace({ command: definition.name });
      if (!can(scope.account, ...needed)) return fail("forbidden");
      if (definition.subscription && !isSubscribed(scope.account)) return fail("subscription_missing");
      if (definition.feature && !hasFeature(scope.account, definition.feature)) return fail("feature_missing");
      const parsed = parseInput(definition.input, raw);
      return parsed.ok ? definition.run(scope, parsed.value) : parsed;
    },
  };
  registry.push(made);
  return made;
}
