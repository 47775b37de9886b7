import { z } from "zod";
import { tellAgents } from "#app/data/drive/agent-messages.server.ts";
import { commitTold } from "#app/data/kernel/commit-told.server.ts";
import { readRoute } from "#app/data/routes/route.reads.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { longestMessage } from "#app/domain/drive/agent-message.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { messageNews } from "../agent-words.server.ts";
import { command } from "../command.server.ts";

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
