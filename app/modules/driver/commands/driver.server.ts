import type { Database } from "#app/platform/db/database.server.ts";
import { withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import type { DriverSession } from "../db/agent-sessions.server.ts";

/** An agent on a phone of their own. */
export interface Driver {
  readonly scope: Scope;
  readonly session: DriverSession;
}

/** Whoever stands before the driver's sign-in. */
export interface DriverVisit {
  readonly db: Database;
  readonly ports: Ports;
  /** Where the caller comes from, as limits count it. */
  readonly address: string;
  readonly language: string;
  /** Whether text messages leave this server. */
  readonly texts: "sent" | "not sent";
  readonly device: string | null;
}

/** The driver of a session, with the agent as who acts and the agent's routes as all there is. */
export function createDriver(
  session: DriverSession,
  context: Pick<Scope, "db" | "ports"> & { language: string },
): Driver {
  const { agent, account } = session;
  const { db, ports, language } = context;
  const actor = { id: agent.id, name: agent.name, language };
  return {
    scope: { account, actor, locations: "all", agent: agent.id, db, ports: withSandboxClock(ports, account) },
    session,
  };
}
