import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { assignPicklist } from "../commands/create-picklist.server.ts";
import { viewPicklist } from "../commands/view-picklists.server.ts";
import { completePicklist, scanItem, undoScan } from "../commands/work-picklist.server.ts";
import { PicklistPage } from "../screens/picklist-page.tsx";
import type { Route } from "./+types/picklist.ts";

export const loader = createScreenLoader(viewPicklist);
export const action = createCommandAction([assignPicklist, scanItem, undoScan, completePicklist]);

export default function Picklist({ loaderData }: Route.ComponentProps) {
  return <PicklistPage view={loaderData} />;
}
