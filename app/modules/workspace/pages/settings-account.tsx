import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readAccountScreen } from "../commands/view-account.server.ts";
import { AccountScreen } from "../screens/account-screen.tsx";
import type { Route } from "./+types/settings-account.ts";

export { accountAction as action } from "../http/account.server.ts";

export const loader = createScreenLoader(readAccountScreen);

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountScreen {...loaderData} />;
}
