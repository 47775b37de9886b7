import { expect, test } from "vitest";
import { readCustomerScreen, readCustomersScreen } from "#app/modules/customers/commands/view-customers.server.ts";
import { createTestWorkspace, readWithoutRequestId } from "../workspace.ts";

const ada = { type: 1, first_name: "Ada", last_name: "Weber", phone: "061 234 567", tags: ["vip"] };
const yard = { address: { line1: "Kranallee 1", city: "Hamburg", country: "DE", postal_code: "20457" } };

type Made = { data: { id: string } };
type Listed = { data: { customers: { id: string; name: string }[]; pagination: { total: number } } };
type File = { data: { customer: { version: number; addresses: { id: string; is_default: boolean }[] } } };
type Refused = { errors: Record<string, string[]> };

test("a customer is made, found by name, phone and e-mail, and changed by the version that was seen", async () => {
  const mine = await createTestWorkspace();
  const made = await mine.fetch("/api/customers", { body: ada });
  expect(made.status).toBe(201);
  const { data }: Made = await made.json();
  const firm = { type: 2, business_name: "Alpha Lager", email: "tor@alpha.example" };
  expect((await mine.fetch("/api/customers", { body: firm })).status).toBe(201);

  const names = async (query: string) => {
    const listed: Listed = await (await mine.fetch(`/api/customers?${query}`)).json();
    return listed.data.customers.map((each) => each.name);
  };
  expect(await names("")).toEqual(["Ada Weber", "Alpha Lager"]);
  expect(await names("sort=-name")).toEqual(["Alpha Lager", "Ada Weber"]);
  expect(await names("filters[type][]=2")).toEqual(["Alpha Lager"]);
  for (const phone of ["061 234 567", "+387 61 234567", "00387 61-234-567", "61234567"])
    expect(await names(`search=${encodeURIComponent(phone)}`)).toEqual(["Ada Weber"]);
  expect(await names("search=web")).toEqual(["Ada Weber"]);
  expect(await names("search=tor%40alpha")).toEqual(["Alpha Lager"]);
  expect(await names("search=nobody")).toEqual([]);

  const path = `/api/customers/${data.id}`;
  const changed = { ...ada, last_name: "Young", notes: "Rings twice", version: 1 };
  expect((await mine.fetch(path, { method: "PUT", body: changed })).status).toBe(200);
  expect((await mine.fetch(path, { method: "PUT", body: changed })).status).toBe(409);
  expect(await (await mine.fetch(path)).json()).toMatchObject({
    data: { customer: { name: "Ada Young", phone: "+38761234567", notes: "Rings twice", tags: ["vip"], version: 2 } },
  });
  expect(await names("search=weber")).toEqual([]);
  const at = { url: new URL("https://waybill.test/customers"), params: { id: data.id } };
  expect(await readCustomerScreen(mine.scope, at)).toMatchObject({
    ok: true,
    value: { customer: { name: "Ada Young" }, may: { update: true, manageAddresses: true } },
  });
  expect(await readCustomersScreen(mine.scope, { ...at, language: "en" })).toMatchObject({
    ok: true,
    value: { canCreate: true },
  });
});

test("addresses are under the customer's version; the first is the default until another is", async () => {
  const mine = await createTestWorkspace();
  const { data }: Made = await (await mine.fetch("/api/customers", { body: ada })).json();
  const path = `/api/customers/${data.id}`;
  const first = await mine.fetch(`${path}/addresses`, { body: { ...yard, version: 1, service_minutes: 7 } });
  expect(first.status).toBe(201);
  expect((await mine.fetch(`${path}/addresses`, { body: { ...yard, version: 1 } })).status).toBe(409);
  const second = { ...yard, label: "Yard", is_default: true, version: 2, allowed_vehicle_types: [3] };
  expect((await mine.fetch(`${path}/addresses`, { body: second })).status).toBe(201);
  const { data: file }: File = await (await mine.fetch(path)).json();
  expect(file.customer).toMatchObject({
    version: 3,
    addresses: [
      { label: "Yard", is_default: true, allowed_vehicle_types: [3] },
      { is_default: false, service_minutes: 7 },
    ],
  });

  const old = `${path}/addresses/${file.customer.addresses[1]?.id}`;
  const hours = [{ weekday: 1, from: "08:00", to: "12:00" }];
  const put = { ...yard, opening_hours: hours, prohibited_vehicles: ["HH-W 1"], version: 3 };
  expect((await mine.fetch(old, { method: "PUT", body: put })).status).toBe(200);
  expect(await (await mine.fetch(path)).json()).toMatchObject({
    data: { customer: { addresses: [{ label: "Yard" }, { opening_hours: hours, prohibited_vehicles: ["HH-W 1"] }] } },
  });
});

