import type { Result } from "#app/platform/kernel/result.ts";
import { commit, type Statement } from "./commit.server.ts";
import type { Scope } from "./scope.server.ts";

/** Commits statements that include outbox messages, then wakes the queue that relays them. */
export async function commitAndPublish(
  { db, ports }: Pick<Scope, "db" | "ports">,
  statements: readonly Statement[],
): Promise<Result<null>> {
  const written = await commit(db, statements);
  if (written.ok && statements.length > 0) await ports.wake.outbox();
  return written;
}
