import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { AgentView } from "#app/modules/fleet/model/agent.ts";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
beforeEach(async () => {
  mine = await createTestWorkspace();
});

async function agents(): Promise<AgentView[]> {
  const { data }: { data: { agents: AgentView[] } } = await (await mine.fetch("/api/agents")).json();
  return data.agents;
}

test("agents are invited by their numbers and called by them until they are named", async () => {
  const made = await mine.fetch("/api/agents/invite", { body: { phones: ["061 111 222", "+49 170 1234567"] } });
  const { data }: { data: { ids: string[] } } = await made.json();
  expect([made.status, data.ids.length]).toEqual([201, 2]);
  const found = await agents();
  expect(found.map((each) => [each.name, each.functions, each.invited_at !== null])).toEqual([
    ["+38761111222", ["deliveries"], true],
    ["+491701234567", ["deliveries"], true],
  ]);
  const [first] = found;
  await mine.fetch(`/api/agents/${first?.id}`, {
    method: "PUT",
    body: { name: "Emir", phone: first?.phone, version: 1 },
  });
  expect((await agents()).find(({ name }) => name === "Emir")).toMatchObject({ invited_at: null });
});

test("reports every invalid and every duplicate number, and creates none of the others", async () => {
  await mine.fetch("/api/agents/invite", { body: { phones: ["061 111 222"] } });
  const response = await mine.fetch("/api/agents/invite", {
    body: { phones: ["12", "061 333 444", "+387 61 111 222", "0038761333444"] },
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: {
      "phones.0": ["Invalid phone number"],
      "phones.2": ["This is already in use."],
      "phones.3": ["This is already in use."],
    },
  });
  expect(await agents()).toHaveLength(1);
  const foreign = { phones: ["061 333 444"], team_id: crypto.randomUUID() };
  expect((await mine.fetch("/api/agents/invite", { body: foreign })).status).toBe(422);
  expect((await mine.fetch("/api/agents/invite", { body: { phones: [] } })).status).toBe(422);
});

test("a vehicle that rests is made ready, once; another account's is unknown", async () => {
  const made = await mine.fetch("/api/vehicles", { body: { plate_number: "A", type: 3, cooldown_minutes: 30 } });
  const { data }: { data: { id: string } } = await made.json();
  const path = `/api/vehicles/${data.id}/reset-cooldown`;
  const reset = async (who = mine) => (await who.fetch(path, { body: {} })).json();
  expect(await reset()).toMatchObject({ data: { refused: [{ id: data.id, code: "vehicle_not_resting" }] } });
  await env.DB.prepare("update vehicles set cooldown_until = ? where id = ?")
    .bind(Date.now() + 600_000, data.id)
    .run();
  expect(await reset(await createTestWorkspace())).toMatchObject({
    data: { succeeded: [], refused: [{ code: "not_found" }] },
  });
  expect(await reset()).toMatchObject({ data: { succeeded: [data.id], refused: [] } });
  const vehicle = await (await mine.fetch(`/api/vehicles/${data.id}`)).json();
  expect(vehicle).toMatchObject({ data: { vehicle: { cooldown_until: null, cooldown_minutes: 30 } } });
});

test("a working hours limit takes the place of the shift; both together are refused", async () => {
  const ana0 = { name: "Ana", phone: "061 111 222", working_hours_limit: 6 };
  const both = await mine.fetch("/api/agents", { body: { ...ana0, shift_start: "08:00", shift_end: "16:00" } });
  expect([both.status, await both.json()]).toMatchObject([
    422,
    { errors: { working_hours_limit: [expect.any(String)] } },
  ]);
  await mine.fetch("/api/agents", { body: ana0 });
  const [ana] = await agents();
  expect(ana).toMatchObject({ working_hours_limit: 6 });
  expect(ana?.shift_start).toBeUndefined();
});

