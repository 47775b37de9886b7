import { getNetwork } from "./network.ts";

/** The client's address for rate limits. The edge sets it; a local server knows only itself. */
export function getClientAddress(request: Request): string {
  return getNetwork(request.headers.get("CF-Connecting-IP") ?? "local");
}
