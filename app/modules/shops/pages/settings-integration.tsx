import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { updateIntegration } from "../commands/change-shop.server.ts";
import { answerShop, retryOrder, syncNow } from "../commands/sync-commands.server.ts";
import { disconnectShop, pauseShop, resumeShop } from "../commands/turn-shop.server.ts";
import { viewShop } from "../commands/view-integrations.server.ts";
import { ShopPage } from "../screens/shop-page.tsx";
import type { Route } from "./+types/settings-integration.ts";

export const loader = screenLoader(viewShop);
export const action = commandAction(
  [updateIntegration, pauseShop, resumeShop, disconnectShop, syncNow, retryOrder, answerShop],
  { redirectTo: (intent) => (intent === disconnectShop.name ? "/settings/integrations" : null) },
);

export default function Integration({ loaderData }: Route.ComponentProps) {
  return <ShopPage {...loaderData} />;
}
