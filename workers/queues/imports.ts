import { z } from "zod";
import { advanceImport } from "#app/modules/imports/commands/run/advance-import.server.ts";
import { failImportAndNotify } from "#app/modules/imports/commands/run/import-notifications.server.ts";
import { listStalledImports } from "#app/modules/imports/db/import.reads.server.ts";
import { recordRetry } from "#app/modules/imports/db/import.writes.server.ts";
import { commit, commitAndPublish } from "#app/platform/db/commit.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { getLifeMs } from "../life.ts";

const messageSchema = z.object({ importId: z.uuid() });

/** Work per message: five thousand rows checked, or two thousand orders created. */
const TURN = { batches: 5 };

/** Processes an import for one turn; the database stores where to continue. */
export async function consumeImport(app: AppContext, body: unknown): Promise<void> {
  await advanceImport(app, messageSchema.parse(body).importId, TURN);
}

const STALLED_MS = 60_000;
const MAX_WAKE_UPS = 10;

/**
 * Wakes imports without progress for a minute, or since before this life of the process began, and fails one that never
 * progresses. An import that is woken while it still runs loses nothing: the cursor admits one of both.
 */
export async function sweepImports(app: AppContext, lifeMs = getLifeMs()): Promise<void> {
  const { db, ports } = app;
  const at = ports.clock.now();
  for (const record of await listStalledImports(db, ports.clock, Math.min(STALLED_MS, lifeMs))) {
    const { id, counts } = record;
    if (counts.tries >= MAX_WAKE_UPS)
      await commitAndPublish({ db, ports }, failImportAndNotify({ db, ports }, record, { code: "unexpected" }));
    else {
      await commit(db, [recordRetry(db, id, at)]);
      await ports.wake.imports(id);
    }
  }
}
