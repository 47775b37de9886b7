/** What is wrong with an extract, in words for whoever handed it in. */
export class RegionError extends Error {
  override readonly name = "RegionError";
}
