import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections, orderDocuments, orders } from "#app/modules/orders/db/orders.tables.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { postalCodeRequired } from "#app/platform/money/countries.ts";
import { createAgent, createDepot } from "#tests/factories/orders.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const good = (location_id: string) => ({
  source: { location_id },
  destination: {
    address: { line1: "Ulica 1", city: "Mostar", country: "BA", postal_code: "88000" },
    point: { longitude: 17.8, latitude: 43.34 },
  },
  customer: { first_name: "Amra", last_name: "Kovač", phone: "+38763238087", email: "amra@example.com" },
  units: "metric",
  packages: [{ quantity: 1, weight: 1.5 }],
  collections: [{ amount: "29.90", currency: "EUR", method: 1 }],
});

/** The draft with one field replaced. */
function withField(draft: object, path: string, value: unknown): object {
  const copy = structuredClone(draft);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let at: Record<string, unknown> = copy as Record<string, unknown>;
  for (const key of keys) {
    at[key] ??= {};
    at = at[key] as Record<string, unknown>;
  }
  at[last] = value;
  return copy;
}

async function ask(who: TestWorkspace, path: string, body: object, method = "POST") {
  const answer = await who.fetch(path, { body, method });
  const json: { data?: { number: string; refused?: { errors?: object }[] }; errors?: Record<string, string[]> } =
    await answer.json();
  return { status: answer.status, ...json };
}

const long = (length: number) => "x".repeat(length);

/** Field, and what it must not be. */
const bad: readonly (readonly [path: string, ...values: unknown[]])[] = [
  ["kind", "gift", 1, null],
  ["external_id", long(101), 5, ["a"]],
  ["customer.phone", "12", "abc", "+49", "00", "+".padEnd(41, "1"), 123, {}],
  ["customer.email", "x", "a@b", "a b@c.de", `${long(250)}@c.de`],
  ["customer.first_name", "", long(201), 7],
  ["customer.type", 0, 3, "business"],
  ["destination.address.country", "ZZ", "Germany", "", 49],
  ["destination.address.line1", "", long(501)],
  ["destination.point.latitude", 91, -91, "43", null],
  ["destination.point.longitude", 181, -181, 1e300],
  ["units", "stone"],
  ["packages", [], "one", Array.from({ length: 101 }, () => ({}))],
  ["packages.0.quantity", 0, -1, 1.5, 10_001, 1e21, "2"],
  ["packages.0.type", 0, 3, "letter"],
  ["packages.0.weight", -1, -0.001, 1e12, "heavy"],
  ["packages.0.length", -1, 1e9],
  ["packages.0.volume", -5, 1e9],
  ["collections.0.amount", "", "0", "-5", "0.001", "1.005", "1e9", "1,50", "29.90 EUR", "9".repeat(30), -1, 1e300],
  ["collections.0.currency", "XXQ", "eur ", "", "€"],
  ["collections.0.method", 0, 4, "barter"],
  ["service_minutes", -1, 1441, "soon"],
  ["proof_of_delivery", 4, -1, "dance"],
  ["delivery_schedule.from", "tomorrow", "2026-13-01T08:00", "2026-11-23"],
  ["delivery_schedule", { from: "2026-11-24T08:00", to: "2026-11-23T08:00" }],
  ["requirements.vehicle_types", [0], [10], ["rocket"]],
  ["requirements.vehicle_options", ["submarine"]],
  ["requirements.allowed_agents", ["dino"], "dino"],
  ["tags", [long(51)], [""], Array.from({ length: 51 }, (_, at) => `t${at}`)],
  ["notes", long(5001), 5],
  ["timezone", "Mars/Olympus", "GMT+99"],
  ["documents", ["note.pdf"], Array.from({ length: 21 }, () => crypto.randomUUID())],
];

test.each(bad.map(([path, ...values]) => ({ path, values })))(
  "$path is refused where it is wrong",
  async ({ path, values }) => {
    const mine = await createTestWorkspace();
    const draft = good(await createDepot(mine.scope));
    for (const value of values) {
      const { status, errors } = await ask(mine, "/api/orders", withField(draft, path, value));
      expect([path, value, status]).toEqual([path, value, 422]);
      const [first = ""] = path.split(".");
      expect(
        Object.keys(errors ?? {}).some((field) => field.startsWith(first)),
        JSON.stringify(errors),
      ).toBe(true);
      const bulk = await ask(mine, "/api/orders/bulk", { orders: [withField(draft, path, value)] });
      expect([path, value, bulk.status, bulk.data?.refused?.length]).toEqual([path, value, 200, 1]);
    }
    expect(await mine.scope.db.$count(orders)).toBe(0);
  },
);

