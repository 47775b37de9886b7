import { assignPicklist } from "#app/features/picklists/create-picklist.server.ts";
import { PicklistPage } from "#app/features/picklists/picklist-page.tsx";
import { viewPicklist } from "#app/features/picklists/view-picklists.server.ts";
import { completePicklist, scanItem, undoScan } from "#app/features/picklists/work-picklist.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/picklist.ts";

export const loader = screenLoader(viewPicklist);
export const action = commandAction([assignPicklist, scanItem, undoScan, completePicklist]);

export default function Picklist({ loaderData }: Route.ComponentProps) {
  return <PicklistPage view={loaderData} />;
}
