import type { PlanCaller } from "#app/modules/planning/model/plan-room.ts";
import type { Sandbox } from "#app/modules/sandbox/model/sandbox.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import type { Grants } from "#app/platform/access/can.ts";
import type { Preferences } from "#app/platform/access/preferences.ts";
import { createUuidV7, createUuidV7Run } from "#app/platform/kernel/ids.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import type { Database } from "./database.server.ts";
import { getTraceId } from "./trace.server.ts";

/** The active account, as a request or a queue message sees it. */
export interface ActiveAccount extends Grants {
  readonly id: string;
  readonly kind: "carrier" | "merchant";
  readonly name: string;
  /** The company, as customers see it: the workspace's name where it has no other. */
  readonly organization: string;
  readonly country: string;
  readonly timezone: string;
  readonly preferences: Preferences;
  readonly routing: RoutingSettings;
  /** Of an account that is another one's sandbox. */
  readonly sandbox?: Sandbox;
}

/** Who acts. Work without a person (queue, cron) is done by `system`. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
  readonly language: string;
  /** Of a rule: how many rules started each other up to this one. */
  readonly depth?: number;
}

/** First argument of every read and write: whose data, who asks, with what. Made once a request by the guard. */
export interface Scope {
  readonly account: ActiveAccount;
  readonly actor: Actor;
  /** Locations a limited member is confined to. */
  readonly locations: "all" | readonly string[];
  /** The merchant whose orders alone are there: of a token that was given for one. */
  readonly merchant?: string;
  /** The agent whose own device asks: of the routes, only that agent's are there. */
  readonly agent?: string;
  readonly db: Database;
  readonly ports: Ports;
}

/**
 * The scope without its narrowing to some locations: for what follows by itself from something that somebody was allowed to
 * do, and may lie where they see nothing. Nothing that it reads is shown to them.
 */
export function ignoringLocations({ merchant: _, ...scope }: Scope): Scope {
  return { ...scope, locations: "all" };
}

/** The present, milliseconds UTC. */
export function now(scope: Pick<Scope, "ports">): number {
  return scope.ports.clock.now();
}

/** A new id. */
export function newId(scope: Pick<Scope, "ports">): string {
  return createUuidV7(scope.ports.clock.now(), scope.ports.random(10));
}

/** New ids of one moment, which sort in their order. */
export function newIds(scope: Pick<Scope, "ports">, count: number): string[] {
  return createUuidV7Run(now(scope), count, scope.ports.random(count * 10));
}

/** The caller that plan rooms are told about. */
export function toPlanCaller(scope: Scope): PlanCaller {
  return {
    accountId: scope.account.id,
    userId: scope.actor.id ?? "system",
    name: scope.actor.name,
    language: scope.actor.language,
    request: getTraceId(),
  };
}
