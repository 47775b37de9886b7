import { z } from "zod";
import { messageNews } from "#app/modules/notifications/commands/agent-words.server.ts";
import { tellAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { longestMessage } from "#app/modules/notifications/model/agent-message.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readRoute } from "../db/route.reads.server.ts";

/** Writes to whoever drives a route: on the driver's page, and by text where texts leave. */
export const messageDriver = command({
  name: "routes.message",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({ routeId: z.uuid(), text: z.string().trim().min(1).max(longestMessage) }),
  async run(scope, { routeId, text }) {
    const found = await readRoute(scope, routeId);
    if (!found) return fail("not_found");
    const { agentId } = found.route;
    const written = await commitTold(scope, [
      ...tellAgents(scope, [messageNews(scope, { agentId, body: text })]),
      audit(scope, "routes.message", agentId, { route: routeId, text }),
    ]);
    return written.ok ? ok({}) : written;
  },
});
