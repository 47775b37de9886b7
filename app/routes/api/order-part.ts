import { apiTimeline } from "#app/features/orders/api-orders.server.ts";
import { updateOrder } from "#app/features/orders/update-order.server.ts";
import { validateLocation } from "#app/features/orders/validate-location.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";
import { failureResponse } from "#app/http/failures.server.ts";
import type { Route } from "./+types/order-part.ts";

const timeline = apiRead(apiTimeline);

/** `GET orders/{number}/timeline`. */
export function loader(args: Route.LoaderArgs) {
  if (args.params.action !== "timeline") return failureResponse(args.request, { code: "not_found" });
  return timeline(args);
}

/** `PUT orders/{number}/{part}`, `POST orders/{number}/validate-location`. */
export const action = apiCommands([
  ...Object.entries(updateOrder).map(([part, command]) => ({ method: "PUT" as const, action: part, command })),
  { method: "POST", action: "validate-location", command: validateLocation },
]);
