import { z } from "zod";
import { tellAgents } from "#app/data/drive/agent-messages.server.ts";
import { commitTold } from "#app/data/kernel/commit-told.server.ts";
import { readNames } from "#app/data/kernel/names.reads.server.ts";
import { auditMany } from "#app/data/settings/catalogue.writes.server.ts";
import { longestMessage } from "#app/domain/drive/agent-message.ts";
import { bulkIds } from "#app/domain/kernel/bulk.ts";
import { type BulkOutcome, ok } from "#app/domain/kernel/result.ts";
import { messageNews } from "../agent-words.server.ts";
import { command } from "../command.server.ts";

/** Writes to agents, on duty or not: on the driver's page, and by text where texts leave. Who is unknown is refused by itself. */
export const messageAgents = command({
  name: "fleet.attendance.message",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIds, text: z.string().trim().min(1).max(longestMessage) }),
  async run(scope, { ids, text }) {
    const asked = [...new Set(ids)];
    const names = await readNames(scope, "agents", asked);
    const outcome: BulkOutcome = {
      succeeded: asked.filter((id) => names.has(id)),
      refused: asked.flatMap((id) => (names.has(id) ? [] : [{ id, code: "not_found" as const }])),
    };
    const told = outcome.succeeded;
    if (told.length === 0) return ok(outcome);
    const written = await commitTold(scope, [
      ...tellAgents(
        scope,
        told.map((agentId) => messageNews(scope, { agentId, body: text })),
      ),
      auditMany(
        scope,
        "fleet.attendance.message",
        told.map((id) => ({ subject: id, detail: { name: names.get(id), text } })),
      ),
    ]);
    return written.ok ? ok(outcome) : written;
  },
});
