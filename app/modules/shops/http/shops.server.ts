import type { ActionFunctionArgs } from "react-router";
import { readBody } from "#app/platform/http/api.server.ts";
import { parseJson } from "#app/platform/http/bounded-json.ts";
import { type AppContext, appContext } from "#app/platform/http/contexts.server.ts";
import { failureResponse } from "#app/platform/http/failures.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { hearHook } from "../commands/hear-hook.server.ts";
import { hearPrivacy } from "../commands/hear-privacy.server.ts";
import { hearKeys } from "../commands/return-from-shop.server.ts";

interface Message {
  app: AppContext;
  id: string;
  header(name: string): string;
  body: string;
}

/** A message of a shop, answered before anything of it is done. */
function heard(hear: (message: Message) => Promise<Result<null>>) {
  return async ({ request, context, params }: ActionFunctionArgs): Promise<Response> => {
    if (request.method !== "POST") return failureResponse(request, fail("method_not_allowed").failure);
    const read = await readBody(request);
    if (!read.ok) return failureResponse(request, read.failure);
    const header = (name: string) => request.headers.get(name) ?? "";
    const done = await hear({ app: context.get(appContext), id: params.id ?? "", header, body: read.value });
    if (!done.ok) return failureResponse(request, done.failure);
    return Response.json({ data: {} }, { headers: { "Cache-Control": "no-store" } });
  };
}

/** POST shops/{id}/events: what happened in a shop. */
export const shopCall = heard(({ app, ...message }) => hearHook(app, message));
/** POST shops/shopify/privacy: what Shopify asks for its customers' sake. */
export const privacyCall = heard(({ app, ...message }) => hearPrivacy(app, message));
/** POST shops/woocommerce/keys: keys that a shop made for us. */
export const keysCall = heard(({ app, body }) => hearKeys(app, parseJson(body)));
