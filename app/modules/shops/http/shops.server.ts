import type { ActionFunctionArgs } from "react-router";
import { parseJson } from "#app/domain/kernel/bounded-json.ts";
import { fail, type Result } from "#app/domain/kernel/result.ts";
import { hearHook } from "#app/features/settings/integrations/hear-hook.server.ts";
import { hearPrivacy } from "#app/features/settings/integrations/hear-privacy.server.ts";
import { hearKeys } from "#app/features/settings/integrations/return-from-shop.server.ts";
import { readBody } from "./wrappers/api.server.ts";
import { type AppContext, appContext } from "./wrappers/contexts.server.ts";
import { failureResponse } from "./wrappers/failures.server.ts";

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
