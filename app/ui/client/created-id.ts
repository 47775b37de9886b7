/** The id in the result of a command that creates something. */
export function getCreatedId(value: unknown): string | null {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" ? value.id : null;
}
