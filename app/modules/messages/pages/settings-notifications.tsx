import { createImageAction } from "#app/platform/http/files/image-action.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { removeMerchantLogo, saveMerchantLogo } from "../commands/merchant-logo.server.ts";
import { saveEventRule, saveSending } from "../commands/save-message-settings.server.ts";
import { checkHost, removeHost, saveHost } from "../commands/seller-host.server.ts";
import { addSuppression, removeSuppression } from "../commands/suppressions.server.ts";
import { viewMessageSettings } from "../commands/view-message-settings.server.ts";
import { NotificationsScreen } from "../screens/settings/notifications-screen.tsx";
import type { Route } from "./+types/settings-notifications.ts";

export const loader = createScreenLoader(viewMessageSettings);
export const action = createImageAction(
  saveMerchantLogo,
  createCommandAction([
    ...[saveSending, saveEventRule, addSuppression, removeSuppression],
    ...[saveHost, checkHost, removeHost, removeMerchantLogo],
  ]),
);

/** What customers are notified of, on which channels, and how. */
export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationsScreen {...loaderData} />;
}
