import { isLogTab } from "./sync-log.ts";

export const DEFAULT_LOG_LINES = 50;

/** Parses tab, search and cursor of the log from the URL; unknown values are ignored. */
export function parseLogQuery({ searchParams }: URL) {
  const tab = searchParams.get("tab") ?? "";
  const cursor = searchParams.get("cursor") ?? "";
  return {
    tab: isLogTab(tab) ? tab : ("" as const),
    search: (searchParams.get("search") ?? "").trim().slice(0, 50),
    before: /^\d{1,15}$/.test(cursor) ? Number(cursor) : null,
    limit: DEFAULT_LOG_LINES + 1,
  };
}
