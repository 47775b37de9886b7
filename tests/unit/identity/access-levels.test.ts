import fc from "fast-check";
import { expect, test } from "vitest";
import { accessAreas, accessLevels, getHeld, setLevel } from "#app/modules/identity/model/access-levels.ts";
import { addModulePermissions } from "#app/modules/identity/model/member.ts";
import { suggestedRoles } from "#app/modules/identity/model/role.ts";
import { permissions } from "#app/platform/access/permissions.ts";

const all = () => true;
const listed = accessAreas.flatMap(({ levels }) => accessLevels.flatMap((level) => levels[level]));

test("every permission stands in one area at one level, and every area can be seen", () => {
  expect(listed.toSorted()).toEqual([...permissions].sort());
  for (const { name, levels } of accessAreas) expect(levels.see.length, name).toBeGreaterThan(0);
});

test("a viewer only sees, and a dispatcher manages neither cash nor fees", () => {
  const held = (role: readonly (typeof permissions)[number][], level: "work" | "manage") =>
    accessAreas.filter((area) => getHeld(area, level, role) !== "none").map(({ name }) => name);
  expect(held(suggestedRoles.viewer, "work")).toEqual([]);
  expect(held(suggestedRoles.viewer, "manage")).toEqual([]);
  const [orders] = accessAreas;
  expect(orders && getHeld(orders, "work", suggestedRoles.dispatcher)).toBe("all");
  expect(orders && getHeld(orders, "manage", suggestedRoles.dispatcher)).toBe("some");
  expect(held(suggestedRoles.dispatcher, "manage")).toEqual(["orders", "shipments", "plans"]);
});

const chosenSets = fc.subarray([...permissions]).map(addModulePermissions);
const cells = fc.record({ area: fc.constantFrom(...accessAreas), level: fc.constantFrom(...accessLevels) });

test("a checked level holds those before it; an unchecked one loses those after it; nothing else in other areas is lost", () => {
  fc.assert(
    fc.property(chosenSets, cells, (chosen, { area, level }) => {
      const at = accessLevels.indexOf(level);
      const given = setLevel(area, level, true, chosen, all);
      for (const each of accessLevels.slice(0, at + 1))
        for (const permission of area.levels[each]) expect(given).toContain(permission);
      expect(given).toEqual(expect.arrayContaining(chosen));
      const taken = setLevel(area, level, false, given, all);
      for (const each of accessLevels.slice(at)) expect(getHeld(area, each, taken)).toBe("none");
      const isOther = (permission: string) => permission.split(".")[0] !== area.levels.see[0]?.split(".")[0];
      expect(taken.filter(isOther)).toEqual(given.filter(isOther));
    }),
  );
});

test("nobody gives or takes what they may not grant", () => {
  fc.assert(
    fc.property(chosenSets, cells, fc.subarray([...permissions]), fc.boolean(), (chosen, cell, own, on) => {
      const changed = setLevel(cell.area, cell.level, on, chosen, (permission) => own.includes(permission));
      const opened = addModulePermissions(own);
      for (const permission of changed) expect([...chosen, ...opened]).toContain(permission);
    }),
  );
});
