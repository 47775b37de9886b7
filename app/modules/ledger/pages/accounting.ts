import { redirect } from "react-router";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { routeTable } from "#app/route-table.ts";
import { getAccountingHomePath } from "../commands/accounting-access.server.ts";
import type { Route } from "./+types/accounting.ts";

/** Redirects to the first part of accounting that the member may see. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(getAccountingHomePath(context.get(scopeContext), new Set(routeTable.map(({ path }) => path))));
}
