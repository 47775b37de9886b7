import { data, redirect } from "react-router";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { appContext, scopeContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { recordUsage } from "../commands/record-usage.server.ts";
import { ownTarget } from "../model/usage-limits.ts";
import { getUsageTarget } from "../model/usage-settings.ts";
import type { Route } from "./+types/product-usage-batch.ts";

/** Waybill's own collector of usage. It stores nothing of a person who did not agree where the law asks for it. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  const session = context.get(sessionContext);
  const { usage } = context.get(appContext);
  const isOwn = usage?.host === ownTarget.host;
  if (!isOwn || !session || !getUsageTarget(usage, session.user, scope.account)) return data(null, { status: 403 });
  const recorded = await recordUsage.execute(scope, parseBoundedJson(await request.text()));
  return recorded.ok ? data(null) : data(null, { status: errorStatuses[recorded.failure.code] });
}

export function loader() {
  return redirect("/");
}
