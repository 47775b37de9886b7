import { expect, test } from "vitest";
import { setAttemptCookie } from "#app/modules/identity/http/attempt-cookie.server.ts";
import { getSetupRedirect, hasTicket } from "#app/modules/identity/http/guard.server.ts";
import { routeTable } from "#app/route-table.ts";

const id = "0190a3c4-0000-7000-8000-000000000000";
const held = (purpose: "reset_password" | "verify_email" | "two_step", code?: string) =>
  setAttemptCookie({ purpose, id, subject: "a@b.example", code }).split(";")[0] ?? "";
const asked = (query: string, cookie = "") => new Request(`https://waybill.test/x${query}`, { headers: { cookie } });

test("before setup every page redirects to get-started; after it get-started redirects to login", () => {
  for (const row of routeTable) {
    const page =
      row.layout === "auth" || row.layout === "default" || row.layout === "portal" || row.layout === "subscription";
    const free = row.setup === "any" || !page;
    const absent = row.setup === "absent";
    expect(getSetupRedirect(row, false), row.path).toBe(free || absent ? null : "/get-started");
    expect(getSetupRedirect(row, true), row.path).toBe(absent ? "/login" : null);
  }
  expect(routeTable.filter((row) => row.setup === "absent").map((row) => row.path)).toEqual(["/get-started"]);
});

test("each sign-in step requires the result of the step before it; every other row requires nothing", () => {
  const rules: Record<string, { opens: Request[]; closed: Request[] }> = {
    "/password/validate": {
      opens: [asked("", held("reset_password"))],
      closed: [asked(""), asked("", held("two_step"))],
    },
    "/password/reset": {
      opens: [asked("?email=a&secret=b"), asked("", held("reset_password", "123456"))],
      closed: [asked("?email=a"), asked("?secret=b"), asked("", held("reset_password"))],
    },
    "/verify": { opens: [asked("", held("verify_email"))], closed: [asked("", held("reset_password", "123456"))] },
    "/login/two-step": { opens: [asked("", held("two_step", "t"))], closed: [asked("", held("two_step"))] },
    "/workspaces/load": { opens: [asked("?email=a"), asked("?token=t")], closed: [asked(""), asked("?email=")] },
  };
  for (const row of routeTable) {
    const rule = rules[row.path];
    for (const request of rule?.opens ?? [asked("")]) expect(hasTicket(row, request), row.path).toBe(true);
    for (const request of rule?.closed ?? []) expect(hasTicket(row, request), row.path).toBe(false);
  }
  expect(
    routeTable
      .filter((row) => row.tickets)
      .map((row) => row.path)
      .sort(),
  ).toEqual(Object.keys(rules).sort());
});
