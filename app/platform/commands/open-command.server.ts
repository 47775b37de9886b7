import type { z } from "zod";
import { addToTrace } from "#app/platform/db/trace.server.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import type { CommandAccess } from "./command.server.ts";

/** Callers of commands that no account permission guards. */
export type Caller =
  | "signed_in_user"
  | "anyone"
  | "order_link"
  | "order_customer"
  | "checkout_key"
  | "billing_provider"
  | "driver_device"
  | "driver";

/** A command outside an account. Its context identifies the caller. */
export interface OpenCommand<Context, Schema extends z.ZodType = z.ZodType, Output = unknown> {
  readonly name: string;
  readonly caller: Caller;
  readonly input: Schema;
  readonly access: CommandAccess;
  /** Checks the input, then runs. Never throws for bad input. */
  execute(context: Context, raw: unknown): Promise<Result<Output>>;
}

const registry: OpenCommand<never>[] = [];

/** Every registered open command; the access matrix and the fuzz tests walk them. */
export function listOpenCommands(): readonly OpenCommand<never>[] {
  return registry;
}

/** Creates a command outside an account from its definition and registers it. */
export function createOpenCommand<Context, Schema extends z.ZodType, Output>(definition: {
  name: string;
  caller: Caller;
  input: Schema;
  run(context: Context, input: z.output<Schema>): Promise<Result<Output>>;
}): OpenCommand<Context, Schema, Output> {
  const { name, caller, input, run } = definition;
  const made: OpenCommand<Context, Schema, Output> = {
    ...{ name, caller, input },
    access: { permissions: [], feature: null, subscription: false },
    async execute(context, raw) {
      addToTrace({ command: name });
      const parsed = parseInput(input, raw);
      return parsed.ok ? run(context, parsed.value) : parsed;
    },
  };
  registry.push(made);
  return made;
}
