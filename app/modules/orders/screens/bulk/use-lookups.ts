import { useMemo, useRef, useState } from "react";
import { type ApiCaller, useApi } from "#app/ui/client/use-api.ts";
import type { Choice } from "#app/ui/primitives/combobox.tsx";
import type { Lookup, LookupKind, LookupMatch } from "../../model/grid/grid-context.ts";

export type KnownOptions = Readonly<Record<LookupKind, readonly Lookup[]>>;

/** Looks up on the server what an order can refer to. */
export async function fetchOrderOptions(
  call: ApiCaller,
  kind: LookupKind,
  search: string,
  signal?: AbortSignal,
): Promise<readonly Lookup[]> {
  const { data } = await call<{ data: { options: Lookup[] } }>(`order-options/${kind}`, { query: { search }, signal });
  return data.options;
}

const getLookupKey = (kind: LookupKind, text: string) => `${kind}/${text.trim().toLowerCase()}`;

/** A customer's text in a cell, in the format that the parser reads. */
export const formatCustomerCell = ({ label, data }: Lookup) =>
  [label, data?.phone, data?.email].filter(Boolean).join("; ");

/**
 * What cells refer to, by text. An unknown name is looked up once in the background; `version` changes with every
 * response, so that rows are parsed again.
 */
export function useLookups(start: KnownOptions) {
  const call = useApi({ quiet: true });
  const [version, setVersion] = useState(0);
  const answers = useRef(0);
  const book = useMemo(() => {
    const known = new Map<string, LookupMatch | null>();
    const requested = new Set<string>();
    const addLookups = (kind: LookupKind, found: readonly Lookup[]) => {
      for (const each of found)
        known.set(getLookupKey(kind, kind === "customers" ? formatCustomerCell(each) : each.label), each);
    };
    for (const [kind, found] of Object.entries(start)) addLookups(kind as LookupKind, found);
    const lookUp = async (kind: LookupKind, text: string) => {
      const key = getLookupKey(kind, text);
      if (requested.has(key)) return;
      requested.add(key);
      try {
        addLookups(kind, await fetchOrderOptions(call, kind, text.trim()));
        if (!known.has(key)) known.set(key, null);
      } catch {
        // Looked up again the next time the row is parsed.
        requested.delete(key);
      }
      answers.current += 1;
      setVersion(answers.current);
    };
    return {
      /** Number of responses so far. */
      countResponses: () => answers.current,
      addLookups,
      look: (kind: LookupKind, text: string): LookupMatch | null | undefined => {
        const found = known.get(getLookupKey(kind, text));
        if (found !== undefined) return found;
        // A customer may be new, and a place with a comma is an address.
        if (kind === "customers" || (kind === "locations" && /[,\n]/.test(text))) return null;
        void lookUp(kind, text);
        return undefined;
      },
      pick:
        (kind: LookupKind) =>
        async (search: string, signal: AbortSignal): Promise<readonly Choice[]> => {
          const found = await fetchOrderOptions(call, kind, search, signal);
          addLookups(kind, found);
          return found.map((each) => ({
            value: kind === "customers" ? formatCustomerCell(each) : each.label,
            label: each.label,
            ...(each.detail && { detail: each.detail }),
          }));
        },
    };
  }, [call, start]);
  return { ...book, version };
}
