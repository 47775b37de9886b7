import type { PlanCaller } from "#app/modules/planning/model/plan-room.ts";
import type { Sandbox } from "#app/modules/sandbox/model/sandbox.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import type { Grants } from "#app/platform/access/can.ts";
import type { Preferences } from "#app/platform/access/preferences.ts";
import { createUuidV7, createUuidV7Run } from "#app/platform/kernel/ids.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import type { Database } from "./database.server.ts";
import { getTraceId } from "./trace.server.ts";

/** The active account of a request or queue message. */
export interface ActiveAccount extends Grants {
  readonly id: string;
  readonly kind: "carrier" | "merchant";
  readonly name: string;
  /** The company name customers see; defaults to the workspace's name. */
  readonly organization: string;
  readonly country: string;
  readonly timezone: string;
  readonly preferences: Preferences;
  readonly routing: RoutingSettings;
  /** Set for an account that is another one's sandbox. */
  readonly sandbox?: Sandbox;
}

/** Who acts. Work without a person (queue, cron) is done by `system`. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
  readonly language: string;
  /** For a rule: how many rules triggered one another up to this one. */
  readonly depth?: number;
}

/** What a device reports about an action that was done before it reached the server. Milliseconds UTC. */
export interface DeviceTime {
  /** As its clock showed. */
  readonly at: number;
  /** What the clock was found to be slow by. */
  readonly offset: number;
  readonly receivedAt: number;
  /** Where it was; accuracy in metres. */
  readonly position?: { longitude: number; latitude: number; accuracy?: number | undefined } | undefined;
  /** False where its corrected time cannot be: the scope's clock then shows the server's time. */
  readonly isPlausible: boolean;
}

/** A program that acts by its access token. */
export interface Program {
  readonly tokenId: string;
  /** It is an app that a person let in. */
  readonly isApp: boolean;
  readonly secretHash: string;
  readonly addresses: readonly string[];
  readonly expiresOn: string | null;
}

/**
 * First argument of every read and write: the account, the actor and the ports. The guard creates it once for each
 * request.
 */
export interface Scope {
  readonly account: ActiveAccount;
  readonly actor: Actor;
  /** Locations a limited member is restricted to. */
  readonly locations: "all" | readonly string[];
  /** For a merchant's token: only this merchant's orders are visible. */
  readonly merchant?: string;
  /** For a program: its token, the hash of the secret it used, and what it may pass on at most. */
  readonly program?: Program;
  /** For a driver's device: only this agent's routes are visible. */
  readonly agent?: string;
  /** For an action of a driver's device: its times. The scope's clock then shows the corrected time of the device. */
  readonly device?: DeviceTime;
  readonly db: Database;
  readonly ports: Ports;
}

/**
 * The scope without its restriction to some locations, for consequences of an allowed action that may lie outside them.
 * Nothing that is read with it is shown to the person.
 */
export function ignoringLocations({ merchant: _, ...scope }: Scope): Scope {
  return { ...scope, locations: "all" };
}

/** The present, milliseconds UTC. */
export function now(scope: Pick<Scope, "ports">): number {
  return scope.ports.clock.now();
}

/** The corrected time that a device reported and that cannot be; null where the device's time counts. */
export function getClaimedTime({ device }: Pick<Scope, "device">): number | null {
  return device && !device.isPlausible ? device.at + device.offset : null;
}

/** A new id. */
export function newId(scope: Pick<Scope, "ports">): string {
  return createUuidV7(scope.ports.clock.now(), scope.ports.random(10));
}

/** New ids of one moment, which sort in their order. */
export function newIds(scope: Pick<Scope, "ports">, count: number): string[] {
  return createUuidV7Run(now(scope), count, scope.ports.random(count * 10));
}

/** The caller data passed to plan rooms. */
export function toPlanCaller(scope: Scope): PlanCaller {
  return {
    accountId: scope.account.id,
    userId: scope.actor.id ?? "system",
    name: scope.actor.name,
    language: scope.actor.language,
    request: getTraceId(),
  };
}
