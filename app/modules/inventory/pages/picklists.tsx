import { PicklistsScreen } from "#app/features/picklists/picklists-screen.tsx";
import { picklistsScreen } from "#app/features/picklists/view-picklists.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/picklists.ts";

export const loader = screenLoader(picklistsScreen);

export default function Picklists({ loaderData }: Route.ComponentProps) {
  return <PicklistsScreen list={loaderData} />;
}
