import type { LoaderFunctionArgs } from "react-router";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { readBody } from "#app/platform/http/request-body.server.ts";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { hasValidSignature } from "#app/platform/http/signed-message.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { applyBillingEvent } from "../commands/subscription/apply-billing-event.server.ts";
import { viewSubscription } from "../commands/subscription/view-subscription.server.ts";

const loadSubscription = createScreenLoader(viewSubscription);

/** Loader of /settings/subscription, with the installation's billing portal and support address where configured. */
export async function subscriptionLoader(args: LoaderFunctionArgs) {
  const { billingPortalUrl, supportAddress } = args.context.get(appContext);
  return { ...(await loadSubscription(args)), billingPortalUrl, supportAddress };
}

/**
 * POST billing/events: an event of the billing provider, signed like Standard Webhooks. Without the secret the
 * installation responds as if the path did not exist.
 */
export const receiveBillingEvent: Handler = async ({ request, context }) => {
  const { billingSecret, ...app } = context.get(appContext);
  if (!billingSecret) return toFailureResponse(request, fail("not_found").failure);
  const read = await readBody(request);
  if (!read.ok) return toFailureResponse(request, read.failure);
  const header = (name: string) => request.headers.get(`webhook-${name}`) ?? "";
  const signed = { id: header("id"), timestamp: header("timestamp"), signature: header("signature") };
  if (!signed.id || !hasValidSignature(billingSecret, signed, read.value, app.ports.clock.now()))
    return toFailureResponse(request, fail("signature_invalid").failure);
  const event = parseBoundedJson(read.value);
  if (event === undefined || event === null) return toFailureResponse(request, fail("malformed").failure);
  const result = await applyBillingEvent.execute({ ...app, id: signed.id }, event);
  if (!result.ok) return toFailureResponse(request, result.failure);
  return Response.json({ data: result.value }, { headers: { "Cache-Control": "no-store" } });
};
