import { expect, test } from "vitest";
import { routeTable } from "#app/route-table.ts";
import { toFormName } from "#app/ui/resource/form/form-names.ts";
import { listVisibleColumns } from "#app/ui/resource/table/visible-columns.ts";
import { findCurrentEntry, listNavigation, listScreens } from "#app/ui/shell/navigation.ts";

const subscribed = { plan: "pro", isTrial: false, isCancelled: false };
const owner = { permissions: ["*"], features: [], subscription: subscribed };

test("the rail links only to existing screens", () => {
  const { groups, end } = listNavigation(owner);
  const paths = new Set(routeTable.map(({ path }) => path));
  for (const entry of [...groups.flat(), ...end]) expect(paths).toContain(entry.to);
});

test("a screen without access is locked, and says why", () => {
  const locked = (grants: Parameters<typeof listNavigation>[0]) =>
    new Map(
      listNavigation(grants)
        .groups.flat()
        .map(({ name, locked }) => [name, locked]),
    );
  const limited = locked({ permissions: ["orders"], features: [], subscription: subscribed });
  expect(limited.get("orders")).toBeNull();
  expect(limited.get("plans")).toBe("common:shell.restricted");
  const unpaid = locked({ permissions: ["*"], features: [], subscription: null });
  expect(unpaid.get("plans")).toBe("common:shell.subscribe");
});

test("the palette offers no screen with a parameter or a lock", () => {
  expect(listScreens(owner).every(({ to }) => !to.includes(":"))).toBe(true);
  expect(listScreens({ permissions: [], features: [], subscription: null }).map(({ to }) => to)).toEqual([
    "/",
    "/inbox",
  ]);
});

test("a screen belongs to the module with the longest path", () => {
  const entries = listNavigation(owner).groups.flat();
  expect(findCurrentEntry(entries, "/orders/WB-1")?.name).toBe("orders");
  expect(findCurrentEntry(entries, "/")?.name).toBe("home");
  expect(findCurrentEntry(entries, "/ordersx")).toBeUndefined();
  // Its tabs are those of plans.
  expect(findCurrentEntry(entries, "/orders/recurring")?.name).toBe("plans");
});

test("columns are in the chosen order; an invalid URL shows the defaults", () => {
  const column = (key: string, hidden = false) => ({
    key,
    hidden,
    header: "common:nav.home" as const,
    cell: () => null,
  });
  const columns = [column("a"), column("b"), column("c", true)];
  expect(listVisibleColumns(columns, null).map(({ key }) => key)).toEqual(["a", "b"]);
  expect(listVisibleColumns(columns, ["c", "a", "x"]).map(({ key }) => key)).toEqual(["c", "a"]);
  expect(listVisibleColumns(columns, ["x"]).map(({ key }) => key)).toEqual(["a", "b"]);
});

test("the server's error paths map to their fields", () => {
  expect(toFormName("packages.0.weight")).toBe("packages[0].weight");
  expect(toFormName("address.line1")).toBe("address.line1");
  expect(toFormName("hours.10")).toBe("hours[10]");
});
