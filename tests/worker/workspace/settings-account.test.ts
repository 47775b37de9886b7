import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { createJpeg, createOnePixelPng } from "#tests/factories/pictures.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface View {
  account: Record<string, unknown> & { preferences: Record<string, unknown>; logo: string | null };
  version: string;
}

let mine: TestWorkspace;
beforeEach(async () => {
  mine = await createTestWorkspace();
});

const path = "/api/settings/account";
const read = async (who = mine): Promise<View> => {
  const { data }: { data: View } = await (await who.fetch(path)).json();
  return data;
};
/** Sends the settings without read-only fields. */
const put = ({ kind: _kind, logo: _logo, ...body }: Record<string, unknown>, who = mine) =>
  who.fetch(path, { method: "PUT", body });
const png = createOnePixelPng();

function upload(bytes: Uint8Array<ArrayBuffer>, who = mine) {
  const form = new FormData();
  form.set("file", new File([bytes], "logo.png", { type: "image/png" }));
  const request = new Request("https://waybill.test/", { method: "POST", body: form });
  return request.arrayBuffer().then((body) =>
    who.send(`${path}/logo`, {
      method: "POST",
      body,
      headers: { "content-type": request.headers.get("content-type") ?? "" },
    }),
  );
}

test("invoice details are kept complete, whatever stored them before", async () => {
  const stored = { iban: "LI21088100002324013AA", vatId: "LI58214", name: "Neretva AG", email: "books@neretva.test" };
  await mine.scope.db.update(accounts).set({ billing: stored }).where(eq(accounts.id, mine.scope.account.id));
  const { account, version } = await read();
  expect(account.billing).toEqual({ name: "Neretva AG", vat_id: "LI58214", iban: stored.iban, email: stored.email });
  const { kind: _, logo: __, ...settings } = account;
  const answer = await put({ ...settings, workspace_name: "Neretva", version });
  expect(answer.status).toBe(200);
  expect((await read()).account).toMatchObject({ workspace_name: "Neretva", billing: account.billing });
  const wrong = await put({ ...settings, billing: { iban: "LI21088100002324013AB" }, version: (await read()).version });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { errors: { "billing.iban": [expect.anything()] } }]);
});

test("settings are saved; the default currency is always supported; the log shows old and new values", async () => {
  const { account, version } = await read();
  const { kind: _, logo: __, ...settings } = account;
  const preferences = {
    ...settings.preferences,
    default_currency: "EUR",
    supported_currencies: ["BAM"],
    operating_countries: ["BA", "HR", "BA"],
    force_rto: 3,
    weight_measurement_system: "imperial",
    auto_check_out: true,
  };
  const answer = await put({
    ...settings,
    workspace_name: "Neretva",
    organization_name: "Neretva d.o.o.",
    preferences,
    version,
  });
  expect([answer.status, await answer.json()]).toEqual([200, expect.anything()]);
  const now = await read();
  expect(now.account).toMatchObject({ workspace_name: "Neretva", organization_name: "Neretva d.o.o." });
  expect(now.account.preferences).toMatchObject({
    supported_currencies: ["EUR", "BAM"],
    operating_countries: ["BA", "HR"],
    force_rto: 3,
  });
  const session = await (await mine.fetch("/api/auth/session")).json();
  expect(session).toMatchObject({
    data: {
      accounts: [
        {
          name: "Neretva",
          workspace: { organization_name: "Neretva d.o.o.", zip_code: expect.any(String) },
          is_invitation: false,
          preferences: { force_rto: 3, default_currency: "EUR" },
        },
      ],
    },
  });
  const [line] = await mine.scope.db.select().from(auditLog);
  expect(line).toMatchObject({
    action: "settings.account.update",
    actorId: mine.userId,
    detail: {
      changes: {
        workspace_name: { from: account.workspace_name, to: "Neretva" },
        "preferences.force_rto": { from: 0, to: 3 },
      },
    },
  });
  expect((await put({ ...settings, preferences, version })).status).toBe(409);
});

test("nothing is written where nothing changes, and unknown fields are refused", async () => {
  const { account, version } = await read();
  const before = await mine.scope.db.select().from(accounts);
  expect((await put({ ...account, version })).status).toBe(200);
  const unknown = { id: "x", plan: "scale", features: [], cancelledAt: 1 };
  const refused = await put({ ...account, version, ...unknown });
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json<{ errors: object }>()).errors)).toHaveLength(4);
  expect(await mine.scope.db.select().from(accounts)).toEqual(before);
  expect(await mine.scope.db.$count(auditLog)).toBe(0);
});

