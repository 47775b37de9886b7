/** The old and new value of each changed field. Unchanged fields are left out. */
export type FieldChanges = Record<string, { from: unknown; to: unknown }>;

/**
 * The changed fields, for the audit log. Nested groups are flattened: `preferences.force_rto`.
 * @param before the row as it was read; fields missing from `after` are ignored
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
