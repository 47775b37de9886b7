import { accessTokenCatalogue } from "#app/features/settings/access-tokens/access-tokens.server.ts";
import { AccessTokensScreen } from "#app/features/settings/access-tokens/access-tokens-screen.tsx";
import { rotateToken } from "#app/features/settings/access-tokens/rotate-token.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-access-tokens.ts";

export const loader = screenLoader(accessTokenCatalogue.screen);
export const action = commandAction([...accessTokenCatalogue.commands, rotateToken]);

export default function AccessTokens({ loaderData }: Route.ComponentProps) {
  return <AccessTokensScreen {...loaderData} />;
}
