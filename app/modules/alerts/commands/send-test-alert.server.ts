import { z } from "zod";
import { findRule } from "#app/data/alerts/rules.server.ts";
import { commitTold } from "#app/data/kernel/commit-told.server.ts";
import { newId, now } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { eventCatalogue } from "#app/domain/webhooks/event-catalogue.ts";
import { eventObjects } from "#app/domain/webhooks/event-objects.ts";
import { command } from "../../command.server.ts";
import { managing } from "../catalogue/catalogue.server.ts";
import { alertStatements } from "./alert-statements.server.ts";

/**
 * Sends an alert of the rule's first event, with an example's number that says so, by all its ways at once: quiet hours do not
 * hold a test back. Refused where it would reach nobody.
 */
export const sendTestAlert = command({
  name: "settings.alerts.test",
  permission: managing("alerts"),
  input: z.object({ id: z.uuid() }),
  async run(scope, { id }) {
    const rule = await findRule(scope, id);
    const [type] = rule?.events ?? [];
    if (!rule || !type) return fail("not_found");
    const number = `${eventObjects[eventCatalogue[type].object].example} (Test)`;
    const key = `alert_test:${newId(scope)}`;
    const news = { type, objectId: newId(scope), number, at: now(scope), isTest: true as const, key };
    const messages = await alertStatements(scope, rule, [news]);
    if (messages.length === 0) return fail("alert_reaches_nobody");
    const written = await commitTold(scope, [
      ...messages,
      audit(scope, "settings.alerts.test", id, { name: rule.name }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
