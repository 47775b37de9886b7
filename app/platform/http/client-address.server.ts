import { getNetwork } from "./network.ts";

/** Where a request comes from, as limits count it; the edge says so, and a local server knows nobody but itself. */
export function getClientAddress(request: Request): string {
  return getNetwork(request.headers.get("CF-Connecting-IP") ?? "local");
}
