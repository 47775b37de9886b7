import { z } from "zod";
import { createMessageNotification } from "#app/modules/notifications/commands/agent-notifications.server.ts";
import { notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { MAX_MESSAGE_LENGTH } from "#app/modules/notifications/model/agent-message.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readRoute } from "../db/route.reads.server.ts";

/**
 * Sends a message to the driver of a route: on the driver's page, and by text message when the account can send them.
 */
export const messageDriver = createCommand({
  name: "routes.message",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({
    routeId: z.uuid().describe("Id of the route"),
    text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  }),
  async run(scope, { routeId, text }) {
    const found = await readRoute(scope, routeId);
    if (!found) return fail("not_found");
    const { agentId } = found.route;
    const written = await commitAndPublish(scope, [
      ...notifyAgents(scope, [createMessageNotification(scope, { agentId, body: text })]),
      writeAudit(scope, "routes.message", agentId, { route: routeId, text }),
    ]);
    return written.ok ? ok({}) : written;
  },
});
