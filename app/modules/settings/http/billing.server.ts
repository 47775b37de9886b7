import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { readBody } from "#app/platform/http/api.server.ts";
import { parseJson } from "#app/platform/http/bounded-json.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { failureResponse } from "#app/platform/http/failures.server.ts";
import { screenLoader } from "#app/platform/http/screens.server.ts";
import { isSigned } from "#app/platform/http/signed-message.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { applyBillingEvent } from "../commands/subscription/apply-event.server.ts";
import { viewSubscription } from "../commands/subscription/view-subscription.server.ts";

const subscription = screenLoader(viewSubscription);

/** Loader of /settings/subscription: with where it is paid and whom to write to, where the installation names them. */
export async function subscriptionLoader(args: LoaderFunctionArgs) {
  const { billingPortalUrl, supportAddress } = args.context.get(appContext);
  return { ...(await subscription(args)), billingPortalUrl, supportAddress };
}

/**
 * POST billing/events: a message of the payment side, signed as Standard Webhooks are. An installation without the
 * secret takes none, and looks as if the address were not there.
 */
export async function billingCall({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { billingSecret, ...app } = context.get(appContext);
  if (!billingSecret) return failureResponse(request, fail("not_found").failure);
  if (request.method !== "POST") return failureResponse(request, fail("method_not_allowed").failure);
  const read = await readBody(request);
  if (!read.ok) return failureResponse(request, read.failure);
  const header = (name: string) => request.headers.get(`webhook-${name}`) ?? "";
  const signed = { id: header("id"), timestamp: header("timestamp"), signature: header("signature") };
  if (!signed.id || !isSigned(billingSecret, signed, read.value, app.ports.clock.now()))
    return failureResponse(request, fail("signature_invalid").failure);
  const event = parseJson(read.value);
  if (event === undefined || event === null) return failureResponse(request, fail("malformed").failure);
  const result = await applyBillingEvent.execute({ ...app, id: signed.id }, event);
  if (!result.ok) return failureResponse(request, result.failure);
  return Response.json({ data: result.value }, { headers: { "Cache-Control": "no-store" } });
}
