import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mailOutbox, notifications, outbox } from "#app/data/schema/index.ts";
import { ask, delivered } from "./billed.ts";
import { connectedPair } from "./merchants.ts";

test("whoever may answer hears of a disputed line, and the merchant hears the answer in its portal and by mail", async () => {
  const { carrier, shop, merchantId } = await connectedPair({
    email: "buchhaltung@beispiel.test",
    billing: { language: "de" },
  });
  await delivered(carrier, merchantId);
  const made = await ask(carrier, "billing/settlements/generate", { pending: [`${merchantId}:EUR`] });
  const number = made.data?.documents?.[0]?.number ?? "";
  const at = `billing/settlements/${number}`;
  const { lines } = Object((await ask(shop, at)).data?.settlement);
  const told = (account: string, kind: string) =>
    carrier.scope.db.query.notifications.findMany({
      where: (each, { and: both, eq: is }) => both(is(each.accountId, account), is(each.kind, kind)),
      orderBy: notifications.id,
    });
  await ask(shop, `${at}/dispute`, { line: lines[0].id, text: "She has the slip" });
  expect(await told(carrier.scope.account.id, "line_disputed")).toMatchObject([
    { userId: carrier.scope.actor.id, detail: { number, order: lines[0].order_number, text: "She has the slip" } },
  ]);
  expect(await told(shop.scope.account.id, "line_disputed")).toEqual([]);
  const [event] = await carrier.scope.db.select().from(outbox).where(eq(outbox.topic, "settlement.disputed"));
  expect(event?.accountId).toBe(carrier.scope.account.id);
  await ask(carrier, `${at}/answer`, { line: lines[0].id, amount: "10.00", note: "The slip is right" });
  await ask(shop, `${at}/dispute`, { line: lines[1].id, text: "Not ours" });
  await ask(carrier, `${at}/answer`, { line: lines[1].id });
  expect(await told(shop.scope.account.id, "dispute_answered")).toMatchObject([
    { userId: shop.scope.actor.id, detail: { number, order: lines[0].order_number, outcome: "corrected" } },
    { userId: shop.scope.actor.id, detail: { number, order: lines[1].order_number, outcome: "kept" } },
  ]);
  const mails = await carrier.scope.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, "buchhaltung@beispiel.test"))
    .orderBy(mailOutbox.id);
  expect(mails.filter(({ subject }) => subject.startsWith(`Abrechnung ${number}`))).toMatchObject([
    { body: expect.stringMatching(/berichtigt um 10,00.€\.\n\nThe slip is right/) },
    { body: expect.stringContaining("die Zeile bleibt") },
  ]);
});
