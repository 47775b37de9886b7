import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface View {
  routing: Record<string, unknown>;
  defaults: Record<string, unknown>;
  currency: string;
  version: string;
}

let mine: TestWorkspace;
beforeEach(async () => {
  mine = await createTestWorkspace();
});

const path = "/api/settings/routing";
const read = async (): Promise<View> => {
  const { data }: { data: View } = await (await mine.fetch(path)).json();
  return data;
};
const put = (body: object) => mine.fetch(path, { method: "PUT", body });

test("settings are changed, saved, and reset to their defaults; the log shows the changes", async () => {
  const { routing, defaults, version } = await read();
  expect(routing).toEqual(defaults);
  const changed = {
    ...routing,
    balancing: "high",
    stop_duration_minutes: 7,
    delayed_start: true,
    depot_revisit: "soft",
  };
  expect((await put({ ...changed, version })).status).toBe(200);
  const now = await read();
  expect(now.routing).toEqual(changed);
  const [account] = await mine.scope.db.select().from(accounts);
  expect(account?.routing).toMatchObject({ balancing: "high", service_area: "disabled", depot_revisit: "soft" });
  expect((await mine.fetch(path, { method: "DELETE", body: { version: now.version } })).status).toBe(200);
  expect((await read()).routing).toEqual(defaults);
  const log = await mine.scope.db.select().from(auditLog);
  expect(log.map(({ action, detail }) => ({ action, detail }))).toEqual([
    {
      action: "settings.routing.update",
      detail: {
        changes: {
          balancing: { from: "disabled", to: "high" },
          stop_duration_minutes: { from: 5, to: 7 },
          delayed_start: { from: false, to: true },
          depot_revisit: { from: "disabled", to: "soft" },
        },
      },
    },
    {
      action: "settings.routing.reset",
      detail: {
        changes: {
          balancing: { from: "high", to: "disabled" },
          stop_duration_minutes: { from: 7, to: 5 },
          delayed_start: { from: true, to: false },
          depot_revisit: { from: "soft", to: "disabled" },
        },
      },
    },
  ]);
});

test("of several concurrent changes one is saved and the others are refused", async () => {
  const { routing, version } = await read();
  const answers = await Promise.all(
    [1, 2, 3].map((minutes) => put({ ...routing, stop_duration_minutes: minutes, version })),
  );
  expect(answers.map((each) => each.status).sort()).toEqual([200, 409, 409]);
  expect(await mine.scope.db.$count(auditLog)).toBe(1);
});

test("out-of-range values are rejected by field; managing has its own permission", async () => {
  const { routing, version } = await read();
  const wrong = await put({
    ...routing,
    version,
    balancing: "extreme",
    stop_duration_minutes: -1,
    parking_time_seconds: 9e9,
  });
  const { errors }: { errors: Record<string, string[]> } = await wrong.json();
  expect([wrong.status, Object.keys(errors).sort()]).toEqual([
    422,
    ["balancing", "parking_time_seconds", "stop_duration_minutes"],
  ]);
  const reader = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.routing"] });
  expect((await reader.fetch(path)).status).toBe(200);
  expect((await reader.fetch(path, { method: "PUT", body: { ...routing, version } })).status).toBe(403);
});

test("costs are suggested by country, kept when changed, and reset when emptied", async () => {
  mine = await createTestWorkspace({ country: "DE" });
  const { routing, version, currency } = await read();
  expect(currency).toBe("EUR");
  expect(routing).toMatchObject({
    objective: "least_cost",
    default_cost_per_hour: 28,
    default_cost_per_km: 0.35,
    default_cost_per_route: 0,
    default_cost_per_stop: 0,
  });
  const own = { ...routing, objective: "fewest_vehicles", default_cost_per_hour: 31.5, default_cost_per_stop: 0.255 };
  expect((await put({ ...own, version })).status).toBe(200);
  const now = await read();
  expect(now.routing).toEqual(own);
  const [account] = await mine.scope.db.select().from(accounts).where(eq(accounts.id, mine.scope.account.id));
  // What is as suggested is not stored: it follows the country.
  expect(account?.routing).toMatchObject({ default_cost_per_hour: 31.5, default_cost_per_km: null });
  expect((await put({ ...own, default_cost_per_hour: null, version: now.version })).status).toBe(200);
  const again = await read();
  expect(again.routing).toMatchObject({ default_cost_per_hour: 28, default_cost_per_stop: 0.255 });
  const perMile = {
    ...again.routing,
    distance_units: "imperial",
    default_cost_per_km: 0.56327,
    version: again.version,
  };
  expect((await put(perMile)).status).toBe(200);
  expect((await read()).routing).toMatchObject({ default_cost_per_km: 0.35 });
});
