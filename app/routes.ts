import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Layout, type RouteRow, routeTable } from "./route-table.ts";

const layoutModules: Record<Exclude<Layout, "none">, string> = {
  auth: "layouts/auth.tsx",
  default: "layouts/default.tsx",
  track: "layouts/track.tsx",
  portal: "layouts/portal.tsx",
};

function entry(row: RouteRow): RouteConfigEntry {
  const path = row.path === "/" ? "/" : row.path.replace(/^\//, "");
  return route(path, `modules/${row.module}`, { id: row.name });
}

function rowsOf(name: Layout): RouteConfigEntry[] {
  return routeTable.filter((row) => row.layout === name).map(entry);
}

export default [
  layout(layoutModules.auth, { id: "layout_auth" }, rowsOf("auth")),
  layout(layoutModules.default, { id: "layout_default" }, rowsOf("default")),
  layout(layoutModules.track, { id: "layout_track" }, rowsOf("track")),
  layout(layoutModules.portal, { id: "layout_portal" }, rowsOf("portal")),
  ...rowsOf("none"),
] satisfies RouteConfig;
