/** What a change did to each field: from, to. Fields that stayed are left out. */
export type FieldChanges = Record<string, { from: unknown; to: unknown }>;

/**
 * The fields that a change gave another value, for the audit log. Groups are taken apart: `preferences.force_rto`.
 * @param before the row as it was read; fields that `after` does not have are not looked at
 */
export function diffObjects(before: object, after: object, prefix = ""): FieldChanges {
  const changes: FieldChanges = {};
  for (const [name, to] of Object.entries(after)) {
    const from: unknown = Reflect.get(before, name);
    if (isGroup(from) && isGroup(to)) Object.assign(changes, diffObjects(from, to, `${prefix}${name}.`));
    else if (JSON.stringify(from ?? null) !== JSON.stringify(to ?? null))
      changes[`${prefix}${name}`] = { from: from ?? null, to: to ?? null };
  }
  return changes;
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