test.each([
  ["no postal code where one is needed", { country: "DE", postal_code: "" }, {}, "postal_code"],
  ["a country that is none", { country: "XX" }, {}, "country"],
  ["a zone that is none", { timezone: "Mars/Base" }, {}, "timezone"],
  ["six attempts", {}, { force_rto: 6 }, "preferences.force_rto"],
  ["a currency that is none", {}, { default_currency: "ZZZ" }, "preferences.default_currency"],
  ["a negative radius", {}, { stop_arrival_radius: -1 }, "preferences.stop_arrival_radius"],
  ["a system of neither kind", {}, { weight_measurement_system: "old" }, "preferences.weight_measurement_system"],
  ["a text for a list", {}, { operating_countries: "BA" }, "preferences.operating_countries"],
])("%s is refused beside its field", async (_, changes, preferences, field) => {
  const { account, version } = await read();
  const response = await put({
    ...account,
    ...changes,
    preferences: { ...account.preferences, ...preferences },
    version,
  });
  const { errors }: { errors: Record<string, string[]> } = await response.json();
  expect([response.status, Object.keys(errors)]).toEqual([422, [field]]);
});

test("feet are kept as metres, and costs of vehicles keep their amounts and their currency under another default one", async () => {
  const made = await mine.fetch("/api/vehicles", {
    body: { plate_number: "A", type: 3, fixed_cost: 12, cost_per_km: 0.5 },
  });
  const { data }: { data: { id: string } } = await made.json();
  const { account, version } = await read();
  const preferences = { ...account.preferences, default_currency: "JPY", stop_arrival_radius: 500 };
  expect((await put({ ...account, units: "imperial", preferences, version })).status).toBe(200);
  expect((await read()).account.preferences).toMatchObject({
    stop_arrival_radius: 152.4,
    cost_currency: account.preferences.default_currency,
  });
  const vehicle = await (await mine.fetch(`/api/vehicles/${data.id}`)).json();
  expect(vehicle).toMatchObject({ data: { vehicle: { fixed_cost: 12, cost_per_km: 0.5 } } });
  const free = { plate_number: "A", type: 3, version: 1 };
  expect((await mine.fetch(`/api/vehicles/${data.id}`, { method: "PUT", body: free })).status).toBe(200);
  const now = await read();
  const usd = { ...now.account.preferences, default_currency: "USD" };
  expect((await put({ ...now.account, preferences: usd, version: now.version })).status).toBe(200);
  // Nothing is priced any more: costs are written in the default currency from now on.
  expect((await read()).account.preferences).not.toHaveProperty("cost_currency");
});

test("a currency used by a shipping method stays supported, and the error lists where it is used", async () => {
  const first = await read();
  const both = { ...first.account.preferences, supported_currencies: ["BAM", "EUR"] };
  await put({ ...first.account, preferences: both, version: first.version });
  const method = await mine.fetch("/api/shipping-methods", { body: { name: "Day", type: 1, currency: "EUR" } });
  expect(method.status).toBe(201);
  const { account, version } = await read();
  const response = await put({
    ...account,
    preferences: { ...account.preferences, supported_currencies: [] },
    version,
  });
  expect(await response.json()).toMatchObject({
    errors: { "preferences.supported_currencies": ["This is still in use: Shipping methods."] },
  });
});

test("a phone number without a country code uses an operating country if the account's does not fit", async () => {
  const { account, version } = await read();
  await put({ ...account, preferences: { ...account.preferences, operating_countries: ["BA", "DE"] }, version });
  const made = await mine.fetch("/api/agents", { body: { name: "Greta", phone: "0170 1234567" } });
  const { data }: { data: { id: string } } = await made.json();
  const agent = await (await mine.fetch(`/api/agents/${data.id}`)).json();
  expect(agent).toMatchObject({ data: { agent: { phone: "+491701234567" } } });
});

test("a logo is an image by its bytes, at most 1 MB, read by members alone and taken away again", async () => {
  expect((await upload(new TextEncoder().encode("<svg onload=alert(1)>"))).status).toBe(415);
  expect((await upload(new Uint8Array(1024 * 1024 + 1))).status).toBe(413);
  const half = await upload(createJpeg().slice(0, -40));
  expect([half.status, await half.json()]).toMatchObject([422, { code: "image_incomplete" }]);
  expect((await upload(png)).status).toBe(200);
  const { logo } = (await read()).account;
  const address = `/workspaces/${mine.account.id}/logo/${logo}`;
  const image = await mine.fetch(address);
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(new Uint8Array(await image.arrayBuffer())).toEqual(png);
  const other = await createTestWorkspace();
  expect((await other.fetch(address)).status).toBe(404);
  expect((await mine.fetch(`${path}/logo`, { method: "DELETE" })).status).toBe(200);
  expect((await mine.fetch(address)).status).toBe(404);
  const log = await mine.scope.db.select().from(auditLog);
  expect(log.map((each) => each.action)).toEqual(["settings.account.logo", "settings.account.logo_remove"]);
});

test("reading and managing are two permissions; another account keeps its own", async () => {
  const { account, version } = await read();
  const reader = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.account"] });
  expect((await reader.fetch(path)).status).toBe(200);
  expect((await put({ ...account, workspace_name: "Other", version }, reader)).status).toBe(403);
  expect((await upload(png, reader)).status).toBe(403);
  const stranger = await createTestWorkspace();
  expect((await stranger.fetch(path, { headers: { account: mine.account.id } })).status).toBe(403);
  expect((await read()).account).toEqual(account);
});