test.each([
  ["agents", { name: "Ana", phone: "061 111 222" }, "Ana"],
  ["vehicles", { plate_number: "A11-K-001", type: 3 }, "A11-K-001"],
  ["teams", { name: "North" }, "North"],
  ["equipment", { name: "Scanner 7", type: "scanner" }, "Scanner 7"],
  ["locations", { name: "Depot", address: { line1: "Depot 1", city: "Mostar", country: "BA" } }, "Depot 1"],
  ["packages", { name: "Small box", type: 1, length: 300 }, "Small box"],
  ["shipping-methods", { name: "Day", type: 1, currency: "BAM", base_fee: "3.50" }, "3.50"],
])("the list of %s exports all its data, and requires the permission", async (list, row, text) => {
  expect((await mine.fetch(`/api/${list}`, { body: row })).status).toBe(201);
  const csv = await mine.fetch(`/settings/${list}/export?format=csv`);
  const content = await csv.text();
  expect([csv.status, content.trim().split("\n").length]).toEqual([200, 2]);
  expect(content).toContain(text);
  expect((await mine.fetch(`/settings/${list}/export?format=xlsx`)).headers.get("content-type")).toContain("sheet");
  const off = await mine.fetch(`/settings/${list}/export?format=csv&filters[active][]=0`);
  expect((await off.text()).trim().split("\n")).toHaveLength(1);
});

test("a vehicle of every type is made by the API, on foot too", async () => {
  for (const { code, key } of vehicleTypes.rows) {
    const made = await mine.fetch("/api/vehicles", { body: { plate_number: `V-${key}`, type: code } });
    expect(made.status, key).toBe(201);
    const { data }: { data: { id: string } } = await made.json();
    expect(await (await mine.fetch(`/api/vehicles/${data.id}`)).json(), key).toMatchObject({
      data: { vehicle: { type: code } },
    });
    const changed = { plate_number: `W-${key}`, type: code, version: 1 };
    expect((await mine.fetch(`/api/vehicles/${data.id}`, { method: "PUT", body: changed })).status, key).toBe(200);
  }
  const wrong = await mine.fetch("/api/vehicles", { body: { plate_number: "X", type: 10 } });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { errors: { type: expect.any(Array) } }]);
});

test("an agent's break is kept beside the shift, all three of its values or none, and has to fit", async () => {
  const make = (phone: string, fields: object) =>
    mine.fetch("/api/agents", { body: { name: "Rest", phone, ...fields } });
  const rest = { break_from: "12:00", break_to: "13:00", break_minutes: 30 };
  expect((await make("061 222 001", rest)).status).toBe(201);
  expect((await agents()).find(({ name }) => name === "Rest")).toMatchObject(rest);
  const wrong: [object, string][] = [
    [{ ...rest, break_minutes: undefined }, "break_minutes"],
    [{ ...rest, break_to: undefined }, "break_to"],
    [{ ...rest, break_minutes: 61 }, "break_minutes"],
    [{ ...rest, break_from: "13:30" }, "break_to"],
    [{ ...rest, break_from: "13:30", shift_start: "08:00", shift_end: "17:00" }, "break_to"],
    [{ ...rest, break_from: "25:00" }, "break_from"],
    [{ ...rest, break_minutes: 0 }, "break_minutes"],
  ];
  const night = { shift_start: "22:00", shift_end: "06:00", break_from: "23:30", break_to: "01:00", break_minutes: 30 };
  expect((await make("061 222 003", night)).status).toBe(201);
  for (const [fields, field] of wrong) {
    const refused = await make("061 222 002", fields);
    expect(refused.status).toBe(422);
    expect(Object.keys((await refused.json<{ errors: object }>()).errors)).toContain(field);
  }
});

test("a contractor's reverse charge has to fit its country and the workspace's, with the reason at the field", async () => {
  const save = async (billing: object) => {
    const body = { name: "Emir", phone: "061 333 555", billing: { tax_treatment: "reverse_charge", ...billing } };
    const answer = await mine.fetch("/api/agents", { body });
    const { errors = {} } = await answer.json<{ errors?: Record<string, string[]> }>();
    return [answer.status, ...Object.keys(errors), ...Object.values(errors).flat()];
  };
  const own = mine.account.country;
  expect(await save({ country: own, vat_id: "BA1" })).toEqual([
    ...[422, "billing.tax_treatment"],
    "This contractor is of the same VAT territory and owes the VAT itself. Choose another treatment, or correct the country.",
  ]);
  expect(await save({})).toEqual([422, "billing.country", "Required"]);
  expect(await save({ country: "AT" })).toEqual([
    ...[422, "billing.vat_id"],
    "Reverse charge needs the VAT ID of the contractor’s country, which begins with AT.",
  ]);
  expect(await agents()).toEqual([]);
  expect(await save({ country: own, employment: "employee" })).toEqual([201]);
});
