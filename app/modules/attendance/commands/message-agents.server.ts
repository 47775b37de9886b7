import { z } from "zod";
import { messageNews } from "#app/modules/notifications/commands/agent-words.server.ts";
import { tellAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { longestMessage } from "#app/modules/notifications/model/agent-message.ts";
import { auditMany } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import { bulkIds } from "#app/platform/kernel/bulk.ts";
import { type BulkOutcome, ok } from "#app/platform/kernel/result.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";

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
