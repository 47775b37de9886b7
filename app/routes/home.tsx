import { countOrdersByStatus } from "#app/data/orders/status-counts.reads.server.ts";
import { can } from "#app/domain/access/can.ts";
import { scopeContext } from "#app/http/contexts.server.ts";
import { HomePage } from "#app/ui/shell/home-page.tsx";
import type { Route } from "./+types/home.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  return { orders: can(scope.account, "orders") ? await countOrdersByStatus(scope) : null };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage orders={loaderData.orders} />;
}
