import { authorizeShop } from "#app/features/settings/integrations/authorize-shop.server.ts";
import { connectShop } from "#app/features/settings/integrations/connect-shop.server.ts";
import { IntegrationsScreen } from "#app/features/settings/integrations/integrations-screen.tsx";
import { viewIntegrations } from "#app/features/settings/integrations/view-integrations.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-integrations.ts";

export const loader = screenLoader(viewIntegrations);
export const action = commandAction([connectShop, authorizeShop]);

export default function Integrations({ loaderData }: Route.ComponentProps) {
  return <IntegrationsScreen {...loaderData} />;
}
