import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseOrders } from "#app/modules/orders/db/edit.writes.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { checkFeedbackPhoto } from "#app/modules/tracking/commands/feedback-photo.server.ts";
import { leaveFeedback } from "#app/modules/tracking/commands/leave-feedback.server.ts";
import { createCustomerScope } from "#app/modules/tracking/db/customer-order.reads.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

startTestsAt("2026-11-21T10:00:00Z");

/** One black pixel. */
const pixel = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (sign) => sign.charCodeAt(0),
);
const toFile = (bytes: BlobPart, type = "image/png") => new File([bytes], "photo", { type });

let mine: TestWorkspace;
let id: string;
let number: string;

beforeEach(async () => {
  mine = await createTestWorkspace();
  const [seeded] = await seedTestOrders(mine.scope, 1);
  id = seeded?.id ?? "";
  number = seeded?.number ?? "";
  await mine.scope.db
    .update(orders)
    .set({ status: orderStatuses.code.delivered, completedAt: Date.now() })
    .where(eq(orders.id, id));
});

async function rate(file: File) {
  const order = await mine.scope.db.query.orders.findFirst({ where: eq(orders.id, id) });
  const scope = order && (await createCustomerScope(mine.scope, order, "en"));
  const photo = await checkFeedbackPhoto(file);
  if (!scope || !photo.ok) throw new Error("no photo");
  return leaveFeedback.execute({ scope, number, photo: photo.value }, { rating: 2, comment: "Torn" });
}

const seenBy = (who: TestWorkspace) => who.fetch(`/orders/${number}/feedback-photo`);

test("a photo is what its content says, whole and not too large; no file is no photo", async () => {
  expect(await checkFeedbackPhoto(toFile(pixel, "text/html"))).toMatchObject({ value: { contentType: "image/png" } });
  const codeOf = async (file: File) => checkFeedbackPhoto(file);
  expect(await codeOf(toFile("<svg onload=alert(1)>", "image/png"))).toMatchObject({
    failure: { code: "image_unsupported" },
  });
  expect(await codeOf(toFile(pixel.slice(0, 40)))).toMatchObject({ failure: { code: "image_incomplete" } });
  expect(await codeOf(toFile(new Uint8Array(3_000_001)))).toMatchObject({ failure: { code: "file_over_limit" } });
  for (const none of [undefined, "text", toFile("")])
    expect(await checkFeedbackPhoto(none)).toEqual({ ok: true, value: null });
});

test("the office sees the photo on the order; strangers and members without orders do not", async () => {
  expect((await seenBy(mine)).status, "before there is one").toBe(404);
  expect(await rate(toFile(pixel))).toMatchObject({ ok: true });
  const answer = await seenBy(mine);
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pixel);
  expect((await seenBy(await createTestWorkspace())).status).toBe(404);
  const clerk = await createTestWorkspace({ member: mine, permissions: ["customers"] });
  expect((await seenBy(clerk)).status).not.toBe(200);
  const timeline = await mine.fetch(`/api/orders/${number}/timeline`);
  expect(JSON.stringify(await timeline.json())).toContain("photo");
});

test("a rating that is refused stores nothing, and erasing takes the photo away", async () => {
  expect(await rate(toFile(pixel))).toMatchObject({ ok: true });
  expect(await rate(toFile(pixel))).toMatchObject({ failure: { code: "feedback_given" } });
  await commit(mine.scope.db, eraseOrders(mine.scope.db, selectIds([id])));
  expect((await seenBy(mine)).status).toBe(404);
});
