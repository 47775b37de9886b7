import * as oauth from "oauth4webapi";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { commit } from "#app/platform/db/commit.server.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { createEndpoint, createWebhookResponse, fetchData, publishTestEvents, Subscribers } from "../webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";
import { back, callWith, letIn, type TestApp } from "./app-journey.ts";

const url = "https://hooks.coffee.com/waybill";

/** An app with a webhook, and what signs its messages. */
async function registerReceivingApp(who: TestWorkspace, given: object = {}): Promise<TestApp & { signs: string }> {
  const body = { name: `Sync ${crypto.randomUUID()}`, redirect_uris: [back], webhook_url: url, ...given };
  const answer = await who.fetch("/api/apps", { body });
  expect(answer.status).toBe(201);
  const { data } = await answer.json<{ data: { id: string; client_secret: string; webhook_secret: string } }>();
  return {
    client: { client_id: data.id },
    auth: oauth.ClientSecretBasic(data.client_secret),
    signs: data.webhook_secret,
  };
}

const publishCustomer = ({ scope }: TestWorkspace) =>
  commit(
    scope.db,
    publishEvents(scope, "customer.created", "customers", [{ id: "c-1", number: "Anna Huber", from: 0, to: 0 }]),
  );

const typesOf = ({ posted }: Subscribers) => posted.map(({ body }) => JSON.parse(body).type);

const changeApp = async (who: TestWorkspace, id: string, changes: object) => {
  const { app } = await fetchData<{ app: Record<string, unknown> }>(who, `/api/apps/${id}`);
  const { name, redirect_uris, webhook_url, confidential, version } = app;
  const body = { name, redirect_uris, webhook_url, confidential, version, ...changes };
  expect((await who.fetch(`/api/apps/${id}`, { method: "PUT", body })).status).toBe(200);
};

test("an app is sent the events of its scopes, of the accounts that let it in, signed with its secret", async () => {
  const [integrator, owner, stranger] = [
    await createTestWorkspace(),
    await createTestWorkspace(),
    await createTestWorkspace(),
  ];
  const world = new Subscribers();
  const app = await registerReceivingApp(integrator);
  await letIn(owner, app, "orders orders.create");
  for (const who of [owner, stranger]) {
    await publishTestEvents(who, 1);
    await publishCustomer(who);
  }
  await world.run();
  expect(typesOf(world)).toEqual(["order.status_changed"]);
  const [message] = world.posted;
  expect(message?.url).toBe(url);
  const verified = new Webhook(app.signs).verify(message?.body ?? "", { ...message?.headers });
  expect(verified).toMatchObject({ type: "order.status_changed", account: owner.account.id });
});

test("the owner sees where an app is sent events, and ends it with the app", async () => {
  const owner = await createTestWorkspace();
  const world = new Subscribers();
  await letIn(owner, await registerReceivingApp(await createTestWorkspace()));
  const { connected_apps: connected } = await fetchData<{ connected_apps: { id: string; webhooks: object[] }[] }>(
    owner,
    "/api/connected-apps",
  );
  expect(connected).toMatchObject([{ webhooks: [{ url, active: true }] }]);
  // It is no endpoint of the account's own.
  expect(await fetchData(owner, "/api/webhooks")).toMatchObject({ webhooks: [] });
  const id = connected[0]?.id ?? "";
  for (const path of [`/api/webhooks/${id}`, `/api/webhooks/${id}/deliveries`])
    expect((await owner.fetch(path)).status).toBe(404);
  expect((await owner.fetch(`/api/webhooks/${id}/rotate`, { body: { version: 1 } })).status).toBe(404);
  world.answer = () => createWebhookResponse(503);
  await publishTestEvents(owner, 1);
  await world.run();
  expect(world.posted).toHaveLength(1);
  expect((await owner.fetch(`/api/connected-apps/${id}`, { method: "DELETE" })).status).toBe(200);
  await publishTestEvents(owner, 1, 1);
  await world.pass(day, day / 4);
  expect(world.posted).toHaveLength(1);
});

