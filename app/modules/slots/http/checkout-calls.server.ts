import { isSubscribed } from "#app/platform/access/can.ts";
import { checkRateLimits } from "#app/platform/db/rate-limits.server.ts";
import { withSandboxClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { getClientAddress } from "#app/platform/http/client-address.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { endpointFor } from "#app/platform/http/endpoint.server.ts";
import type { EndpointArgs } from "#app/platform/http/endpoint-definition.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { Checkout } from "../commands/checkout-request.server.ts";
import { findCheckoutKey, type OpenCheckoutKey } from "../db/checkout-keys.server.ts";
import { checkoutRateLimit } from "../model/checkout-key.ts";

type CheckoutArgs = Pick<EndpointArgs, "context" | "request">;

/** The key of a request, and whether the page that asks is of one of its sites. */
async function findKey({
  context,
  request,
}: CheckoutArgs): Promise<{ key: OpenCheckoutKey; site: string | null } | null> {
  const shown = new URL(request.url).searchParams.get("key") ?? "";
  const key = shown.startsWith("pk_") ? await findCheckoutKey(context.get(appContext), shown) : null;
  const origin = request.headers.get("Origin");
  return key && { key, site: origin !== null && key.sites.includes(origin) ? origin : null };
}

/** The site of a page that its key lets in. */
export async function findCheckoutSite(args: CheckoutArgs): Promise<string | null> {
  return (await findKey(args))?.site ?? null;
}

/** The caller of a request with a checkout key; counted by key and network. */
async function openCheckout(args: CheckoutArgs): Promise<Result<Checkout>> {
  const found = await findKey(args);
  if (!found) return fail("not_found");
  if (found.site === null) return fail("foreign_origin");
  const { account, id, name, merchantId } = found.key;
  if (!isSubscribed(account)) return fail("subscription_missing");
  const { db, ports } = args.context.get(appContext);
  const at = ports.clock.now();
  const network = getClientAddress(args.request);
  const asks = [{ name: "checkout_question", subject: `${id} ${network}` }] as const;
  const limited = await checkRateLimits(db, asks, at);
  if (limited) return fail("too_many_requests", { seconds: limited.seconds });
  const meter = await ports.countRequest(id, { ...checkoutRateLimit, at });
  if (meter.isOver) return fail("too_many_requests", { seconds: meter.resetSeconds });
  const scope: Scope = {
    account,
    actor: { id: null, name, language: getRequestLanguage(args.request) },
    locations: "all",
    db,
    ports: withSandboxClock(ports, account),
  };
  return ok({ scope, key: { id, merchantId }, network });
}

/** An endpoint for pages of shops. */
export const checkoutEndpoint = endpointFor<Checkout>(async (args) => {
  const checkout = await openCheckout(args);
  return checkout.ok ? ok({ context: checkout.value, keyed: null }) : checkout;
});
