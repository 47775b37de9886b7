import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { type ApiCaller, useApi } from "../../client/use-api.ts";
import type { TranslationKey } from "../../i18n/translation-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { showErrorToast, showToast } from "../../primitives/toast.ts";
import type { SavedView } from "../resource-spec.ts";
import type { ListAddress } from "../table/use-list-address.ts";
import { formatViewQuery, type ViewState } from "./views.ts";

type Draft = ViewState & Pick<SavedView, "name"> & { module: string };

/** The API's response to a change of a view. */
interface Changed {
  view_id?: string;
}

interface ViewCall {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  body?: object;
  /** Success message; "view updated" by default. */
  done?: TranslationKey;
}

/** Creates, saves, moves and deletes saved views, and shows the result. */
export function useViewActions(module: string, address: ListAddress, views: readonly SavedView[]) {
  const t = useTranslate();
  const call = useApi({ quiet: true });
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  const send = async (requested: ViewCall): Promise<Changed | null> => {
    setBusy(true);
    const data = await callApi(call, requested);
    setBusy(false);
    if (data) {
      showToast(t(requested.done ?? "common:table.view_saved"));
      await revalidate();
    } else {
      showErrorToast(t("common:table.view_failed"), t("common:table.view_failed_next"));
    }
    return data;
  };
  const open = (query: string) =>
    void navigate(
      address.hrefWith(() => new URLSearchParams(query)),
      { preventScrollReset: true },
    );
  const here = (name: string): Draft => ({
    module,
    name,
    columns: address.columns ?? [],
    sort: address.sort ?? "",
    filters: address.filters.map(({ field, not, values }) => ({ field, values: [...values], ...(not && { not }) })),
  });
  const create = async (view: Draft) => {
    const made = await send({ method: "POST", path: "views", body: view, done: "common:table.view_created" });
    if (made?.view_id) open(formatViewQuery({ ...view, id: made.view_id }));
    return made !== null;
  };
  return {
    busy,
    create: (name: string) => create(here(name)),
    save: (view: SavedView) => send({ method: "PUT", path: `views/${view.id}`, body: here(view.name) }),
    rename: async ({ id, columns, filters, sort }: SavedView, name: string) =>
      (await send({ method: "PUT", path: `views/${id}`, body: { module, name, columns, filters, sort } })) !== null,
    duplicate: ({ name, columns, filters, sort }: SavedView) =>
      create({
        module,
        name: t("common:table.copy_of", { name }).slice(0, 60),
        columns,
        filters: [...filters],
        sort,
      }),
    share: async (view: SavedView, sharing: Pick<SavedView, "audience" | "roles">) => {
      const body = { ...here(view.name), ...sharing };
      return (await send({ method: "PUT", path: `views/${view.id}`, body })) !== null;
    },
    move: (view: SavedView, step: -1 | 1) => {
      const ids = views.flatMap(({ id, owner }) => (owner === null ? [id] : []));
      const at = ids.indexOf(view.id);
      ids.splice(at, 1);
      ids.splice(at + step, 0, view.id);
      return send({ method: "POST", path: `views/module/${module}/reorder`, body: { views: ids } });
    },
    remove: async (view: SavedView) => {
      if (await send({ method: "DELETE", path: `views/${view.id}`, done: "common:table.view_deleted" })) open("");
    },
  };
}

export type ViewActions = ReturnType<typeof useViewActions>;

/** The response's data, or null for any failure, which all show the same message. */
async function callApi(call: ApiCaller, { method, path, body }: ViewCall): Promise<Changed | null> {
  try {
    const { data } = await call<{ data: Changed }>(path, { method, body: body ?? {} });
    return data;
  } catch {
    // Being offline is handled like other failures.
    return null;
  }
}
