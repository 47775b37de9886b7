import { z } from "zod";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { importIn } from "#app/platform/events/dead-letters.server.ts";
import { type GivenUp, givenUpKinds } from "#app/platform/events/given-up.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { findGivenUp, readGivenUp, readLetter, type Whose } from "../db/given-up.reads.server.ts";
import { tryAgain } from "../db/given-up.writes.server.ts";

type Around = Pick<Scope, "db" | "ports">;

/** What is named by whoever asks for another try. */
export const givenUpInput = z.object({ kind: z.enum(givenUpKinds), id: z.string().min(1).max(64) });

/** The screen of what the workspace's work was given up of. */
export async function viewGivenUp(scope: Scope): Promise<Result<{ given_up: GivenUp[] }>> {
  return ok({ given_up: await readGivenUp(scope.db, { account: scope.account.id }) });
}

/** Another round of tries; what was not given up, or is somebody else's, is not found. Asked twice it happens once. */
export async function retryGivenUp(
  around: Around,
  whose: Whose,
  named: Pick<GivenUp, "kind" | "id">,
  along: readonly Statement[],
): Promise<Result<Pick<GivenUp, "kind" | "id">>> {
  const found = await findGivenUp(around.db, whose, named);
  if (!found) return fail("not_found");
  const written = await commit(around.db, [...tryAgain(around.db, found, around.ports.clock.now()), ...along]);
  if (!written.ok) return written;
  await wakes[found.kind](around, found.id);
  return ok({ kind: found.kind, id: found.id });
}

/** Who works it: a lost wake-up loses nothing, the sweep comes by. */
const wakes: Readonly<Record<GivenUp["kind"], (around: Around, id: string) => Promise<void>>> = {
  message: ({ ports }) => ports.wake.outbox(),
  mail: ({ ports }) => ports.wake.outbox(),
  import: ({ ports }, id) => ports.wake.imports(id),
  dead_letter: async ({ db, ports }, id) => {
    const importId = importIn(await readLetter(db, id));
    await (importId ? ports.wake.imports(importId) : ports.wake.outbox());
  },
};

/** "Try again" of one row. */
export const retryOne = command({
  name: "settings.given_up.retry",
  permission: ["settings", "settings.account", "settings.account.manage"],
  input: givenUpInput,
  run: (scope, input) =>
    retryGivenUp(scope, { account: scope.account.id }, input, [
      audit(scope, "settings.given_up.retry", input.id, { kind: input.kind }),
    ]),
});
