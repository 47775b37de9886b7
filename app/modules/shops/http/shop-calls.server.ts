import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { type AppContext, appContext } from "#app/platform/http/contexts.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { readBody } from "#app/platform/http/request-body.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { receivePrivacyRequest } from "../commands/receive-privacy-request.server.ts";
import { receiveShopWebhook } from "../commands/receive-webhook.server.ts";
import { receiveShopKeys } from "../commands/return-from-shop.server.ts";

interface ShopMessage {
  app: AppContext;
  id: string;
  header(name: string): string;
  body: string;
}

/** Receives a message of a shop, which is only stored before the response. */
function createReceiver(receive: (message: ShopMessage) => Promise<Result<null>>): Handler {
  return async ({ request, context, params }) => {
    const read = await readBody(request);
    if (!read.ok) return toFailureResponse(request, read.failure);
    const header = (name: string) => request.headers.get(name) ?? "";
    const done = await receive({ app: context.get(appContext), id: params.id ?? "", header, body: read.value });
    if (!done.ok) return toFailureResponse(request, done.failure);
    return Response.json({ data: {} }, { headers: { "Cache-Control": "no-store" } });
  };
}

/** POST shops/{id}/events: webhooks of a shop. */
export const handleShopWebhook = createReceiver(({ app, ...message }) => receiveShopWebhook(app, message));
/** POST shops/shopify/privacy: Shopify's mandatory privacy requests. */
export const handlePrivacyWebhook = createReceiver(({ app, ...message }) => receivePrivacyRequest(app, message));
/** POST shops/woocommerce/keys: keys that a shop created for us. */
export const handleKeysCall = createReceiver(({ app, body }) => receiveShopKeys(app, parseBoundedJson(body)));
