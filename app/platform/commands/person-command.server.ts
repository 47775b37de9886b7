import type { z } from "zod";
import type { Session } from "#app/modules/identity/db/session.reads.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { createOpenCommand, type OpenCommand } from "./open-command.server.ts";

/** A signed-in person, with or without a workspace. */
export interface SignedInPerson {
  readonly db: Database;
  readonly ports: Ports;
  readonly session: Session;
}

/** A command about the workspaces a person belongs to: no account is active, so no permission is required. */
export type PersonCommand<Schema extends z.ZodType = z.ZodType, Output = unknown> = OpenCommand<
  SignedInPerson,
  Schema,
  Output
>;

/** Creates a person's command from its definition and registers it. */
export function createPersonCommand<Schema extends z.ZodType, Output>(definition: {
  name: string;
  input: Schema;
  run(person: SignedInPerson, input: z.output<Schema>): Promise<Result<Output>>;
}): PersonCommand<Schema, Output> {
  return createOpenCommand({ ...definition, caller: "signed_in_user" });
}
