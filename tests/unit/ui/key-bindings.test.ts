import { expect, test } from "vitest";
import { formatKey, groupKeysByAction, keyBindings } from "#app/ui/keyboard/key-bindings.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../../app/modules/*/screens/**/*.resource.tsx", {
  eager: true,
});

type Spec = Pick<ResourceSpec<unknown>, "bulkActions" | "title">;
const isList = (value: unknown): value is Spec =>
  typeof value === "object" && value !== null && "columns" in value && "rowId" in value;
const lists = Object.values(modules).flatMap((module) => Object.values(module).filter(isList));

test("no list binds a key that means something else in lists, or binds one key twice", () => {
  expect(lists.length).toBeGreaterThan(5);
  for (const { title, bulkActions = [] } of lists) {
    const keys = bulkActions.flatMap(({ hotkey }) => hotkey ?? []);
    expect(keys, title).toEqual([...new Set(keys)]);
    expect(
      keys.filter((key) => key in keyBindings.list.keys || key in keyBindings.everywhere.keys),
      title,
    ).toEqual([]);
  }
});

test("keys with the same action share a line, written as on keyboards", () => {
  expect(groupKeysByAction(keyBindings.trail.keys).map(({ keys }) => keys)).toEqual([["j"], ["k"]]);
  expect(groupKeysByAction(keyBindings.list.keys).find(({ word }) => word === "common:keys.open")?.keys).toEqual([
    "Enter",
    "e",
  ]);
  expect(["Ctrl+Shift+z", "Alt+ArrowUp", "?", "Escape"].map(formatKey)).toEqual(["Ctrl Shift Z", "Alt ↑", "?", "Esc"]);
});
