import type { Database } from "#app/platform/db/database.server.ts";
import { withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import type { DriverSession } from "../db/agent-sessions.server.ts";

/** An agent signed in on a phone. */
export interface Driver {
  readonly scope: Scope;
  readonly session: DriverSession;
}

/** A visitor of the driver's sign-in. */
export interface DriverVisit {
  readonly db: Database;
  readonly ports: Ports;
  /** The client's network address, by which attempts are limited. */
  readonly address: string;
  readonly language: string;
  /** Whether this installation can send text messages. */
  readonly texts: "sent" | "not sent";
  readonly device: string | null;
  /** The token of a device that a driver signed in on before; it may be one that was made up. */
  readonly deviceToken: string | null;
}

/** The driver of a session: the scope has the agent as actor and is limited to the agent's routes. */
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
