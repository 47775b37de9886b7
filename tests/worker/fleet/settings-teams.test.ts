import { beforeEach, expect, test } from "vitest";
import type { AgentView } from "#app/modules/fleet/model/agent.ts";
import type { EquipmentView } from "#app/modules/fleet/model/equipment.ts";
import type { TeamView } from "#app/modules/fleet/model/team.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
beforeEach(async () => {
  mine = await createTestWorkspace();
});

async function made(path: string, body: unknown): Promise<string> {
  const response = await mine.fetch(path, { body });
  const { data }: { data: { id: string } } = await response.json();
  expect(response.status).toBe(201);
  return data.id;
}

async function read<T>(path: string, name: string, who = mine): Promise<T> {
  const response = await who.fetch(path);
  expect(response.status).toBe(200);
  const { data }: { data: Record<string, T> } = await response.json();
  return data[name] as T;
}

const agent = (at: number, changes: Record<string, unknown> = {}) => ({
  name: `Agent ${at}`,
  phone: `+3876111122${at}`,
  functions: ["deliveries"],
  ...changes,
});

test("a team has locations, a radius and agents; an agent who joins another team leaves the first", async () => {
  const depot = await made("/api/locations", {
    name: "Depot",
    address: { line1: "x", country: "BA" },
    longitude: 17.6,
    latitude: 43.3,
  });
  const [one, two] = [await made("/api/agents", agent(1)), await made("/api/agents", agent(2))];
  const north = { name: "North", start_location_id: depot, return_location_id: depot, check_in_radius: 200 };
  const id = await made("/api/teams", { ...north, agents: [one, two] });
  expect(await read<TeamView>(`/api/teams/${id}`, "team")).toMatchObject({
    ...north,
    start_location: "Depot",
    agents: [one, two],
  });
  const other = await made("/api/teams", { name: "South", agents: [two] });
  expect((await read<TeamView>(`/api/teams/${id}`, "team")).agents).toEqual([one]);
  expect(await read<AgentView>(`/api/agents/${two}`, "agent")).toMatchObject({ team_id: other, version: 3 });
  const change = { ...north, agents: [], version: 1 };
  const both = await Promise.all([1, 2].map(() => mine.fetch(`/api/teams/${id}`, { method: "PUT", body: change })));
  expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
  expect((await read<TeamView>(`/api/teams/${id}`, "team")).agents).toEqual([]);
});

test("a team in use cannot be deleted and the error lists its uses; an unused one can, and it is logged", async () => {
  const id = await made("/api/teams", { name: "North" });
  const one = await made("/api/agents", agent(1, { team_id: id }));
  const refused = await mine.fetch(`/api/teams/${id}`, { method: "DELETE" });
  expect(await refused.json()).toMatchObject({
    data: { succeeded: [], refused: [{ id, code: "in_use_where", message: "This is still in use: Agents." }] },
  });
  await mine.fetch(`/api/agents/${one}`, { method: "PUT", body: { ...agent(1), version: 1 } });
  expect(await (await mine.fetch(`/api/teams/${id}`, { method: "DELETE" })).json()).toMatchObject({
    data: { succeeded: [id] },
  });
  expect((await mine.fetch(`/api/teams/${id}`)).status).toBe(404);
  const log = await mine.scope.db.select().from(auditLog);
  expect(log.map((each) => each.action)).toContain("settings.teams.delete");
});

test("equipment is with an agent, in a vehicle or in store; lists search name and serial number", async () => {
  const one = await made("/api/agents", agent(1));
  const van = await made("/api/vehicles", { plate_number: "A11", type: 3 });
  const id = await made("/api/equipment", {
    name: "Scanner 1",
    type: "scanner",
    serial: "ZB-9",
    agent_id: one,
    vehicle_id: van,
  });
  await made("/api/equipment", { name: "Trolley", type: "trolley" });
  const found = await read<EquipmentView[]>("/api/equipment?search=ZB", "equipment");
  expect(found).toMatchObject([{ id, agent: "Agent 1", vehicle: "A11", version: 1 }]);
});

test("another account's teams, agents, locations and equipment do not exist", async () => {
  const id = await made("/api/teams", { name: "North" });
  const one = await made("/api/agents", agent(1));
  const other = await createTestWorkspace();
  const statuses = [
    (await other.fetch(`/api/teams/${id}`)).status,
    (await other.fetch(`/api/teams/${id}`, { method: "PUT", body: { name: "x", version: 1 } })).status,
    (await other.fetch("/api/teams", { body: { name: "x", agents: [one] } })).status,
    (await other.fetch("/api/agents", { body: agent(2, { team_id: id }) })).status,
    (await other.fetch("/api/equipment", { body: { name: "x", type: "scanner", agent_id: one } })).status,
    (await mine.fetch("/api/teams", { body: { name: "North" } })).status,
    (await mine.fetch("/api/equipment", { body: { name: "x", type: "sword" } })).status,
  ];
  expect(statuses).toEqual([404, 404, 422, 422, 422, 422, 422]);
  await other.fetch(`/api/teams/${id}`, { method: "DELETE" });
  expect(await read<TeamView>(`/api/teams/${id}`, "team")).toMatchObject({ name: "North" });
});

test("equipment needs the settings permission only; teams need their own", async () => {
  const reader = await createTestWorkspace({ member: mine, permissions: ["settings"] });
  const statuses = [
    (await reader.fetch("/api/equipment", { body: { name: "x", type: "phone" } })).status,
    (await reader.fetch("/api/teams")).status,
  ];
  expect(statuses).toEqual([201, 403]);
});
