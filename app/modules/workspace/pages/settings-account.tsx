import { AccountScreen } from "#app/features/settings/account/account-screen.tsx";
import { accountScreen } from "#app/features/settings/account/view-account.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-account.ts";

export { accountAction as action } from "#app/http/wrappers/account.server.ts";

export const loader = screenLoader(accountScreen);

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} />;
}
