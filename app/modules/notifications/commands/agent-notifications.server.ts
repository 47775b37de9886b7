import type { Scope } from "#app/platform/db/scope.server.ts";
import { locales } from "#app/platform/i18n/i18n.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { AgentNotification } from "../db/agent-messages.server.ts";

/** A route that agents are notified of. */
interface NotifiedRoute {
  id: string;
  agentId: string;
  startAt: number;
  stops: number;
}

/** Notifies of a route: assigned, or offered and waiting for the agent's answer. */
export function createRouteNotification(
  scope: Scope,
  route: NotifiedRoute,
  requested: "requested" | "assigned",
): AgentNotification {
  const t = createTranslate(scope);
  const { timezone } = scope.account;
  const date = new Intl.DateTimeFormat(t.locale, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${toLocalDate(route.startAt, timezone)}T00:00Z`),
  );
  const body = t.say(requested === "requested" ? "drive:text.requested" : "drive:text.route", {
    count: route.stops,
    date,
  });
  return {
    agentId: route.agentId,
    kind: "route",
    routeId: route.id,
    ...(requested === "requested" ? { labelKey: "drive:inbox.requested" } : {}),
    text: { subject: t.say("drive:text.route_subject"), body },
  };
}

/** Notifies that an unanswered route was withdrawn. */
export function createWithdrawnNotification(scope: Scope, route: { id: string; agentId: string }): AgentNotification {
  const t = createTranslate(scope);
  const text = { subject: t.say("drive:text.route_subject"), body: t.say("drive:text.withdrawn") };
  return { agentId: route.agentId, kind: "withdrawn", routeId: route.id, text };
}

/** A message written by a dispatcher. */
export function createMessageNotification(
  scope: Scope,
  { agentId, body }: { agentId: string; body: string },
): AgentNotification {
  const t = createTranslate(scope);
  const said = t.say("drive:text.message", { by: scope.actor.name, text: body });
  return { agentId, kind: "message", body, text: { subject: t.say("drive:text.message_subject"), body: said } };
}

/** Notifies of a changed shift calendar. */
export function createShiftNotification(scope: Scope, agentId: string): AgentNotification {
  const t = createTranslate(scope);
  return {
    agentId,
    kind: "shifts",
    text: { subject: t.say("drive:text.message_subject"), body: t.say("drive:text.shifts") },
  };
}

function createTranslate({ actor, account, ports }: Scope) {
  const t = createTranslator(actor.language);
  const context = { workspace: account.organization, url: `${ports.origin}/drive` };
  return {
    say: (key: string, params: Record<string, unknown> = {}) => t(key, { ...context, ...params }),
    locale: actor.language === "de" ? locales.de : locales.en,
  };
}
