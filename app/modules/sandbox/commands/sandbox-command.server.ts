import type { z } from "zod";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readSandbox } from "#app/data/sandbox/sandbox.reads.server.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import type { Sandbox } from "#app/domain/sandbox/sandbox.ts";
import type { SandboxView } from "#app/domain/sandbox/sandbox-view.ts";
import { command } from "../../command.server.ts";
import { managing } from "../catalogue/catalogue.server.ts";

/** Who looks after tokens looks after the sandbox. */
export const sandboxPermission = managing("access_tokens");

/** A command of a sandbox: anywhere else it is refused. Answers how the sandbox stands afterwards. */
export function sandboxCommand<Schema extends z.ZodType>(definition: {
  name: string;
  input: Schema;
  run(scope: Scope, sandbox: Sandbox, input: z.output<Schema>): Promise<Result<unknown>>;
}) {
  return command({
    name: definition.name,
    permission: sandboxPermission,
    input: definition.input,
    async run(scope, input) {
      const { sandbox } = scope.account;
      if (!sandbox) return fail("no_sandbox");
      const done = await definition.run(scope, sandbox, input);
      return done.ok ? standing(scope) : done;
    },
  });
}

/** How the sandbox stands. */
export async function standing(scope: Scope): Promise<Result<{ sandbox: SandboxView }>> {
  const sandbox = await readSandbox(scope);
  return sandbox ? ok({ sandbox }) : fail("not_found");
}
