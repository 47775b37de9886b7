import { z } from "zod";
import { failedImport } from "#app/modules/imports/commands/run/import-notices.server.ts";
import { advanceImport } from "#app/modules/imports/commands/run/import-run.server.ts";
import { stalledImports } from "#app/modules/imports/db/import.reads.server.ts";
import { noteTry } from "#app/modules/imports/db/import.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";

const messageSchema = z.object({ importId: z.uuid() });

/** Five thousand rows checked, or two thousand orders made, before the next message of the queue has its turn. */
const turn = { batches: 5 };

/** An import is to be worked on for one turn; where to go on stands in the database. */
export async function consumeImport(app: AppContext, body: unknown): Promise<void> {
  await advanceImport(app, messageSchema.parse(body).importId, turn);
}

const stalledMs = 60_000;
const patience = 10;

/** Wakes imports whose work has stood still for a minute, and gives up on one that never moves. */
export async function sweepImports({ db, ports }: AppContext): Promise<void> {
  const at = ports.clock.now();
  for (const record of await stalledImports(db, ports.clock, stalledMs)) {
    const { id, counts } = record;
    if (counts.tries >= patience)
      await commitTold({ db, ports }, failedImport({ db, ports }, record, { code: "unexpected" }));
    else {
      await commit(db, [noteTry(db, id, at)]);
      await ports.wake.imports(id);
    }
  }
}
