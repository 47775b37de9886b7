import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { touchAgent } from "#app/modules/fleet/db/agents.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { toActiveAccount } from "#app/modules/identity/db/active-account.server.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { ActiveAccount, Scope } from "#app/platform/db/scope.server.ts";
import { day, minute } from "#app/platform/kernel/milliseconds.ts";
import { agentSessions } from "./drive.tables.ts";

const SESSION_LIFETIME_MS = 60 * day;
/** "Last seen" is written at most this often; the driver's page calls twice a minute. */
const SEEN_INTERVAL_MS = minute;

/** Permissions of an agent's device; limited to the agent's own routes. */
const driverPermissions = ["routes", "routes.stop_actions"] as const;

/** A signed-in phone and its agent. */
export interface DriverSession {
  readonly agent: { id: string; name: string; phone: string; lastSeenAt: number | null };
  readonly account: ActiveAccount;
  readonly tokenHash: string;
}

async function readSession(db: Database, query: { tokenHash: string; kind: "phone" | "tracker"; now: number }) {
  const { tokenHash, kind, now } = query;
  const [found] = await db
    .select({
      agent: {
        id: agents.id,
        name: sql<string>`${agents.name}`.as("agent_name"),
        phone: agents.phone,
        lastSeenAt: agents.lastSeenAt,
      },
      account: accounts,
    })
    .from(agentSessions)
    .innerJoin(agents, and(eq(agents.accountId, agentSessions.accountId), eq(agents.id, agentSessions.agentId)))
    .innerJoin(accounts, eq(accounts.id, agentSessions.accountId))
    .where(
      and(
        eq(agentSessions.tokenHash, tokenHash),
        eq(agentSessions.kind, kind),
        gt(agentSessions.expiresAt, now),
        eq(agents.active, true),
      ),
    );
  return found ?? null;
}

/** The driver of a token; null when the token is unknown or expired, or the agent is inactive. */
export async function readDriver(db: Database, tokenHash: string, now: number): Promise<DriverSession | null> {
  const found = await readSession(db, { tokenHash, kind: "phone", now });
  return found && { agent: found.agent, account: toActiveAccount(found.account, driverPermissions, now), tokenHash };
}

/**
 * The agent of a tracker's token, with the scope of a device of the agent (a position may cause an arrival); null for
 * an unknown token.
 */
export async function readTrackedAgent(context: Pick<Scope, "db" | "ports">, tokenHash: string) {
  const now = context.ports.clock.now();
  const found = await readSession(context.db, { tokenHash, kind: "tracker", now });
  if (!found) return null;
  const { agent, account } = found;
  const actor = { id: agent.id, name: agent.name, language: "en" };
  const active = toActiveAccount(account, driverPermissions, now);
  const scope: Scope = {
    db: context.db,
    ports: withSandboxClock(context.ports, active),
    account: active,
    actor,
    locations: "all",
    agent: agent.id,
  };
  return { scope, agentId: agent.id };
}

/** Active agents with a phone number, in all accounts; the number is unique within an account. */
export async function listAgentsByPhone(
  db: Database,
  phone: string,
): Promise<{ id: string; accountId: string; workspace: string }[]> {
  return db
    .select({ id: agents.id, accountId: agents.accountId, workspace: sql<string>`${accounts.name}`.as("workspace") })
    .from(agents)
    .innerJoin(accounts, eq(accounts.id, agents.accountId))
    .where(and(eq(agents.phone, phone), eq(agents.active, true)))
    .orderBy(accounts.name);
}

export function insertAgentSession(
  db: Database,
  session: {
    tokenHash: string;
    accountId: string;
    agentId: string;
    kind: "phone" | "tracker";
    device: string | null;
    now: number;
  },
): Statement {
  const { now, ...row } = session;
  return db.insert(agentSessions).values({
    ...row,
    device: row.device?.slice(0, 400) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + SESSION_LIFETIME_MS,
  });
}

/** Updates "last seen" of phone and agent, at most once a minute. */
export async function touchDriver(db: Database, driver: DriverSession, now: number): Promise<void> {
  if (driver.agent.lastSeenAt !== null && now - driver.agent.lastSeenAt < SEEN_INTERVAL_MS) return;
  await db.batch([
    touchAgent(db, { id: driver.agent.id, accountId: driver.account.id }, now),
    db
      .update(agentSessions)
      .set({ lastSeenAt: now, expiresAt: now + SESSION_LIFETIME_MS })
      .where(eq(agentSessions.tokenHash, driver.tokenHash)),
  ]);
}

export function endAgentSession(db: Database, tokenHash: string): Statement {
  return db.delete(agentSessions).where(eq(agentSessions.tokenHash, tokenHash));
}

/** Signs out all devices of an agent. */
export function endAgentSessions(scope: Scope, agentId: string): Statement {
  return scope.db
    .delete(agentSessions)
    .where(and(eq(agentSessions.accountId, scope.account.id), eq(agentSessions.agentId, agentId)));
}

/** An agent of the account with the signed-in phones, last used first; null for an unknown one. */
export async function readAgentPhones(scope: Scope, agentId: string, now: number) {
  const ofAgent = and(eq(agents.accountId, scope.account.id), eq(agents.id, agentId));
  const [[agent], phones] = await Promise.all([
    scope.db.select({ id: agents.id, name: agents.name, active: agents.active }).from(agents).where(ofAgent),
    scope.db
      .select({
        device: agentSessions.device,
        createdAt: agentSessions.createdAt,
        lastSeenAt: agentSessions.lastSeenAt,
      })
      .from(agentSessions)
      .where(
        and(
          eq(agentSessions.accountId, scope.account.id),
          eq(agentSessions.agentId, agentId),
          gt(agentSessions.expiresAt, now),
        ),
      )
      .orderBy(desc(agentSessions.lastSeenAt)),
  ]);
  return agent ? { agent, phones } : null;
}

/** Deletes sessions of phones that have expired. */
export function purgeAgentSessions(db: Database, nowMs: number): Statement {
  return db.delete(agentSessions).where(lt(agentSessions.expiresAt, nowMs));
}
