import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { accessTokenCatalogue } from "../commands/access-tokens/access-tokens.server.ts";
import { rotateToken } from "../commands/access-tokens/rotate-token.server.ts";
import { AccessTokensScreen } from "../screens/access-tokens/access-tokens-screen.tsx";
import type { Route } from "./+types/settings-access-tokens.ts";

export const loader = createScreenLoader(accessTokenCatalogue.screen);
export const action = createCommandAction([...accessTokenCatalogue.commands, rotateToken]);

export default function AccessTokens({ loaderData }: Route.ComponentProps) {
  return <AccessTokensScreen {...loaderData} />;
}
