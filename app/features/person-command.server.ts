import type { z } from "zod";
import type { Database } from "#app/data/kernel/database.server.ts";
import { noteTrace } from "#app/data/kernel/trace.server.ts";
import type { Session } from "#app/data/session/session.reads.server.ts";
import { parseInput } from "#app/domain/kernel/parse-input.ts";
import type { Ports } from "#app/domain/kernel/ports.ts";
import type { Result } from "#app/domain/kernel/result.ts";
import type { CommandAccess } from "./command.server.ts";

/** Somebody signed in, with or without a workspace. */
export interface Person {
  readonly db: Database;
  readonly ports: Ports;
  readonly session: Session;
}

/** What a person may do about the workspaces they belong to: no account is active, so no permission is asked for. */
export interface PersonCommand<Schema extends z.ZodType = z.ZodType, Output = unknown> {
  readonly name: string;
  readonly input: Schema;
  readonly access: CommandAccess;
  /** Checks the input, then runs. Never throws for bad input. */
  execute(person: Person, raw: unknown): Promise<Result<Output>>;
}

const registry: PersonCommand[] = [];

/** Every such command of the modules that are loaded; the access matrix walks them. */
export function registeredPersonCommands(): readonly PersonCommand[] {
  return registry;
}

/** Makes a person's command from its definition, and registers it. */
export function personCommand<Schema extends z.ZodType, Output>(definition: {
  name: string;
  input: Schema;
  run(person: Person, input: z.output<Schema>): Promise<Result<Output>>;
}): PersonCommand<Schema, Output> {
  const made: PersonCommand<Schema, Output> = {
    name: definition.name,
    input: definition.input,
    access: { permissions: [], feature: null, subscription: false },
    async execute(person, raw) {
      noteTrace({ command: definition.name });
      const parsed = parseInput(definition.input, raw);
      return parsed.ok ? definition.run(person, parsed.value) : parsed;
    },
  };
  registry.push(made);
  return made;
}