test("errors are reported by field", async () => {
  const mine = await createTestWorkspace();
  const { data }: Made = await (await mine.fetch("/api/customers", { body: ada })).json();
  const addresses = `/api/customers/${data.id}/addresses`;
  const noCode = { address: { line1: "Kranallee 1", city: "New York", country: "US" }, version: 1 };
  for (const [path, body, field] of [
    ["/api/customers", { ...ada, phone: "12" }, "phone"],
    ["/api/customers", { ...ada, phone: "" }, "phone"],
    ["/api/customers", { ...ada, type: 2 }, "business_name"],
    ["/api/customers", { ...ada, type: 3 }, "type"],
    ["/api/customers", { ...ada, email: "nobody" }, "email"],
    [addresses, noCode, "address.postal_code"],
    [addresses, { ...yard, version: 1, allowed_agents: [crypto.randomUUID()] }, "allowed_agents"],
  ] as const) {
    const answer = await mine.fetch(path, { body });
    const { errors }: Refused = await answer.json();
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
  }
});

test("another account's customer looks unknown, and each permission allows only its own action", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const { data }: Made = await (await mine.fetch("/api/customers", { body: ada })).json();
  const path = `/api/customers/${data.id}`;
  const foreign = await stranger.fetch(path);
  const missing = await stranger.fetch(`/api/customers/${crypto.randomUUID()}`);
  expect([foreign.status, await readWithoutRequestId(foreign)]).toEqual([404, await readWithoutRequestId(missing)]);
  const change = { ...ada, version: 1 };
  expect((await stranger.fetch(path, { method: "PUT", body: change })).status).toBe(404);
  expect((await stranger.fetch(`${path}/addresses`, { body: { ...yard, version: 1 } })).status).toBe(404);
  const page = { url: new URL("https://waybill.test/customers"), params: { id: data.id } };
  expect(await readCustomerScreen(stranger.scope, page)).toMatchObject({ failure: { code: "customer_not_found" } });
  const found: Listed = await (await stranger.fetch("/api/customers?search=weber")).json();
  expect(found.data.customers).toEqual([]);

  const reader = await createTestWorkspace({ member: mine, permissions: ["customers"] });
  expect((await reader.fetch(path)).status).toBe(200);
  expect((await reader.fetch("/api/customers", { body: ada })).status).toBe(403);
  expect((await reader.fetch(path, { method: "PUT", body: change })).status).toBe(403);
  expect((await reader.fetch(`${path}/addresses`, { body: { ...yard, version: 1 } })).status).toBe(403);
  const outsider = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  expect((await outsider.fetch("/api/customers")).status).toBe(403);
});

test("contacts are added, changed and removed with the customer's version; an order requires one at the stop", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const { data }: Made = await (await mine.fetch("/api/customers", { body: ada })).json();
  const path = `/api/customers/${data.id}`;
  const jan = { name: "Jan Tor", phone: "061 765 432", email: "jan@example.test" };
  const added = await mine.fetch(`${path}/contacts`, { body: { ...jan, version: 1 } });
  expect(added.status).toBe(201);
  const { data: contact }: Made = await added.json();
  expect((await mine.fetch(`${path}/contacts`, { body: { ...jan, version: 1 } })).status).toBe(409);
  expect(await (await mine.fetch(path)).json()).toMatchObject({
    data: { customer: { version: 2, contacts: [{ ...jan, id: contact.id, phone: "+38761765432" }] } },
  });
  const one = `${path}/contacts/${contact.id}`;
  const changed = { name: "Jana Tor", email: "jana@example.test", version: 2 };
  expect((await mine.fetch(one, { method: "PUT", body: changed })).status).toBe(200);
  for (const [body, field] of [
    [{ name: "", phone: jan.phone }, "name"],
    [{ name: "Nobody" }, "phone"],
    [{ name: "Nobody", phone: "12" }, "phone"],
    [{ name: "Nobody", email: "x" }, "email"],
  ] as const) {
    const answer = await mine.fetch(`${path}/contacts`, { body: { ...body, version: 3 } });
    const { errors }: Refused = await answer.json();
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
  }
  const reader = await createTestWorkspace({ member: mine, permissions: ["customers"] });
  expect((await reader.fetch(`${path}/contacts`, { body: { ...jan, version: 3 } })).status).toBe(403);
  expect((await stranger.fetch(one, { method: "DELETE", body: { version: 3 } })).status).toBe(404);
  const unknown = `${path}/contacts/${crypto.randomUUID()}`;
  expect((await mine.fetch(unknown, { method: "DELETE", body: { version: 3 } })).status).toBe(404);
  expect((await mine.fetch(one, { method: "DELETE", body: { version: 3 } })).status).toBe(200);
  const { data: file }: { data: { customer: { contacts: unknown[] } } } = await (await mine.fetch(path)).json();
  expect(file.customer.contacts).toEqual([]);

  const order = {
    source: { address: { line1: "Depot 1", city: "Mostar", country: "BA" } },
    destination: { address: { line1: "Ulica 1", city: "Mostar", country: "BA" } },
    customer: { first_name: "Ada", last_name: "Weber", phone: "061 234 567" },
    packages: [{ quantity: 1 }],
  };
  const made = await mine.fetch("/api/orders", { body: { ...order, destination_contact: jan } });
  expect(made.status).toBe(201);
  const row = await mine.scope.db.query.orders.findFirst();
  expect(row).toMatchObject({ customerName: "Ada Weber", destination: { contact: { ...jan, phone: "+38761765432" } } });
  const wrong = await mine.fetch("/api/orders", { body: { ...order, destination_contact: { name: "X", phone: "1" } } });
  const { errors }: Refused = await wrong.json();
  expect([wrong.status, Object.keys(errors)]).toEqual([422, ["destination_contact.phone"]]);
});

