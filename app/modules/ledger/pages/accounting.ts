import { redirect } from "react-router";
import { accountingHome } from "#app/features/accounting/accounting-home.server.ts";
import { scopeContext } from "#app/http/wrappers/contexts.server.ts";
import { routeTable } from "#app/route-table.ts";
import type { Route } from "./+types/accounting.ts";

/** Where the member's accounting begins (platform §2.4). */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(accountingHome(context.get(scopeContext), new Set(routeTable.map(({ path }) => path))));
}
