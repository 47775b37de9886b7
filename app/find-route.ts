import { type PageRoute, routeTable } from "./route-table.ts";

/** The list name in a settings path; empty for other paths. */
export function getSettingsName(path: string): string {
  return /^\/?settings\/([^/]+)/.exec(path)?.[1] ?? "";
}

/** True for the row of the API, behind which each endpoint has its guard. */
export function isApi(row: Pick<PageRoute, "path">): boolean {
  return row.path === "/api/*";
}

const routesByPath = new Map(routeTable.map((row) => [normalizePath(row.path), row]));

function normalizePath(path: string): string {
  return path.split("/").filter(Boolean).join("/");
}

/** The row of a matched pattern; undefined means a route was added outside the table. */
export function findPageRoute(pattern: string): PageRoute | undefined {
  return routesByPath.get(normalizePath(pattern));
}
