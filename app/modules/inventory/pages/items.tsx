import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readItemsScreen } from "../commands/list-items.server.ts";
import { activateItems, changeItem, createItem, deactivateItems } from "../commands/save-item.server.ts";
import { ItemsScreen } from "../screens/items-screen.tsx";
import type { Route } from "./+types/items.ts";

export const loader = createScreenLoader(readItemsScreen);
export const action = createCommandAction([createItem, changeItem, activateItems, deactivateItems]);

export default function Items({ loaderData }: Route.ComponentProps) {
  return <ItemsScreen {...loaderData} />;
}
