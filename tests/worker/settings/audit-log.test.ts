import { beforeEach, expect, test } from "vitest";
import type { AuditLine } from "#app/platform/catalogue/audit.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
beforeEach(async () => {
  mine = await createTestWorkspace();
});

interface Answer {
  data: { audit_log: AuditLine[]; pagination: { next: string | null; previous: string | null; total: object } };
}

async function log(query = "", who = mine): Promise<Answer["data"]> {
  const response = await who.fetch(`/api/audit-log?${query}`);
  expect(response.status).toBe(200);
  const answer: Answer = await response.json();
  return answer.data;
}

const actions = async (query: string) => (await log(query)).audit_log.map((each) => each.action);

async function changes(): Promise<void> {
  const made = await mine.fetch("/api/agents", { body: { name: "Emir", phone: "061 111 222" } });
  const { data }: { data: { id: string } } = await made.json();
  await mine.fetch(`/api/agents/${data.id}`, {
    method: "PUT",
    body: { name: "Emir Delić", phone: "061 111 222", external_id: "E-1", version: 1 },
  });
  await mine.fetch("/api/teams", { body: { name: "North" } });
}

test("every change is a line with user, action, time, old and new value, newest first", async () => {
  await changes();
  const { audit_log: lines, pagination } = await log();
  expect(lines.map(({ action, area }) => [action, area])).toEqual([
    ["settings.teams.create", "teams"],
    ["settings.agents.update", "agents"],
    ["settings.agents.create", "agents"],
  ]);
  expect(lines[1]).toMatchObject({
    actor: { id: mine.userId, name: mine.scope.actor.name },
    detail: {
      name: "Emir Delić",
      changes: { name: { from: "Emir", to: "Emir Delić" }, external_id: { from: null, to: "E-1" } },
    },
  });
  expect(pagination).toMatchObject({ next: null, previous: null, total: 3, total_is_exact: true });
});

test("it is searched, sorted, filtered by person, area and date, and walked page by page", async () => {
  await changes();
  const other = await createTestWorkspace({ member: mine, permissions: ["*"] });
  await other.fetch("/api/equipment", { body: { name: "Scanner 7", type: "scanner" } });
  expect(await actions("search=Scanner")).toEqual(["settings.equipment.create"]);
  expect(await actions("search=%25")).toEqual([]);
  expect(await actions(`filters[person][]=${other.userId}`)).toEqual(["settings.equipment.create"]);
  expect(await actions("filters[area][]=teams&filters[area][]=equipment")).toHaveLength(2);
  expect(await actions("filters[at][]=on,2001-01-01")).toEqual([]);
  expect((await actions("sort=at"))[0]).toBe("settings.agents.create");
  const first = await log("limit=3");
  const second = await log(`limit=3&cursor=${first.pagination.next}`);
  expect(second.audit_log.map(({ action }) => action)).toEqual(["settings.agents.create"]);
  const back = await log(`limit=3&cursor=${second.pagination.previous}`);
  expect(back.audit_log).toEqual(first.audit_log);
});

test("only the owner and members with full access see it, and only their own account's", async () => {
  await changes();
  const limited = await createTestWorkspace({
    member: mine,
    permissions: ["settings", "settings.members", "settings.agents"],
  });
  expect((await limited.fetch("/api/audit-log")).status).toBe(403);
  const stranger = await createTestWorkspace();
  expect((await log("", stranger)).audit_log).toEqual([]);
});

test("it is exported as it is filtered", async () => {
  await changes();
  const response = await mine.fetch("/settings/audit-log/export?format=csv&filters[area][]=agents");
  const text = await response.text();
  expect([response.status, text.trim().split("\n").length]).toEqual([200, 3]);
  expect(text).toContain("name: Emir → Emir Delić");
});
