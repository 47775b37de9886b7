import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { assignPicklist } from "../commands/create-picklist.server.ts";
import { viewPicklist } from "../commands/view-picklists.server.ts";
import { completePicklist, scanItem, undoScan } from "../commands/work-picklist.server.ts";
import { PicklistPage } from "../screens/picklist-page.tsx";
import type { Route } from "./+types/picklist.ts";

export const loader = screenLoader(viewPicklist);
export const action = commandAction([assignPicklist, scanItem, undoScan, completePicklist]);

export default function Picklist({ loaderData }: Route.ComponentProps) {
  return <PicklistPage view={loaderData} />;
}
