import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { authorizeShop } from "../commands/authorize-shop.server.ts";
import { connectShop } from "../commands/connect-shop.server.ts";
import { viewIntegrations } from "../commands/view-integrations.server.ts";
import { IntegrationsScreen } from "../screens/integrations-screen.tsx";
import type { Route } from "./+types/settings-integrations.ts";

export const loader = createScreenLoader(viewIntegrations);
export const action = createCommandAction([connectShop, authorizeShop]);

export default function Integrations({ loaderData }: Route.ComponentProps) {
  return <IntegrationsScreen {...loaderData} />;
}
