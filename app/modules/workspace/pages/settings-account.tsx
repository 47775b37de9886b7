import { screenLoader } from "#app/platform/http/screens.server.ts";
import { accountScreen } from "../commands/view-account.server.ts";
import { AccountScreen } from "../screens/account-screen.tsx";
import type { Route } from "./+types/settings-account.ts";

export { accountAction as action } from "../http/account.server.ts";

export const loader = screenLoader(accountScreen);

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} />;
}
