import { data, type LoaderFunctionArgs } from "react-router";
import { enforceRateLimit } from "#app/modules/tracking/http/tracking.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { getPortal, viewPage } from "../commands/portal.server.ts";
import { formatStatus, STATUS_PLACEHOLDER } from "../commands/view-status.server.ts";
import type { ApiDescription } from "./openapi/openapi.server.ts";

/** A page of the portal. Only the status page reads the database for anyone, so it has a rate limit. */
export async function visitPortal(
  { params, context, request }: Pick<LoaderFunctionArgs, "params" | "context" | "request">,
  described: ApiDescription,
) {
  const { db, ports, origin } = context.get(appContext);
  const viewed = viewPage(getPortal(described, origin), params.section ?? "", params.page ?? "");
  if (!viewed) throw data(null, { status: 404 });
  const { shown } = viewed;
  if (!shown.text.includes(STATUS_PLACEHOLDER)) return viewed;
  await enforceRateLimit({ context, request });
  const text = shown.text.replace(STATUS_PLACEHOLDER, await formatStatus(db, ports.clock.now()));
  return { ...viewed, shown: { ...shown, text } };
}
