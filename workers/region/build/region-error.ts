/** A fault of an extract, as a message for the operator. */
export class RegionError extends Error {
  override readonly name = "RegionError";
}
