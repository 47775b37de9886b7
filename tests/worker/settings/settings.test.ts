import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { AgentView } from "#app/modules/fleet/model/agent.ts";
import { toVehicleUnits, type VehicleView, vehicleSchema } from "#app/modules/fleet/model/vehicle.ts";
import { findLocation, locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import type { LocationView } from "#app/modules/places/model/location.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
beforeEach(async () => {
  mine = await createTestWorkspace();
});

const agent = (changes: Record<string, unknown> = {}) => ({
  name: "Emir Delić",
  phone: "063 238 087",
  functions: ["deliveries"],
  ...changes,
});
const vehicle = (changes: Record<string, unknown> = {}) => ({
  plate_number: "A11-K-001",
  type: 3,
  max_weight: 1200.5,
  max_volume: 7.25,
  fixed_cost: 12.34,
  cost_per_km: 0.355,
  options: ["cooler"],
  ...changes,
});
const location = (changes: Record<string, unknown> = {}) => ({
  name: "Depot",
  address: { line1: "Depot 1", city: "Mostar", country: "BA" },
  functions: [3],
  ...changes,
});

async function made(path: string, body: unknown, who = mine): Promise<string> {
  const response = await who.fetch(path, { body });
  const answer: { data: { id: string } } = await response.json();
  expect([response.status, answer]).toEqual([201, { data: expect.objectContaining({ id: expect.any(String) }) }]);
  return answer.data.id;
}

/** A list as `{ rows, pagination }`, or one row: the value under the resource's name. */
async function data<T>(path: string, who = mine): Promise<T> {
  const response = await who.fetch(path);
  expect(response.status).toBe(200);
  const { data: body }: { data: Record<string, unknown> } = await response.json();
  const [, plural, id] = /^\/api\/(\w+)s(?:\/([^?]+))?/.exec(path) ?? [];
  const named = id ? body[`${plural}`] : { rows: body[`${plural}s`], pagination: body.pagination };
  return named as T;
}

test("an agent is created, read, changed and deactivated; the log records who did it", async () => {
  const id = await made("/api/agents", agent({ payout: { currency: "EUR", per_shipment: 1.5 } }));
  const found = await data<AgentView>(`/api/agents/${id}`);
  expect(found).toMatchObject({
    phone: "+38763238087",
    active: true,
    version: 1,
    payout: { per_shipment: 1.5, flat: 0 },
  });
  const put = await mine.fetch(`/api/agents/${id}`, {
    method: "PUT",
    body: agent({ name: "E. Delić", shift_start: "08:00", shift_end: "16:00", version: 1 }),
  });
  expect(put.status).toBe(200);
  expect(await data(`/api/agents/${id}`)).toMatchObject({ name: "E. Delić", shift_start: "08:00", version: 2 });
  expect((await mine.fetch(`/api/agents/${id}`, { method: "DELETE" })).status).toBe(200);
  expect(await data(`/api/agents/${id}`)).toMatchObject({ active: false, version: 3 });
  const log = await mine.scope.db.select().from(auditLog);
  expect(log.map((each) => each.action)).toEqual([
    "settings.agents.create",
    "settings.agents.update",
    "settings.agents.deactivate",
  ]);
  expect(new Set(log.map((each) => each.actorId))).toEqual(new Set([mine.userId]));
});

test("when two people change one version, the second is rejected; nothing is overwritten or logged", async () => {
  const id = await made("/api/vehicles", vehicle());
  const change = (name: string) =>
    mine.fetch(`/api/vehicles/${id}`, { method: "PUT", body: vehicle({ name, version: 1 }) });
  const statuses = (await Promise.all([change("one"), change("two"), change("three")])).map((each) => each.status);
  expect(statuses.sort()).toEqual([200, 409, 409]);
  expect(await data(`/api/vehicles/${id}`)).toMatchObject({ version: 2 });
  expect(await mine.scope.db.$count(auditLog)).toBe(2);
});

test("a vehicle keeps its units: kilograms, cubic metres and money come back as written", async () => {
  const agentId = await made("/api/agents", agent());
  const depot = await made("/api/locations", location({ longitude: 17.6, latitude: 43.37 }));
  const written = vehicle({
    agent_id: agentId,
    start_location_id: depot,
    color: "white",
    year: 2021,
    parcel_capacity: 60,
    max_active_shipments: 80,
    cooldown_minutes: 30,
    available_from: "07:00",
    available_to: "15:30",
  });
  const id = await made("/api/vehicles", written);
  expect(await data(`/api/vehicles/${id}`)).toMatchObject(written);
  const row = await mine.scope.db.query.vehicles.findFirst();
  expect(row).toMatchObject({ maxWeight: 1_200_500, maxVolume: 7_250_000, fixedCost: 1234, costPerKm: 35.5 });
});

test("a vehicle written in pounds, cubic feet and miles is kept in the metric units, and saving it unchanged changes nothing", async () => {
  const imperial = { weight: "imperial", distance: "imperial" } as const;
  const units = { units: "imperial", distance_units: "imperial" };
  const id = await made("/api/vehicles", vehicle({ ...units, max_weight: 100, max_volume: 100, cost_per_km: 1 }));
  const found = await data<VehicleView>(`/api/vehicles/${id}`);
  expect(found).toMatchObject({ max_weight: 45.359, max_volume: 2.831685, cost_per_km: 0.621371 });
  const shown = toVehicleUnits(found, imperial);
  expect(shown).toMatchObject({ max_weight: 100, max_volume: 100, cost_per_km: 1 });
  const { version } = found;
  const input = Object.entries(shown).filter(([field]) => field in vehicleSchema.shape);
  const body = { ...Object.fromEntries(input), ...units, version };
  expect((await mine.fetch(`/api/vehicles/${id}`, { method: "PUT", body })).status).toBe(200);
  expect(await data(`/api/vehicles/${id}`)).toMatchObject({ ...found, version: version + 1 });
  const [most, more] = [vehicle({ ...units, plate_number: "C-1", max_volume: 35_000 }), vehicle({ max_volume: 1_001 })];
  await made("/api/vehicles", most);
  const refused = await mine.fetch("/api/vehicles", { body: more });
  expect(await refused.json()).toMatchObject({ errors: { max_volume: ["At most 1,000"] } });
});

test("a fleet is entered at once, all or none", async () => {
  const many = Array.from({ length: 100 }, (_, at) => vehicle({ plate_number: `B-${at}` }));
  const response = await mine.fetch("/api/vehicles/bulk", { body: { vehicles: many } });
  expect(response.status).toBe(201);
  const first = await data<{ rows: VehicleView[]; pagination: { next: string; total: number } }>(
    "/api/vehicles?limit=20&search=B-",
  );
  expect([first.rows.length, first.pagination.total]).toEqual([20, 100]);
  const second = await data<typeof first>(`/api/vehicles?limit=20&search=B-&cursor=${first.pagination.next}`);
  const names = [...first.rows, ...second.rows].map((row) => row.plate_number);
  expect(new Set(names).size).toBe(40);
  expect(names).toEqual([...names].sort());
  const back = await data<{ rows: VehicleView[] } & { pagination: { previous: string } }>(
    `/api/vehicles?limit=20&search=B-&cursor=${Reflect.get(second.pagination, "previous")}`,
  );
  expect(back.rows.map((row) => row.plate_number)).toEqual(first.rows.map((row) => row.plate_number));
  const again = await mine.fetch("/api/vehicles/bulk", {
    body: {
      vehicles: [vehicle({ plate_number: "NEW" }), vehicle({ plate_number: "B-7" }), vehicle({ plate_number: "NEW" })],
    },
  });
  expect(again.status).toBe(422);
  expect(await again.json()).toMatchObject({
    errors: {
      "vehicles.1.plate_number": ["This is already in use."],
      "vehicles.2.plate_number": ["This is already in use."],
    },
  });
  expect((await data<typeof first>("/api/vehicles?search=NEW")).rows).toEqual([]);
  expect((await mine.fetch("/api/vehicles/bulk", { body: { vehicles: [...many, vehicle()] } })).status).toBe(422);
});

const wrong: [what: string, path: string, body: object, fields: Record<string, string[]>][] = [
  ["no name", "agents", { ...agent(), name: " " }, { name: ["Required"] }],
  ["no phone number", "agents", agent({ phone: "123" }), { phone: ["Invalid phone number"] }],
  [
    "a shift without an end",
    "agents",
    agent({ shift_start: "16:00", shift_end: "16:00" }),
    { shift_end: ["Start and end are the same time."] },
  ],
  ["half a shift", "agents", agent({ shift_start: "16:00" }), { shift_end: ["Required"] }],
  [
    "a time that is none",
    "agents",
    agent({ shift_start: "25:00", shift_end: "26:00" }),
    { shift_start: ["A time such as 08:30"] },
  ],
  [
    "an unknown function",
    "agents",
    agent({ functions: ["flying"] }),
    { "functions.0": ["This value is not allowed."] },
  ],
  ["a vehicle type that is none", "vehicles", vehicle({ type: 99 }), { type: ["This value is not allowed."] }],
  ["a negative weight", "vehicles", vehicle({ max_weight: -1 }), { max_weight: ["At least 0"] }],
  [
    "text for a number",
    "vehicles",
    vehicle({ max_weight: "heavy" }),
    { max_weight: ["This is not the right kind of value."] },
  ],
  [
    "an agent of nobody",
    "vehicles",
    vehicle({ agent_id: "0190a000-0000-7000-8000-000000000001" }),
    { agent_id: ["This value is not allowed."] },
  ],
  ["a latitude beyond the pole", "locations", location({ longitude: 1, latitude: 91 }), { latitude: ["At most 90"] }],
  ["half a point", "locations", location({ longitude: 1 }), { latitude: ["Required"] }],
  [
    "a country that is none",
    "locations",
    location({ address: { line1: "x", country: "XX" } }),
    { "address.country": ["Unknown country"] },
  ],
  [
    "no postal code where one is needed",
    "locations",
    location({ address: { line1: "x", country: "DE" } }),
    { "address.postal_code": ["Required"] },
  ],
];

test.each(wrong)("%s is refused beside its field", async (_, path, body, fields) => {
  const response = await mine.fetch(`/api/${path}`, { body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: fields });
});

test("another account's rows do not exist: not to read, to change, to switch off or to refer to", async () => {
  const other = await createTestWorkspace();
  const id = await made("/api/agents", agent());
  const hidden = await Promise.all([
    other.fetch(`/api/agents/${id}`),
    other.fetch(`/api/agents/${id}`, { method: "PUT", body: agent({ version: 1 }) }),
  ]);
  expect(hidden.map((each) => each.status)).toEqual([404, 404]);
  const off = await other.fetch(`/api/agents/${id}`, { method: "DELETE" });
  expect(await off.json()).toMatchObject({ data: { succeeded: [], refused: [{ id, code: "not_found" }] } });
  expect((await other.fetch("/api/vehicles", { body: vehicle({ agent_id: id }) })).status).toBe(422);
  expect(await data(`/api/agents/${id}`)).toMatchObject({ active: true, version: 1 });
  await made("/api/agents", agent(), other);
});

test("reading and managing are two permissions", async () => {
  const id = await made("/api/agents", agent());
  const reader = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.agents"] });
  expect((await reader.fetch(`/api/agents/${id}`)).status).toBe(200);
  expect((await reader.fetch("/api/agents", { body: agent({ phone: "061 111 222" }) })).status).toBe(403);
  expect((await reader.fetch(`/api/agents/${id}`, { method: "DELETE" })).status).toBe(403);
  expect((await reader.fetch("/api/vehicles")).status).toBe(403);
});

test("a location without coordinates gets them from its address, with their accuracy", async () => {
  const coarse = await locationCatalogue.create.execute(mine.scope, location());
  expect(coarse).toMatchObject({ ok: true, value: { position: "coarse" } });
  const { rows } = await data<{ rows: LocationView[] }>("/api/locations");
  expect(rows[0]).toMatchObject({ name: "Depot", longitude: 17.808, latitude: 43.343 });
  const none = await locationCatalogue.create.execute(
    mine.scope,
    location({ name: "B", address: { line1: "x", city: "Nirgendwo", country: "BA" } }),
  );
  expect(none).toMatchObject({ ok: true, value: { position: "none" } });
  const id = rows[0]?.id ?? "";
  const pinned = await locationCatalogue.update.execute(mine.scope, {
    ...location({ longitude: 17.6, latitude: 43.37 }),
    id,
    version: 1,
  });
  expect(pinned).toMatchObject({ ok: true, value: { position: "exact" } });
  expect(await data(`/api/locations/${id}`)).toMatchObject({ longitude: 17.6, version: 2 });
});

test("a member of some locations sees no others", async () => {
  const id = await made("/api/locations", location());
  await made("/api/locations", location({ name: "Other" }));
  const limited = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.locations"] });
  await env.DB.prepare("insert into membership_locations (account_id, user_id, location_id) values (?, ?, ?)")
    .bind(mine.account.id, limited.userId, id)
    .run();
  const { rows } = await data<{ rows: LocationView[] }>("/api/locations", limited);
  expect(rows.map((row) => row.name)).toEqual(["Depot"]);
});

test("members are assigned to a location with it; foreign ones and a last location are refused", async () => {
  const depot = await made("/api/locations", location());
  const shop = await made("/api/locations", location({ name: "Shop" }));
  const ann = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  const foreign = await createTestWorkspace({ permissions: ["orders"] });
  const put = async (id: string, members: unknown, by = mine) => {
    const { version, name } = await data<LocationView>(`/api/locations/${id}`);
    const answer = await by.fetch(`/api/locations/${id}`, {
      method: "PUT",
      body: location({ name, version, members }),
    });
    const { errors } = (await answer.json()) as { errors?: Record<string, string[]> };
    return [answer.status, errors?.members?.[0] ?? null];
  };
  expect(await put(depot, [ann.userId])).toEqual([200, null]);
  expect(await data(`/api/locations/${depot}`)).toMatchObject({ members: [ann.userId] });
  expect(await put(depot, undefined)).toEqual([200, null]);
  expect(await put(depot, [])).toEqual([422, expect.stringContaining("has no other location")]);
  expect(await put(shop, [ann.userId, foreign.userId])).toEqual([422, expect.any(String)]);
  expect(await put(shop, [mine.userId])).toEqual([422, expect.any(String)]);
  expect(await put(shop, "[]")).toEqual([200, null]);
  expect(await put(shop, [ann.userId])).toEqual([200, null]);
  expect(await put(shop, [ann.userId])).toEqual([200, null]);
  expect(await put(depot, "[]")).toEqual([200, null]);
  expect(await data(`/api/locations/${depot}`)).toMatchObject({ members: [] });
  expect(await data(`/api/locations/${shop}`)).toMatchObject({ members: [ann.userId] });
  const { results } = await env.DB.prepare("select detail from audit_log where action = 'settings.members.update'")
    .bind()
    .all<{ detail: string }>();
  const changes = results.map(({ detail }) => JSON.parse(detail).changes.locations.to);
  expect(changes).toEqual([[depot], expect.arrayContaining([depot, shop]), [shop]]);
  const words = ["settings", "settings.locations", "settings.locations.manage"];
  const keeper = await createTestWorkspace({ member: mine, permissions: words });
  expect((await put(depot, [ann.userId], keeper))[0]).toBe(403);
  expect((await put(depot, undefined, keeper))[0]).toBe(200);
  expect(await data(`/api/locations/${shop}`, keeper)).not.toHaveProperty("members");
  const lead = await createTestWorkspace({
    member: mine,
    permissions: [...words, "settings.members", "settings.members.manage"],
  });
  expect((await put(depot, [ann.userId], lead))[0]).toBe(403);
  expect((await put(depot, [lead.userId], lead))[0]).toBe(409);
});

test("the location form geocodes the typed address", async () => {
  const found = await findLocation.execute(mine.scope, { line1: "", city: "Mostar", country: "BA" });
  expect(found).toMatchObject({ ok: true, value: { candidates: [{ precision: "city" }] } });
  const none = await findLocation.execute(mine.scope, { city: "Nirgendwo", country: "BA" });
  expect(none).toMatchObject({ ok: true, value: { candidates: [] } });
  const reader = await createTestWorkspace({ permissions: ["settings", "settings.locations"] });
  expect(await findLocation.execute(reader.scope, { city: "Mostar", country: "BA" })).toMatchObject({ ok: false });
});

test("lists filter by active and search without wildcards", async () => {
  const id = await made("/api/agents", agent());
  await made("/api/agents", agent({ name: "Ana 100%", phone: "061 111 222" }));
  await mine.fetch(`/api/agents/${id}`, { method: "DELETE" });
  const names = async (query: string) =>
    (await data<{ rows: AgentView[] }>(`/api/agents?${query}`)).rows.map((row) => row.name);
  expect(await names("filters[active][]=1")).toEqual(["Ana 100%"]);
  expect(await names("filters[active][]=0")).toEqual(["Emir Delić"]);
  expect(await names("search=%25")).toEqual(["Ana 100%"]);
  expect(await names("sort=-name")).toEqual(["Emir Delić", "Ana 100%"]);
});
