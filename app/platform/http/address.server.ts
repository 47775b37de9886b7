import { networkOf } from "./network.ts";

/** Where a request comes from, as limits count it; the edge says so, and a local server knows nobody but itself. */
export function addressOf(request: Request): string {
  return networkOf(request.headers.get("CF-Connecting-IP") ?? "local");
}
