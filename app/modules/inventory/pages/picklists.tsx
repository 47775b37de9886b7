import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readPicklistsScreen } from "../commands/view-picklists.server.ts";
import { PicklistsScreen } from "../screens/picklists-screen.tsx";
import type { Route } from "./+types/picklists.ts";

export const loader = createScreenLoader(readPicklistsScreen);

export default function Picklists({ loaderData }: Route.ComponentProps) {
  return <PicklistsScreen list={loaderData} />;
}
