/** A form's initial rows of a list: values by field name. */
export function toFormRows(initial: unknown): Record<string, string>[] {
  if (!Array.isArray(initial)) return [];
  return initial.map((row) =>
    Object.fromEntries(
      Object.entries(Object(row)).flatMap(([key, value]) =>
        value === undefined || value === null ? [] : [[key, String(value)]],
      ),
    ),
  );
}
