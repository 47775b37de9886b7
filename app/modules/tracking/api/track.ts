import { answerJson } from "#app/platform/http/answer-json.server.ts";
import { noCommands } from "#app/platform/http/api.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { findRequestedOrder } from "../http/tracking.server.ts";
import type { Route } from "./+types/track.ts";

/** What a stranger with the number, or whoever holds the link, may know of an order. */
export async function loader(args: Route.LoaderArgs) {
  const found = await findRequestedOrder(args);
  if (!found.ok) return toFailureResponse(args.request, found.failure);
  const { by, order } = found.value;
  const { timezone, ...bare } = order;
  return answerJson("GET /api/track/{order_number}", { order: by === "link" ? { ...bare, timezone } : bare });
}
export const action = noCommands;
