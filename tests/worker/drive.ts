import { exports } from "cloudflare:workers";
import { findResponseFault } from "#tests/api/calls.ts";
import { createPlanWorld, createTestPlan, type PlanWorld } from "#tests/factories/plans.ts";
import { optimizeToReady } from "./plan-watch.ts";
import { createTestWorkspace, type TestWorkspace } from "./workspace.ts";

/** A plan with active routes, created by the product's own commands. */
export async function createConfirmedPlan(options: { shipments: number; agents: number; maxWeight?: number }) {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { maxWeight: 100_000, ...options });
  const planId = await createTestPlan(who.scope, world);
  const { plan } = await optimizeToReady(who, planId);
  const answer = await who.fetch(`/api/plans/${planId}/confirm`, {
    body: { based_on: plan.currentVersion, preserve_sequences: false },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return { who, world, planId };
}

export interface DriverPhone {
  cookie: string;
  fetch(path: string, body?: unknown, init?: RequestInit): Promise<Response>;
  day(): Promise<DrivenDay>;
  sync(actions: readonly object[], sentAt?: string): Promise<SyncedAction[]>;
}

interface DrivenDay {
  as_of: string;
  checked_in_at: string | null;
  state: string;
  messages: { id: string; kind: string; body: string }[];
  route: null | {
    id: string;
    status: string;
    date: string;
    start_at: string;
    opens_at: string;
    driver_report: { kind: string; minutes: number } | null;
    stops: {
      id: string;
      type: string;
      state: string;
      arrived_at: string | null;
      finished_at: string | null;
      claimed_at: string | null;
      shipment: { id: string; number: string } | null;
      packages: { id: string }[];
      contact: string | null;
      orders: { requirements: string[] }[];
    }[];
  };
}

interface SyncedAction {
  id: string;
  outcome: string;
  code: string | null;
  message: string | null;
}

/** Calls the Worker with the cookie's session. */
export async function fetchAsPhone(
  cookie: string,
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<Response> {
  const method = init.method ?? (body === undefined ? "GET" : "POST");
  const answer = await exports.default.fetch(`https://waybill.test${path}`, {
    method,
    headers: { cookie, origin: "https://waybill.test", "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...init,
  });
  const wrong = await findResponseFault(method, path, answer);
  if (wrong) throw new Error(wrong);
  return answer;
}

/** The session's cookie that an answer sets. */
export function getSessionCookie(answer: Response): string {
  return (answer.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
}

/** Signs a phone in by the office's link. */
export async function signInPhone(who: TestWorkspace, agentId: string): Promise<DriverPhone> {
  const linked = await who.fetch(`/api/fleet/agents/${agentId}/phones`, { method: "POST" });
  const { data } = await linked.json<{ data: { url: string } }>();
  const secret = data.url.split(".").at(-1);
  const answer = await fetchAsPhone("", "/api/drive/sign-in/link", { agent_id: agentId, secret });
  if (!answer.ok) throw new Error(await answer.text());
  const cookie = getSessionCookie(answer);
  const fetch: DriverPhone["fetch"] = (path, body, init) => fetchAsPhone(cookie, path, body, init);
  return {
    cookie,
    fetch,
    day: async () => (await (await fetch("/api/drive/day")).json<{ data: DrivenDay }>()).data,
    sync: async (actions, sentAt = "2026-11-23T12:00:00.000Z") => {
      const synced = await fetch("/api/drive/sync", { sent_at: sentAt, actions });
      if (!synced.ok) throw new Error(await synced.text());
      return (await synced.json<{ data: { actions: SyncedAction[] } }>()).data.actions;
    },
  };
}

/** One route with its driver's phone. */
export async function createRouteOnTheRoad(
  shipments: number,
): Promise<{ who: TestWorkspace; world: PlanWorld; phone: DriverPhone }> {
  const { who, world } = await createConfirmedPlan({ shipments, agents: 1 });
  return { who, world, phone: await signInPhone(who, world.agentIds[0] ?? "") };
}
