import { createMessageNotification } from "#app/modules/notifications/commands/agent-notifications.server.ts";
import { notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { locales } from "#app/platform/i18n/i18n.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { WorktimeDecision } from "../db/worktime.writes.server.ts";

/** Notifies agents that their work time was refused or corrected, with the reason. */
export function notifyDecided(
  scope: Scope,
  decisions: readonly WorktimeDecision[],
  what: "refused" | "corrected",
): Statement[] {
  const t = createTranslator(scope.actor.language);
  const locale = scope.actor.language === "de" ? locales.de : locales.en;
  const format = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: scope.account.timezone }).format(at);
  return notifyAgents(
    scope,
    decisions.map(({ worktime, span, reason }) => {
      const values = {
        date: format({ dateStyle: "medium" }, worktime.from),
        from: format({ timeStyle: "short" }, span.from),
        to: format({ timeStyle: "short" }, span.to),
      };
      const body = [t(`fleet:worktime.notified_${what}`, values), reason].filter(Boolean).join(" ");
      return createMessageNotification(scope, { agentId: worktime.agentId, body });
    }),
  );
}
