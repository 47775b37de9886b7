import { z } from "zod";
import { createMessageNotification } from "#app/modules/notifications/commands/agent-notifications.server.ts";
import { notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { MAX_MESSAGE_LENGTH } from "#app/modules/notifications/model/agent-message.ts";
import { writeAudits } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { bulkIdsSchema } from "#app/platform/kernel/form-values.ts";
import { type BulkOutcome, ok } from "#app/platform/kernel/result.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";

/**
 * Sends a message to agents, on duty or not: on the driver's page, and by text message when the account can send them.
 * Unknown ids are refused.
 */
export const messageAgents = createCommand({
  name: "fleet.attendance.message",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIdsSchema, text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH) }),
  async run(scope, { ids, text }) {
    const requested = [...new Set(ids)];
    const names = await readNames(scope, "agents", requested);
    const outcome: BulkOutcome = {
      succeeded: requested.filter((id) => names.has(id)),
      refused: requested.flatMap((id) => (names.has(id) ? [] : [{ id, code: "not_found" as const }])),
    };
    const recipients = outcome.succeeded;
    if (recipients.length === 0) return ok(outcome);
    const committed = await commitAndPublish(scope, [
      ...notifyAgents(
        scope,
        recipients.map((agentId) => createMessageNotification(scope, { agentId, body: text })),
      ),
      writeAudits(
        scope,
        "fleet.attendance.message",
        recipients.map((id) => ({ subject: id, detail: { name: names.get(id), text } })),
      ),
    ]);
    return committed.ok ? ok(outcome) : committed;
  },
});
