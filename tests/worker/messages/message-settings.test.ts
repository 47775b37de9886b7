import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { getStandardTexts } from "#app/modules/messages/commands/render-message.server.ts";
import { readUsedTemplates } from "#app/modules/messages/db/message-settings.reads.server.ts";
import { messageSuppressions } from "#app/modules/messages/db/messages.tables.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;

beforeEach(async () => {
  mine = await createTestWorkspace({ timezone: "Europe/Vaduz" });
});

interface Settings {
  version: number;
  sending: { quiet: string };
  effective: { quiet: { from: string; to: string } | null; arriving_stops: number };
  rules: { event: string; email: string; sms: string; night: string; own: object | null }[];
}

async function read(query = "", who = mine): Promise<Settings> {
  const answer = await who.fetch(`/api/messages/settings${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json<{ data: { settings: Settings } }>()).data.settings;
}
const ruleOf = ({ rules }: Settings, event: string) => rules.find((each) => each.event === event);
const put = (path: string, body: object, who = mine) => who.fetch(`/api/messages/${path}`, { method: "PUT", body });

async function refusal(answer: Response): Promise<(number | string | object)[]> {
  const { code, errors = {} } = await answer.json<{ code: string; errors?: object }>();
  return Object.keys(errors).length > 0 ? [answer.status, code, errors] : [answer.status, code];
}

async function addMerchant(who: TestWorkspace): Promise<string> {
  const made = await who.fetch("/api/merchants", {
    body: { name: "Talrösterei", currency: "EUR" },
  });
  expect(made.status).toBe(201);
  const [row] = await who.scope.db.select().from(merchants).where(eq(merchants.accountId, who.account.id));
  return row?.id ?? "";
}

test("a rule of the account counts for all, a merchant narrows it, and an empty rule inherits again", async () => {
  const merchant = await addMerchant(mine);
  expect(ruleOf(await read(), "arriving")).toMatchObject({ email: "off", sms: "off", own: null });
  expect((await put("settings/events/arriving", { version: 0, rule: { sms: "on" } })).status).toBe(200);
  const narrow = { version: 0, merchant_id: merchant, rule: { sms: "off", email: "fallback" } };
  expect((await put("settings/events/arriving", narrow)).status).toBe(200);
  expect(ruleOf(await read(), "arriving")).toMatchObject({ email: "off", sms: "on" });
  expect(ruleOf(await read(`?merchant=${merchant}`), "arriving")).toMatchObject({ email: "fallback", sms: "off" });
  expect((await put("settings/events/arriving", { ...narrow, version: 1, rule: {} })).status).toBe(200);
  expect(ruleOf(await read(`?merchant=${merchant}`), "arriving")).toMatchObject({ email: "off", sms: "on" });
});

test("times are saved once for a version, inherited where left out, and refused with their field", async () => {
  const saved = await put("settings", {
    version: 0,
    quiet: "own",
    quiet_from: "22:00",
    quiet_to: "07:00",
    arriving_stops: 2,
  });
  expect(saved.status).toBe(200);
  expect((await read()).effective).toMatchObject({ quiet: { from: "22:00", to: "07:00" }, arriving_stops: 2 });
  expect(await refusal(await put("settings", { version: 0, quiet: "none" }))).toMatchObject([409, "lost_race"]);
  const racing = await Promise.all([1, 2, 3].map(() => put("settings", { version: 1, quiet: "none" })));
  expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await read()).effective).toMatchObject({ quiet: null, arriving_stops: 3 });
  const wrong = await refusal(
    await put("settings", { version: 2, quiet: "own", quiet_from: "22:00", sms_sender: "x" }),
  );
  expect(wrong).toMatchObject([422, "invalid_fields", { sms_sender: expect.anything() }]);
  expect(await refusal(await put("settings", { version: 2, quiet: "own", quiet_from: "22:00" }))).toMatchObject([
    422,
    "invalid_fields",
    { quiet_to: expect.anything() },
  ]);
});

test("a contact is suppressed by its hash and released again", async () => {
  const add = (body: object) => mine.fetch("/api/messages/suppressions", { body });
  expect((await add({ channel: "sms", contact: "+41 79 123 45 67" })).status).toBe(201);
  expect(await refusal(await add({ channel: "email", contact: "nobody" }))).toMatchObject([
    422,
    "invalid_fields",
    { contact: expect.anything() },
  ]);
  const [row] = await mine.scope.db.select().from(messageSuppressions);
  expect(row).toMatchObject({ channel: "sms", hint: "…67", reason: "opt_out" });
  const listed = await (await mine.fetch("/api/messages/suppressions")).json<{ data: { suppressions: object[] } }>();
  expect(JSON.stringify(listed)).not.toContain("1234567");
  const released = await mine.fetch(`/api/messages/suppressions/sms/${row?.contactHash}`, { method: "DELETE" });
  expect([released.status, await mine.scope.db.select().from(messageSuppressions)]).toEqual([200, []]);
});

const texts = (text: string) => {
  const side = { text, subject: "{{order}}", body: "Hallo {{name}}\n\n{{window}}", button: "Los" };
  return { de: side, en: side };
};
const template = "templates/out_for_delivery";

test("versions of a text: a draft is not used, two writers of one version are one, reset goes back", async () => {
  const save = (body: object) => put(template, { texts: texts("{{shop}} {{link}}"), state: "used", ...body });
  expect((await save({ version: 0, state: "draft" })).status).toBe(200);
  expect((await readUsedTemplates(mine.scope.db, mine.account.id)).size).toBe(0);
  const racing = await Promise.all([1, 2, 3].map(() => save({ version: 1 })));
  expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [used] = [...(await readUsedTemplates(mine.scope.db, mine.account.id)).values()];
  expect(used).toMatchObject({ version: 2, texts: { de: { text: "{{shop}} {{link}}" } } });
  const reset = await mine.fetch(`/api/messages/${template}/reset`, { body: { version: 2 } });
  expect(reset.status).toBe(200);
  const answer = await (await mine.fetch(`/api/messages/${template}`)).json<{ data: { template: object } }>();
  expect(answer.data.template).toMatchObject({
    ...{ version: 3, in_use: 3, texts: { en: getStandardTexts("out_for_delivery", "en") } },
    versions: [{ texts: null }, { version: 2 }, { version: 1, used_since: null }],
  });
});

test("a name that is no field is refused with its place, and nothing a name says becomes HTML", async () => {
  const wrong = { ...texts("x"), de: { ...texts("x").de, body: "{{password}}" } };
  expect(await refusal(await put(template, { version: 0, state: "used", texts: wrong }))).toMatchObject([
    422,
    "invalid_fields",
    { "texts.de.body": expect.anything() },
  ]);
  const [order] = await seedTestOrders(mine.scope, 1, () => ({
    draft: { customer: { first_name: "<img src=x onerror=1>", last_name: "{{door_code}}", email: "a@example.test" } },
  }));
  const asked = { texts: texts("{{name}}"), number: order?.number };
  const shown = await mine.fetch(`/api/messages/${template}/preview`, { body: asked });
  expect(shown.status).toBe(200);
  const { messages } = (
    await shown.json<{ data: { messages: { channel: string; html: string | null; text: string }[] } }>()
  ).data;
  expect(messages).toHaveLength(6);
  const mail = messages.find(({ channel }) => channel === "email")?.html ?? "";
  expect(mail).toContain("&lt;img src=x");
  expect(mail).not.toContain("<img src=x");
  expect(messages.find(({ channel }) => channel === "sms")?.text).toContain("{{door_code}}");
  const tested = await mine.fetch(`/api/messages/${template}/test`, { body: { ...asked, language: "de" } });
  expect(await tested.json()).toEqual({ data: { recipient: mine.email } });
  const mails = await mine.scope.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, mine.email));
  expect(mails.map(({ subject }) => subject).filter((subject) => subject.startsWith("Probe: "))).toHaveLength(2);
});

test("members without permission, foreign merchants and accounts without the feature change nothing", async () => {
  const reader = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.account"] });
  expect((await read("", reader)).version).toBe(0);
  const rule = { version: 0, rule: { sms: "on" } };
  const used = { version: 0, state: "used", texts: texts("x") };
  expect(await refusal(await put("settings/events/arriving", rule, reader))).toMatchObject([403, "forbidden"]);
  expect(await refusal(await put(template, used, reader))).toMatchObject([403, "forbidden"]);
  const other = await createTestWorkspace();
  const foreign = await addMerchant(other);
  expect((await mine.fetch(`/api/messages/settings?merchant=${foreign}`)).status).toBe(404);
  expect(await refusal(await put(template, { ...used, merchant_id: foreign }))).toMatchObject([404, "not_found"]);
  expect(await refusal(await put("settings/events/arriving", { ...rule, merchant_id: foreign }))).toMatchObject([
    404,
    "not_found",
  ]);
  const [order] = await seedTestOrders(other.scope, 1);
  const asked = { texts: texts("x"), number: order?.number };
  expect((await mine.fetch(`/api/messages/${template}/preview`, { body: asked })).status).toBe(404);
  expect((await mine.fetch("/api/messages/templates/birthday")).status).toBe(404);
  const features = mine.account.features.filter((each) => each !== "customer_messaging");
  await mine.scope.db.update(accounts).set({ features }).where(eq(accounts.id, mine.account.id));
  expect(await refusal(await put("settings/events/arriving", rule))).toMatchObject([403, "feature_missing"]);
});
