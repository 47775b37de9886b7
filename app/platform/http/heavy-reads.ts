/** Names in a path of what reads much: files of whole lists, figures over weeks. */
const heavyNames = new Set(["export", "dashboards", "rows", "analytics"]);

/** Whether a request reads much: a search, a file of a list, figures. Of an account they run one after another. */
export function isHeavyRead({ method, url }: Pick<Request, "method" | "url">): boolean {
  if (method !== "GET") return false;
  const { pathname, searchParams } = new URL(url);
  if ((searchParams.get("search") ?? "").trim() !== "") return true;
  return pathname
    .replace(/\.data$/, "")
    .split("/")
    .some((name) => heavyNames.has(name));
}
