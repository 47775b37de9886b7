import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { type HashedCode, matchesDoorCode } from "#app/modules/orders/model/door-code.ts";
import { readProofDetails } from "#app/modules/shipments/commands/proofs/read-proof.server.ts";
import { shipmentEvents, shipmentOrders } from "#app/modules/shipments/db/shipments.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { createAppContext } from "#workers/environment.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { createRouteOnTheRoad, type DriverPhone } from "../drive.ts";
import { setTimeTo } from "../test-clock.ts";
import type { TestWorkspace } from "../workspace.ts";

afterEach(() => vi.restoreAllMocks());

const dot =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** An active route whose customers give codes. */
async function coded(shipments: number) {
  const made = await createRouteOnTheRoad(shipments);
  const { who, phone } = made;
  await who.scope.db
    .update(accounts)
    .set({ preferences: { ...who.scope.account.preferences, door_codes: true } })
    .where(eq(accounts.id, who.account.id));
  await who.scope.db
    .update(orders)
    .set({ customerEmail: "ada@example.test" })
    .where(eq(orders.accountId, who.account.id));
  setTimeTo("2026-11-23T08:00:00.000Z");
  const { route } = await phone.day();
  const [started] = await phone.sync([action({ kind: "start", route_id: route?.id })]);
  expect(started).toMatchObject({ outcome: "applied" });
  return { ...made, route };
}

const action = (more: object) => ({
  ...{ id: crypto.randomUUID(), device_at: "2026-11-23T08:00:00.000Z", clock_offset: 0 },
  ...more,
});

type CodedStop = { id: string; type: string; codes: HashedCode[]; shipment: { id: string; number: string } | null };

/** The stops of the phone's day, with its data on their codes. */
async function doorsOf(phone: DriverPhone): Promise<CodedStop[]> {
  const { data }: { data: { route: { stops: CodedStop[] } } } = await (await phone.fetch("/api/drive/day")).json();
  return data.route.stops.filter(({ shipment }) => shipment !== null);
}

/** The code that the customer of a shipment got by mail. */
async function mailedCode(who: TestWorkspace, shipmentId: string): Promise<string> {
  await relayOutbox(createAppContext(env, () => {}));
  const [order] = await who.scope.db
    .select({ number: orders.number })
    .from(shipmentOrders)
    .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
    .where(eq(shipmentOrders.shipmentId, shipmentId));
  const mails = await who.scope.db.select().from(mailOutbox).where(eq(mailOutbox.accountId, who.account.id));
  const mail = mails.find(({ body }) => body.includes(`/track/${order?.number}?`));
  return /(?:driver|Fahrer): (\d{4})\./.exec(mail?.body ?? "")?.[1] ?? "none";
}

test("the phone verifies the mailed code by its hash, and does not store it", async () => {
  const { who, phone, route } = await coded(2);
  const [first, second] = await doorsOf(phone);
  const code = await mailedCode(who, first?.shipment?.id ?? "");
  expect(code).toMatch(/^\d{4}$/);
  expect(await matchesDoorCode(first?.codes ?? [], code)).toBe(true);
  expect(await matchesDoorCode(second?.codes ?? [], code)).toBe(false);

  const wrong = String((Number(code) + 1) % 10_000).padStart(4, "0");
  const at = (stop: CodedStop | undefined, more: object) =>
    action({ kind: "complete", route_id: route?.id, stop_id: stop?.id, ...more });
  const done = await phone.sync([at(first, { code: wrong }), at(second, {})]);
  expect(done.map((each) => [each.outcome, each.code])).toEqual([
    ["refused", "door_code_wrong"],
    ["refused", "door_code_required"],
  ]);
  expect(await phone.sync([at(first, { code })])).toMatchObject([{ outcome: "applied" }]);
  // Who has no code signs, and a picture is taken.
  const hash = "0".repeat(64);
  expect(await phone.sync([at(second, { signature: dot })])).toMatchObject([{ code: "door_code_required" }]);
  const instead = at(second, { signature: dot, photos: [hash], code_attempts: 3 });
  expect(await phone.sync([instead])).toMatchObject([{ outcome: "applied" }]);

  const events = await who.scope.db
    .select({ detail: shipmentEvents.detail })
    .from(shipmentEvents)
    .where(and(eq(shipmentEvents.accountId, who.account.id), eq(shipmentEvents.type, "dropped_off")));
  expect(events).toHaveLength(2);
  expect(JSON.stringify(events)).not.toContain(`"${code}"`);
  const facts = await Promise.all(
    [first, second].map(async (stop) => {
      const proof = await readProofDetails(who.scope, stop?.shipment?.number ?? "");
      return proof.ok ? proof.value.facts.steps.at(-1)?.code : proof.failure.code;
    }),
  );
  expect(facts).toEqual(["said", "not_said"]);
});

test("the office completes a stop by the code that the customer gives on the phone; without the setting no code is required", async () => {
  const { who, phone, route } = await coded(2);
  const [first, second] = await doorsOf(phone);
  const complete = (stop: CodedStop | undefined, proof?: object) =>
    who.fetch(`/api/routes/${route?.id}/stops/${stop?.id}/complete`, { body: { proof } });
  expect(await (await complete(first, { code: "nope" })).json()).toMatchObject({ code: "door_code_wrong" });
  const code = await mailedCode(who, first?.shipment?.id ?? "");
  expect((await complete(first, { code })).status).toBe(200);
  await who.scope.db
    .update(accounts)
    .set({ preferences: { ...who.scope.account.preferences, door_codes: false } })
    .where(eq(accounts.id, who.account.id));
  expect((await doorsOf(phone)).map(({ codes }) => codes)).toEqual([[], []]);
  expect((await complete(second, undefined)).status).toBe(200);
});
