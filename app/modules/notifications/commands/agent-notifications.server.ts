import type { Scope } from "#app/platform/db/scope.server.ts";
import { locales } from "#app/platform/i18n/i18n.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { AgentNotification } from "../db/agent-messages.server.ts";

/** A route that agents are told of. */
interface NotifiedRoute {
  id: string;
  agentId: string;
  startAt: number;
  stops: number;
}

/** A route is theirs; where they are asked first, the text says so. */
export function createRouteNotification(
  scope: Scope,
  route: NotifiedRoute,
  requested: "asked" | "assigned",
): AgentNotification {
  const t = createTranslate(scope);
  const { timezone } = scope.account;
  const date = new Intl.DateTimeFormat(t.locale, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${toLocalDate(route.startAt, timezone)}T00:00Z`),
  );
  const body = t.say(requested === "asked" ? "drive:text.asked" : "drive:text.route", { count: route.stops, date });
  return {
    agentId: route.agentId,
    kind: "route",
    routeId: route.id,
    ...(requested === "asked" ? { labelKey: "drive:inbox.asked" } : {}),
    text: { subject: t.say("drive:text.route_subject"), body },
  };
}

/** Nobody answered: the route is no longer theirs. */
export function createWithdrawnNotification(scope: Scope, route: { id: string; agentId: string }): AgentNotification {
  const t = createTranslate(scope);
  const text = { subject: t.say("drive:text.route_subject"), body: t.say("drive:text.withdrawn") };
  return { agentId: route.agentId, kind: "withdrawn", routeId: route.id, text };
}

/** What somebody in the office wrote. */
export function createMessageNotification(
  scope: Scope,
  { agentId, body }: { agentId: string; body: string },
): AgentNotification {
  const t = createTranslate(scope);
  const said = t.say("drive:text.message", { by: scope.actor.name, text: body });
  return { agentId, kind: "message", body, text: { subject: t.say("drive:text.message_subject"), body: said } };
}

/** The calendar says something else than before. */
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
