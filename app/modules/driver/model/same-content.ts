import type { DriveAction, DriveInput } from "./drive-action.ts";

type ActionContent = DriveInput & Pick<DriveAction, "kind" | "deviceAt">;

/** True when two actions under one id say the same: an id belongs to one action. Their ways to the server do not count. */
export function isSameContent(one: ActionContent, other: ActionContent): boolean {
  return toText(one) === toText(other);
}

/** What is not part of an action's content: its id, and how it was sent. */
const wayFields: readonly string[] = ["id", "after", "clockOffset"];

function toText(content: ActionContent): string {
  const fields = Object.entries({ ...content, deviceAt: Date.parse(content.deviceAt) });
  return JSON.stringify(sortKeys(Object.fromEntries(fields.filter(([name]) => !wayFields.includes(name)))));
}

/** The same value with sorted keys, so that its text does not depend on their order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortKeys(each)]));
}
