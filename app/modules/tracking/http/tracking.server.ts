import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { hostOwnerContext } from "#app/modules/messages/http/host-owner.server.ts";
import { readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import {
  formatBareTrackingPath,
  formatTrackingPath,
  parseTrackingNumber,
} from "#app/modules/orders/model/tracked/tracking-link.ts";
import { estimateArrival } from "#app/modules/routes/commands/estimate-arrival.server.ts";
import { can } from "#app/platform/access/can.ts";
import { getClientAddress } from "#app/platform/http/client-address.server.ts";
import { appContext, scopeContext, trackingLimitContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureBody } from "#app/platform/http/failures.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { findTrackedOrder, type TrackedOrderResult } from "../commands/find-tracked-order.server.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "params" | "request">;

/** Whether a client address is within its limit: as decided by the public gateway, or here when it did not check. */
export async function isWithinRateLimit({ context, request }: Pick<Args, "context" | "request">): Promise<boolean> {
  const meter = context.get(trackingLimitContext);
  if (meter !== "unasked") return meter === "allowed";
  return context.get(appContext).ports.isAllowed("tracking", getClientAddress(request));
}

const RETRY_AFTER = { seconds: 60 };

/** Throws an error page when the client address is over its limit. */
export async function enforceRateLimit(args: Pick<Args, "context" | "request">): Promise<void> {
  if (await isWithinRateLimit(args)) return;
  const { failure } = fail("too_many_requests", RETRY_AFTER);
  throw data(toFailureBody(getRequestLanguage(args.request), failure), {
    status: errorStatuses[failure.code],
    headers: { "Retry-After": String(RETRY_AFTER.seconds), "Cache-Control": "private, no-store" },
  });
}

/** The token of a tracking link; null without one. */
export function readTrackingToken(request: Request): string | null {
  return new URL(request.url).searchParams.get("t");
}

/** The order named in a public URL, with or without its token. Rate-limited by client address. */
export async function findRequestedOrder(args: Args): Promise<Result<TrackedOrderResult>> {
  if (!(await isWithinRateLimit(args))) return fail("too_many_requests", { seconds: 60 });
  const { db, ports } = args.context.get(appContext);
  const requested = { number: args.params.orderNumber ?? "", token: readTrackingToken(args.request) };
  const language = getRequestLanguage(args.request);
  const shownBy = args.context.get(hostOwnerContext);
  return findTrackedOrder({ db, ports, estimateArrival }, { ...requested, language, shownBy });
}

/**
 * Redirects to an order's public page: to the full page for members who may see the order, otherwise to the page by
 * number.
 */
export async function showTracking({ context, params, request }: Args): Promise<Response> {
  const number = parseTrackingNumber(params.number ?? "");
  const scope = context.get(scopeContext);
  const found = can(scope.account, "orders") ? await readOrder(scope, number) : null;
  const language = getRequestLanguage(request);
  return redirect(found?.ok ? formatTrackingPath(found.value, language) : formatBareTrackingPath(number, language));
}
