import { expect, test } from "vitest";
import type { InboxView } from "#app/modules/home/commands/list-inbox.server.ts";
import { countUnread } from "#app/modules/home/db/inbox.reads.server.ts";
import { failImportAndNotify } from "#app/modules/imports/commands/run/import-notifications.server.ts";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { toCamelCase } from "#app/platform/kernel/snake-case.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const alert = (planId: string) =>
  ({ kind: "plan_alert", detail: { planId, name: "Monday", reason: "auto_confirm_held" } }) as const;

async function inboxOf(who: TestWorkspace, query = ""): Promise<InboxView> {
  const response = await who.fetch(`/api/inbox${query}`);
  expect(response.status).toBe(200);
  type InboxData = Omit<InboxView, "items" | "next"> & {
    inbox: InboxView["items"];
    pagination: { next: string | null };
  };
  const { data }: { data: InboxData } = await response.json();
  return { ...data, items: toCamelCase(data.inbox) as InboxView["items"], next: data.pagination.next };
}

test("a plan alert reaches people who may see plans, once, and nobody of another account", async () => {
  const owner = await createTestWorkspace();
  const planner = await createTestWorkspace({ member: owner, permissions: ["plans"] });
  const clerk = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const stranger = await createTestWorkspace();
  const createItem = () =>
    insertInboxItem(owner.scope, { news: alert("p1"), to: { permission: "plans" }, key: "plan:p1:3" });
  await commit(owner.scope.db, [createItem(), createItem()]);
  await commit(owner.scope.db, [createItem()]);
  expect(
    await Promise.all([owner, planner, clerk, stranger].map(async (who) => (await inboxOf(who)).items.length)),
  ).toEqual([1, 1, 0, 0]);
  expect((await inboxOf(planner)).items[0]).toMatchObject({ ...alert("p1"), read: false, archived: false });
});

test("lines are read, archived and brought back; those of others stay as they are", async () => {
  const owner = await createTestWorkspace();
  const other = await createTestWorkspace({ member: owner, permissions: ["plans"] });
  for (const at of [1, 2, 3])
    await commit(owner.scope.db, [
      insertInboxItem(owner.scope, { news: alert(`p${at}`), to: { permission: "plans" } }),
    ]);
  const { items, unread } = await inboxOf(owner);
  expect(unread).toBe(3);
  const [first, second] = items;
  const theirs = (await inboxOf(other)).items[0];
  const act = (action: string, ids: unknown) => owner.fetch(`/api/inbox/${action}`, { body: { ids } });
  expect((await act("read", [first?.id, theirs?.id])).status).toBe(200);
  expect((await act("archive", [second?.id])).status).toBe(200);
  expect((await inboxOf(owner, "?folder=unread")).items).toHaveLength(1);
  expect((await inboxOf(owner)).items).toHaveLength(2);
  expect((await inboxOf(owner, "?folder=archive")).items.map(({ id }) => id)).toEqual([second?.id]);
  expect((await inboxOf(other)).unread).toBe(3);
  await act("restore", [second?.id]);
  await act("unread", [first?.id]);
  expect((await inboxOf(owner)).unread).toBe(3);
  await owner.fetch("/api/inbox/read-all", { body: {} });
  const count = await owner.fetch("/api/inbox/count");
  expect(await count.json()).toEqual({ data: { unread: 0 } });
  expect((await act("read", ["no id"])).status).toBe(422);
  expect((await act("burn", [first?.id])).status).toBe(404);
});

test("the inbox filters by kind and continues below a line; the count stops at 100", async () => {
  const owner = await createTestWorkspace();
  const file = { id: crypto.randomUUID(), fileName: "a.csv", status: "validating" as const };
  const record = { ...file, accountId: owner.account.id, createdBy: owner.userId };
  await commit(owner.scope.db, failImportAndNotify(owner.scope, record, { code: "file_empty" }));
  await commit(owner.scope.db, failImportAndNotify(owner.scope, record, { code: "file_empty" }));
  const many = Array.from({ length: 120 }, (_, at) =>
    insertInboxItem(owner.scope, { news: alert(`p${at}`), to: { users: [owner.userId] } }),
  );
  await commit(owner.scope.db, many);
  expect(await countUnread(owner.scope)).toBe(100);
  const first = await inboxOf(owner);
  const second = await inboxOf(owner, `?cursor=${first.next}`);
  expect([first.items.length, second.items.length]).toEqual([40, 40]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(80);
  let found: InboxView["items"] = [];
  for (let next: string | null = ""; next !== null && found.length === 0; ) {
    const page: InboxView = await inboxOf(owner, `?kind=import_failed&cursor=${next}`);
    found = page.items;
    next = page.next;
  }
  expect(found).toMatchObject([{ kind: "import_failed", detail: { fileName: "a.csv", code: "file_empty" } }]);
});