test("an address has its pin where it was set, else where it was geocoded; coarse locations are marked", async () => {
  const mine = await createTestWorkspace();
  const { data }: Made = await (await mine.fetch("/api/customers", { body: ada })).json();
  const path = `/api/customers/${data.id}`;
  const street = { line1: "Kranallee 1", city: "Hamburg", country: "DE", postal_code: "20457" };
  const pin = { longitude: 9.98, latitude: 53.54 };
  const places = async () => {
    const file: { data: { customer: { addresses: { id: string; point: unknown; position: string }[] } } } = await (
      await mine.fetch(path)
    ).json();
    return file.data.customer.addresses;
  };
  const added = await mine.fetch(`${path}/addresses`, { body: { address: street, version: 1 } });
  expect(await added.json()).toMatchObject({ data: { position: "coarse" } });
  const [first] = await places();
  expect(first).toMatchObject({ position: "coarse", point: { longitude: expect.closeTo(10, 0) } });

  // What the form hands back untouched is no better known for it.
  const one = `${path}/addresses/${first?.id}`;
  const put = (body: object) => mine.fetch(one, { method: "PUT", body: { address: street, ...body } });
  const again = await put({ version: 2, ...Object(first?.point) });
  expect(await again.json()).toMatchObject({ data: { position: "coarse" } });
  const taken = { address: street, version: 1, ...Object(first?.point) };
  const { data: other }: Made = await (
    await mine.fetch("/api/customers", { body: { ...ada, phone: "061 999 888" } })
  ).json();
  const chosen = await mine.fetch(`/api/customers/${other.id}/addresses`, { body: taken });
  expect(await chosen.json()).toMatchObject({ data: { position: "coarse" } });
  expect(await (await put({ version: 3, ...pin })).json()).toMatchObject({ data: { position: "exact" } });
  expect(await places()).toMatchObject([{ point: pin, position: "exact" }]);
  expect(await (await put({ version: 4 })).json()).toMatchObject({ data: { position: "coarse" } });
  const nowhere = { line1: "Kai 1", city: "Nirgendwoheim", country: "DE", postal_code: "00000" };
  const lost = await put({ version: 5, address: nowhere });
  expect(await lost.json()).toMatchObject({ data: { position: "none" } });
  expect(await places()).toMatchObject([{ point: null, position: "none" }]);

  for (const [wrong, field] of [
    [{ longitude: 9 }, "latitude"],
    [{ longitude: 181, latitude: 1 }, "longitude"],
    [{ longitude: 1, latitude: "north" }, "latitude"],
  ] as const) {
    const answer = await put({ version: 6, ...wrong });
    const { errors }: Refused = await answer.json();
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
  }
});

test("an address is removed, the last one too; another becomes the default, and orders keep theirs", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const { data }: Made = await (await mine.fetch("/api/customers", { body: ada })).json();
  const path = `/api/customers/${data.id}`;
  for (const [version, label] of [
    [1, "Gate"],
    [2, "Yard"],
  ] as const)
    expect((await mine.fetch(`${path}/addresses`, { body: { ...yard, label, version } })).status).toBe(201);
  const ids = async () => {
    const { data: file }: File = await (await mine.fetch(path)).json();
    return file.customer.addresses;
  };
  const [gate, back] = await ids();
  const remove = (workspace: typeof mine, id: string | undefined, version: number) =>
    workspace.fetch(`${path}/addresses/${id}`, { method: "DELETE", body: { version } });

  const reader = await createTestWorkspace({ member: mine, permissions: ["customers", "customers.update"] });
  expect((await remove(reader, gate?.id, 3)).status).toBe(403);
  expect((await remove(stranger, gate?.id, 3)).status).toBe(404);
  expect((await remove(mine, crypto.randomUUID(), 3)).status).toBe(404);
  expect((await remove(mine, gate?.id, 2)).status).toBe(409);
  expect((await remove(mine, gate?.id, 3)).status).toBe(200);
  expect(await ids()).toMatchObject([{ id: back?.id, is_default: true }]);
  expect((await remove(mine, gate?.id, 4)).status).toBe(404);
  expect((await remove(mine, back?.id, 4)).status).toBe(200);
  expect(await ids()).toEqual([]);
  const log = await mine.scope.db.query.auditLog.findMany();
  expect(log.filter(({ action }) => action === "customers.addresses.remove")).toHaveLength(2);
});
