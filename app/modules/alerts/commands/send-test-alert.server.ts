import { z } from "zod";
import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { newId, now } from "#app/platform/db/scope.server.ts";
import { eventCatalogue } from "#app/platform/events/event-catalogue.ts";
import { eventObjects } from "#app/platform/events/event-objects.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { findAlertRule } from "../db/alert-rules.server.ts";
import { queueAlerts } from "./queue-alerts.server.ts";

/**
 * Sends a test alert of the rule's first event with an example number on all its channels, immediately, even in quiet
 * hours. Refused if it would reach nobody.
 */
export const sendTestAlert = createCommand({
  name: "settings.alerts.test",
  permission: listManagePermissions("alerts"),
  input: z.object({ id: z.uuid() }),
  async run(scope, { id }) {
    const rule = await findAlertRule(scope, id);
    const [type] = rule?.events ?? [];
    if (!rule || !type) return fail("not_found");
    const number = `${eventObjects[eventCatalogue[type].object].example} (Test)`;
    const key = `alert_test:${newId(scope)}`;
    const news = { type, objectId: newId(scope), number, at: now(scope), isTest: true as const, key };
    const messages = await queueAlerts(scope, rule, [news]);
    if (messages.length === 0) return fail("alert_reaches_nobody");
    const written = await commitAndPublish(scope, [
      ...messages,
      writeAudit(scope, "settings.alerts.test", id, { name: rule.name }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