test("another address, other events and another secret reach everybody who let the app in", async () => {
  const [integrator, owner] = [await createTestWorkspace(), await createTestWorkspace()];
  const world = new Subscribers();
  const app = await registerReceivingApp(integrator, { webhook_url: undefined });
  await letIn(owner, app, "orders customers");
  await publishTestEvents(owner, 1);
  await world.run();
  expect(world.posted).toEqual([]);
  const id = app.client.client_id;
  await changeApp(integrator, id, { webhook_url: `${url}/2`, webhook_events: ["customer.created"] });
  const rotated = await integrator.fetch(`/api/apps/${id}/rotate`, { method: "POST" });
  const { data } = await rotated.json<{ data: { webhook_secret: string } }>();
  await publishTestEvents(owner, 1, 1);
  await publishCustomer(owner);
  await world.run();
  expect(world.posted.map((each) => [each.url, JSON.parse(each.body).type])).toEqual([
    [`${url}/2`, "customer.created"],
  ]);
  const [message] = world.posted;
  for (const secret of [app.signs, data.webhook_secret])
    expect(() => new Webhook(secret).verify(message?.body ?? "", { ...message?.headers })).not.toThrow();
  await changeApp(integrator, id, { webhook_url: undefined });
  await publishCustomer(owner);
  await world.run();
  expect(world.posted).toHaveLength(1);
});

test("a webhook needs an app with a secret and a public address", async () => {
  const who = await createTestWorkspace();
  const refused = async (given: object) => {
    const body = { name: "Sync", redirect_uris: [back], ...given };
    const answer = await who.fetch("/api/apps", { body });
    return [answer.status, Object.keys((await answer.json<{ errors: object }>()).errors)];
  };
  expect(await refused({ webhook_url: url, confidential: false })).toEqual([422, ["webhook_url"]]);
  expect(await refused({ webhook_url: "https://10.0.0.1/in" })).toEqual([422, ["webhook_url"]]);
  expect(await refused({ webhook_events: ["order.lost"] })).toEqual([422, ["webhook_events.0"]]);
});

test("with its token an app makes endpoints of its own, which end with the consent", async () => {
  const owner = await createTestWorkspace();
  const world = new Subscribers();
  const app = await registerReceivingApp(await createTestWorkspace(), { webhook_url: undefined });
  const { granted } = await letIn(owner, app, "orders settings settings.alerts settings.alerts.manage");
  await createEndpoint(owner, { name: "ERP", url: "https://hooks.erp.com/in" });
  const body = JSON.stringify({ name: "Coffee", url, events: [] });
  const made = await callWith(granted.access_token, "/api/webhooks", { method: "POST", body });
  expect(made.status).toBe(201);
  expect((await made.json<{ data: { secret: string } }>()).data.secret).toBe(app.signs);
  const seen = async (answer: Response) =>
    (await answer.json<{ data: { webhooks: { name: string }[] } }>()).data.webhooks.map(({ name }) => name);
  expect(await seen(await callWith(granted.access_token, "/api/webhooks"))).toEqual(["Coffee"]);
  expect(await seen(await owner.fetch("/api/webhooks"))).toEqual(["ERP"]);
  await publishTestEvents(owner, 1);
  await publishCustomer(owner);
  await world.run();
  expect(world.posted.filter((each) => each.url === url).map((each) => JSON.parse(each.body).type)).toEqual([
    "order.status_changed",
  ]);
  const { connected_apps: connected } = await fetchData<{ connected_apps: { id: string }[] }>(
    owner,
    "/api/connected-apps",
  );
  await owner.fetch(`/api/connected-apps/${connected[0]?.id}`, { method: "DELETE" });
  await publishTestEvents(owner, 1, 1);
  await world.run();
  expect(world.posted.filter((each) => each.url === url)).toHaveLength(1);
});
