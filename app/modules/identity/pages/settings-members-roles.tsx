import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { roleCatalogue } from "../commands/roles.server.ts";
import { RolesScreen } from "../screens/roles-screen.tsx";
import type { Route } from "./+types/settings-members-roles.ts";

export const loader = createScreenLoader(roleCatalogue.screen);
export const action = createCommandAction(roleCatalogue.commands);

export default function Roles({ loaderData }: Route.ComponentProps) {
  return <RolesScreen {...loaderData} />;
}
