/** The id of what a command made, out of its answer. */
export function getCreatedId(value: unknown): string | null {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" ? value.id : null;
}
