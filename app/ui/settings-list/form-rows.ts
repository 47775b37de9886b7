/** Rows of a list that a form starts with: names of their fields to what they hold. */
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
