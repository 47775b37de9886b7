import { expect, test } from "vitest";
import { routeTable } from "#app/route-table.ts";
import { nameOf } from "#app/ui/resource/form/form-names.ts";
import { chosenColumns } from "#app/ui/resource/table/visible-columns.ts";
import { currentOf, navigationFor, screensFor } from "#app/ui/shell/navigation.ts";

const subscribed = { plan: "pro", isTrial: false, isCancelled: false };
const owner = { permissions: ["*"], features: [], subscription: subscribed };

test("the rail leads only to screens that exist", () => {
  const { groups, end } = navigationFor(owner);
  const paths = new Set(routeTable.map(({ path }) => path));
  for (const entry of [...groups.flat(), ...end]) expect(paths).toContain(entry.to);
});

test("what may not be opened is locked with the specification's words", () => {
  const locked = (grants: Parameters<typeof navigationFor>[0]) =>
    new Map(
      navigationFor(grants)
        .groups.flat()
        .map(({ name, locked }) => [name, locked]),
    );
  const limited = locked({ permissions: ["orders"], features: [], subscription: subscribed });
  expect(limited.get("orders")).toBeNull();
  expect(limited.get("plans")).toBe("common:shell.restricted");
  const unpaid = locked({ permissions: ["*"], features: [], subscription: null });
  expect(unpaid.get("plans")).toBe("common:shell.subscribe");
});

test("the palette offers no screen with a parameter or behind a lock", () => {
  expect(screensFor(owner).every(({ to }) => !to.includes(":"))).toBe(true);
  expect(screensFor({ permissions: [], features: [], subscription: null }).map(({ to }) => to)).toEqual([
    "/",
    "/inbox",
  ]);
});

test("a screen belongs to the module with the longest path", () => {
  const entries = navigationFor(owner).groups.flat();
  expect(currentOf(entries, "/orders/WB-1")?.name).toBe("orders");
  expect(currentOf(entries, "/")?.name).toBe("home");
  expect(currentOf(entries, "/ordersx")).toBeUndefined();
  // Its tabs are those of plans.
  expect(currentOf(entries, "/orders/recurring")?.name).toBe("plans");
});

test("columns come in the chosen order; nonsense in the address shows the usual ones", () => {
  const column = (key: string, hidden = false) => ({
    key,
    hidden,
    header: "common:nav.home" as const,
    cell: () => null,
  });
  const columns = [column("a"), column("b"), column("c", true)];
  expect(chosenColumns(columns, null).map(({ key }) => key)).toEqual(["a", "b"]);
  expect(chosenColumns(columns, ["c", "a", "x"]).map(({ key }) => key)).toEqual(["c", "a"]);
  expect(chosenColumns(columns, ["x"]).map(({ key }) => key)).toEqual(["a", "b"]);
});

test("the server's error paths find their fields", () => {
  expect(nameOf("packages.0.weight")).toBe("packages[0].weight");
  expect(nameOf("address.line1")).toBe("address.line1");
  expect(nameOf("hours.10")).toBe("hours[10]");
});
