import type { Translate } from "../../i18n/translation-key.ts";
import type { ResourceData, ResourceSpec, SavedView } from "../resource-spec.ts";
import type { ListAddress } from "../table/use-list-address.ts";

export interface ViewTab {
  key: string;
  label: string;
  /** Its query. */
  query: string;
  count: number | undefined;
  /** Others see it too. */
  isShared?: boolean;
}

/** Every tab of a list: "All" first, then the fixed ones, then the saved views. */
export function listViewTabs<Row>(spec: ResourceSpec<Row>, data: ResourceData<Row>, t: Translate): ViewTab[] {
  const count = (key: string) => data.counts?.[key];
  return [
    { key: "all", label: t("common:table.all"), query: "", count: count("all") },
    ...(spec.tabs ?? []).map(({ key, label, query }) => ({
      key,
      label: t(label),
      query: `view=${key}&${query}`,
      count: count(key),
    })),
    ...(data.views ?? []).map((view) => ({
      key: view.id,
      label: view.name,
      query: formatViewQuery(view),
      count: count(view.id),
      isShared: view.audience !== "me",
    })),
  ];
}

/** What a view keeps of its list. */
export type ViewState = Pick<SavedView, "filters" | "sort" | "columns">;

/** The address of a saved view. */
export function formatViewQuery({ id, filters, sort, columns }: ViewState & Pick<SavedView, "id">): string {
  const params = new URLSearchParams({ view: id });
  for (const { field, not, values } of filters)
    for (const value of values) params.append(`filters[${field}]${not ? "[not]" : ""}[]`, value);
  if (sort) params.set("sort", sort);
  if (columns.length > 0) params.set("columns", columns.join(","));
  return params.toString();
}

/** The view that the URL names or equals; `changed` if it differs from the view. */
export function findCurrentView(
  views: readonly ViewTab[],
  address: Pick<ListAddress, "params">,
): { current: string; changed: boolean } {
  const here = computeSignature(address.params);
  const same = ({ query }: ViewTab) => computeSignature(new URLSearchParams(query)) === here;
  const named = views.find(({ key }) => key === address.params.get("view"));
  const present = named ?? views.find(same);
  return present ? { current: present.key, changed: !same(present) } : { current: "all", changed: true };
}

/** Parameters stored in a view. A search is not among them. */
const viewKeys = /^(filters\[|sort$|columns$)/;

function computeSignature(params: URLSearchParams): string {
  return [...params]
    .filter(([key, value]) => viewKeys.test(key) && value !== "")
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join("&");
}
