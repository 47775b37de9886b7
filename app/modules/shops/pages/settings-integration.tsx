import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { answerShopChange, retryShopOrder, syncNow } from "../commands/sync-commands.server.ts";
import { disconnectShop, pauseShop, resumeShop } from "../commands/toggle-integration.server.ts";
import { updateIntegration } from "../commands/update-integration.server.ts";
import { viewShop } from "../commands/view-integrations.server.ts";
import { ShopPage } from "../screens/shop-page.tsx";
import type { Route } from "./+types/settings-integration.ts";

export const loader = createScreenLoader(viewShop);
export const action = createCommandAction(
  [updateIntegration, pauseShop, resumeShop, disconnectShop, syncNow, retryShopOrder, answerShopChange],
  { redirectTo: (intent) => (intent === disconnectShop.name ? "/settings/integrations" : null) },
);

export default function Integration({ loaderData }: Route.ComponentProps) {
  return <ShopPage {...loaderData} />;
}
