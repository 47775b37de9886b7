import { updateIntegration } from "#app/features/settings/integrations/change-shop.server.ts";
import { ShopPage } from "#app/features/settings/integrations/shop-page.tsx";
import { answerShop, retryOrder, syncNow } from "#app/features/settings/integrations/sync-commands.server.ts";
import { disconnectShop, pauseShop, resumeShop } from "#app/features/settings/integrations/turn-shop.server.ts";
import { viewShop } from "#app/features/settings/integrations/view-integrations.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-integration.ts";

export const loader = screenLoader(viewShop);
export const action = commandAction(
  [updateIntegration, pauseShop, resumeShop, disconnectShop, syncNow, retryOrder, answerShop],
  { redirectTo: (intent) => (intent === disconnectShop.name ? "/settings/integrations" : null) },
);

export default function Integration({ loaderData }: Route.ComponentProps) {
  return <ShopPage {...loaderData} />;
}