test("another account's objects look unknown in every reference field", async () => {
  const [mine, stranger] = [await createTestWorkspace(), await createTestWorkspace()];
  const draft = good(await createDepot(mine.scope));
  const method = await shippingMethodCatalogue.create.execute(stranger.scope, {
    name: "Theirs",
    type: 1,
    currency: "EUR",
    base_fee: "1",
  });
  const agent = await createAgent(stranger.scope);
  const location = await createDepot(stranger.scope);
  const named = {
    merchant_id: await createMerchant(stranger),
    shipping_method_id: method.ok ? method.value.id : "",
    "source.location_id": location,
    "destination.location_id": location,
    "requirements.allowed_agents": [agent],
  };
  for (const [path, theirs] of Object.entries(named)) {
    const unknown = Array.isArray(theirs) ? [crypto.randomUUID()] : crypto.randomUUID();
    const field = path === "destination.location_id" ? withField(draft, "destination", {}) : draft;
    const foreign = await ask(mine, "/api/orders", withField(field, path, theirs));
    const none = await ask(mine, "/api/orders", withField(field, path, unknown));
    expect([path, foreign.status]).toEqual([path, 422]);
    expect({ ...foreign, request_id: "" }).toEqual({ ...none, request_id: "" });
  }
  expect(await mine.scope.db.$count(orders)).toBe(0);
});

test("money has the decimals of its currency", async () => {
  const mine = await createTestWorkspace();
  const draft = good(await createDepot(mine.scope));
  const paid = async (amount: string, currency: string) => {
    const answer = await ask(mine, "/api/orders", { ...draft, collections: [{ amount, currency, method: 1 }] });
    if (answer.status !== 201) return Object.values(answer.errors ?? {})[0]?.[0];
    const [order] = await mine.scope.db
      .select()
      .from(orders)
      .where(eq(orders.number, answer.data?.number ?? ""));
    const [row] = await mine.scope.db
      .select()
      .from(collections)
      .where(eq(collections.orderId, order?.id ?? ""));
    return row?.amount;
  };
  expect(await paid("1500", "JPY")).toBe(1500);
  expect(await paid("1.5", "JPY")).toBe("JPY has 0 decimals at most");
  expect(await paid("1.234", "KWD")).toBe(1234);
  expect(await paid("1.2345", "KWD")).toBe("KWD has 3 decimals at most");
  expect(await paid("29.900", "EUR")).toBe(2990);
  expect(await paid("29.905", "EUR")).toBe("EUR has 2 decimals at most");
});

test("the ten countries need a postal code, by form, in bulk and in a change of the place; others do not", async () => {
  const mine = await createTestWorkspace();
  const draft = good(await createDepot(mine.scope));
  const made = await ask(mine, "/api/orders", draft);
  const to = (country: string, postal_code?: string) => ({
    address: { line1: "Street 1", city: "Town", country, postal_code },
    point: draft.destination.point,
  });
  const customer = { ...draft.customer, phone: undefined };
  expect([...postalCodeRequired].sort()).toEqual("AU CA DE ES FR GB IN IT NL US".split(" "));
  const field = "destination.address.postal_code";
  for (const country of postalCodeRequired) {
    const without = { ...draft, customer, destination: to(country) };
    expect(await ask(mine, "/api/orders", without)).toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
    expect(await ask(mine, "/api/orders/bulk", { orders: [without] })).toMatchObject({
      data: { refused: [{ errors: { [field]: [expect.any(String)] } }] },
    });
    const part = { destination: to(country), version: 1 };
    expect(await ask(mine, `/api/orders/${made.data?.number}/locations`, part, "PUT")).toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
    const given = { ...without, destination: to(country, "12345") };
    expect((await ask(mine, "/api/orders", given)).status).toBe(201);
  }
  expect((await ask(mine, "/api/orders", { ...draft, customer, destination: to("AT") })).status).toBe(201);
});

test("rejects a 5 MB file that is no document, whatever its name, and one beyond 5 MB", async () => {
  const mine = await createTestWorkspace();
  const send = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData();
    form.set("file", new File([bytes], name, { type: "application/pdf" }));
    const packed = new Response(form);
    const headers = { "content-type": packed.headers.get("content-type") ?? "" };
    const answer = await mine.send("/orders/documents", { method: "POST", body: await packed.arrayBuffer(), headers });
    const { code }: { code?: string } = await answer.json();
    return [answer.status, code];
  };
  const megabytes = (count: number, start: string) => {
    const bytes = new Uint8Array(count * 1024 * 1024);
    bytes.set(new TextEncoder().encode(start));
    return bytes;
  };
  expect(await send(megabytes(5, "MZ this is a program"), "invoice.pdf")).toEqual([415, "document_unsupported"]);
  expect(await send(megabytes(6, "%PDF-1.7"), "invoice.pdf")).toEqual([413, "file_over_limit"]);
  expect(await mine.scope.db.$count(orderDocuments)).toBe(0);
});
