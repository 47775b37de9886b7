import type { z } from "zod";
import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readSandbox } from "../db/sandbox.reads.server.ts";
import type { Sandbox, SandboxView } from "../model/sandbox.ts";

/** Members who manage tokens also manage the sandbox. */
export const sandboxPermission = listManagePermissions("access_tokens");

/** A command that is only allowed in a sandbox. Returns the sandbox's state afterwards. */
export function createSandboxCommand<Schema extends z.ZodType>(definition: {
  name: string;
  input: Schema;
  run(scope: Scope, sandbox: Sandbox, input: z.output<Schema>): Promise<Result<unknown>>;
}) {
  return createCommand({
    name: definition.name,
    permission: sandboxPermission,
    input: definition.input,
    async run(scope, input) {
      const { sandbox } = scope.account;
      if (!sandbox) return fail("no_sandbox");
      const done = await definition.run(scope, sandbox, input);
      return done.ok ? readSandboxState(scope) : done;
    },
  });
}

/** State of the sandbox. */
export async function readSandboxState(scope: Scope): Promise<Result<{ sandbox: SandboxView }>> {
  const sandbox = await readSandbox(scope);
  return sandbox ? ok({ sandbox }) : fail("not_found");
}
