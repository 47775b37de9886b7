import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { readOrder } from "#app/modules/orders/db/order.reads.server.ts";
import { askedNumber, barePath, trackingPath } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { expectedArrival } from "#app/modules/routes/commands/expected-arrival.server.ts";
import { can } from "#app/platform/access/can.ts";
import { addressOf } from "#app/platform/http/address.server.ts";
import { appContext, scopeContext, trackingMeterContext } from "#app/platform/http/contexts.server.ts";
import { failureBody } from "#app/platform/http/failures.server.ts";
import { languageOf } from "#app/platform/http/preferences.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { type Found, findTracked } from "../commands/track-order.server.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "params" | "request">;

/** True while an address may ask for more orders: found by the public gateway, or here when nobody asked it. */
export async function mayAsk({ context, request }: Pick<Args, "context" | "request">): Promise<boolean> {
  const meter = context.get(trackingMeterContext);
  if (meter !== "unasked") return meter === "allowed";
  return context.get(appContext).ports.allow("tracking", addressOf(request));
}

const wait = { seconds: 60 };

/** Turns away, as a page, whoever asks more than a stranger may. */
export async function orTooMany(args: Pick<Args, "context" | "request">): Promise<void> {
  if (await mayAsk(args)) return;
  const { failure } = fail("too_many_requests", wait);
  throw data(failureBody(languageOf(args.request), failure), {
    status: errorStatuses[failure.code],
    headers: { "Retry-After": String(wait.seconds), "Cache-Control": "private, no-store" },
  });
}

/** The token of the link that an address is, or null for a bare number. */
export function tokenOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("t");
}

/** The order that a public address names, with or without its token. Every way to it is metered by the caller's address. */
export async function trackedOf(args: Args): Promise<Result<Found>> {
  if (!(await mayAsk(args))) return fail("too_many_requests", { seconds: 60 });
  const { db, ports } = args.context.get(appContext);
  const asked = { number: args.params.orderNumber ?? "", token: tokenOf(args.request) };
  return findTracked({ db, ports, expectedArrival }, asked);
}

/**
 * The whole public page of an order for somebody signed in who may see the order; the one of its bare number for
 * everybody else.
 */
export async function openTracking({ context, params, request }: Args): Promise<Response> {
  const number = askedNumber(params.number ?? "");
  const scope = context.get(scopeContext);
  const found = can(scope.account, "orders") ? await readOrder(scope, number) : null;
  const language = languageOf(request);
  return redirect(found?.ok ? trackingPath(found.value, language) : barePath(number, language));
}
