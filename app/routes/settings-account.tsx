import { AccountScreen } from "#app/features/settings/account-screen.tsx";
import { accountScreen } from "#app/features/settings/view-account.server.ts";
import { screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/settings-account.ts";

export { accountAction as action } from "#app/http/account.server.ts";

export const loader = screenLoader(accountScreen);

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} />;
}
