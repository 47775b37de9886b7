import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type LayoutName, type PageRoute, routeTable } from "./route-table.ts";

const layoutModules: Record<Exclude<LayoutName, "none">, string> = {
  auth: "layouts/auth.tsx",
  default: "layouts/default.tsx",
  track: "layouts/track.tsx",
  portal: "layouts/portal.tsx",
  embed: "layouts/embed.tsx",
  subscription: "layouts/subscription.tsx",
};

function toRouteEntry(row: PageRoute): RouteConfigEntry {
  const path = row.path === "/" ? "/" : row.path.replace(/^\//, "");
  return route(path, `modules/${row.module}`, { id: row.name });
}

function listLayoutRoutes(name: LayoutName): RouteConfigEntry[] {
  return routeTable.filter((row) => row.layout === name).map(toRouteEntry);
}

export default [
  layout(layoutModules.auth, { id: "layout_auth" }, listLayoutRoutes("auth")),
  layout(layoutModules.default, { id: "layout_default" }, listLayoutRoutes("default")),
  layout(layoutModules.track, { id: "layout_track" }, listLayoutRoutes("track")),
  layout(layoutModules.subscription, { id: "layout_subscription" }, listLayoutRoutes("subscription")),
  layout(layoutModules.portal, { id: "layout_portal" }, listLayoutRoutes("portal")),
  layout(layoutModules.embed, { id: "layout_embed" }, listLayoutRoutes("embed")),
  ...listLayoutRoutes("none"),
] satisfies RouteConfig;
