import type { FetchOptions } from "ofetch";
import { useCallback } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";

export type CallOptions = FetchOptions<"json"> & {
  query?: object;
  /** Converts property names to those of pages, for screens that combine both. */
  names?: "screen";
};

/** A call to the JSON API below `/api`. Every error reaches the caller. */
export type ApiCaller = <T>(path: string, options?: CallOptions) => Promise<T>;

interface UseApiOptions {
  /** For polling, and for callers that report a failure in their own words. */
  quiet?: boolean;
}

/**
 * The client of all background calls: the active account in the header, 30 seconds, a reload on 419,
 * the account-suspended page on 402, a notice on 500. It is loaded with the first call.
 */
export function useApi({ quiet = false }: UseApiOptions = {}): ApiCaller {
  const t = useTranslate();
  const shell = useRouteLoaderData<{ account: { id: string } | null }>("layout_default");
  const account = shell?.account?.id ?? null;
  const text = t("common:toast.error");
  const detail = t("common:toast.try_later");
  return useCallback(
    async <T>(path: string, options?: CallOptions) => {
      const { createApiClient, parseForScreen, createPageReactions } = await import("./api.ts");
      const reactions = createPageReactions({ text, detail });
      const { names, ...rest } = options ?? {};
      const read = names === "screen" ? { parseResponse: parseForScreen } : {};
      return createApiClient(account, quiet ? { ...reactions, notify: () => {} } : reactions)<T>(path, {
        ...rest,
        ...read,
      });
    },
    [account, text, detail, quiet],
  );
}
