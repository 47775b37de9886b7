import type { LoaderFunctionArgs } from "react-router";
import { fail, type Result } from "#app/domain/kernel/result.ts";
import type { TrackedOrder } from "#app/domain/tracking/tracked-order.ts";
import { findTracked } from "#app/features/tracking/track-order.server.ts";
import { surroundingsContext, trackingMeterContext } from "./contexts.server.ts";

/**
 * The order that a public address names. Every way to it is metered by the caller's address: by the gateway, or here
 * when the request did not come through it.
 */
export async function trackedOf({ context, params, request }: LoaderFunctionArgs): Promise<Result<TrackedOrder>> {
  const { db, ports } = context.get(surroundingsContext);
  const meter = context.get(trackingMeterContext);
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  const allowed = meter === "unasked" ? await ports.allow("tracking", address) : meter === "allowed";
  if (!allowed) return fail("too_many_requests", { seconds: 60 });
  return findTracked({ db, now: ports.clock.now() }, params.orderNumber ?? "");
}
