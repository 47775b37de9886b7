import { ItemsScreen } from "#app/features/stock/items-screen.tsx";
import { itemsScreen } from "#app/features/stock/list-items.server.ts";
import { activateItems, changeItem, createItem, deactivateItems } from "#app/features/stock/save-item.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/items.ts";

export const loader = screenLoader(itemsScreen);
export const action = commandAction([createItem, changeItem, activateItems, deactivateItems]);

export default function Items({ loaderData }: Route.ComponentProps) {
  return <ItemsScreen {...loaderData} />;
}
