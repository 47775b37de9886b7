import { useMemo, useRef, useState } from "react";
import { type ApiCaller, useApi } from "#app/ui/client/use-api.ts";
import type { Choice } from "#app/ui/primitives/combobox.tsx";
import type { Lookup, LookupKind, LookupMatch } from "../../model/grid/grid-context.ts";

export type KnownOptions = Readonly<Record<LookupKind, readonly Lookup[]>>;

/** Asks the server for what an order may name. */
export async function fetchOrderOptions(
  call: ApiCaller,
  kind: LookupKind,
  search: string,
  signal?: AbortSignal,
): Promise<readonly Lookup[]> {
  const { data } = await call<{ data: { options: Lookup[] } }>(`orders/options/${kind}`, { query: { search }, signal });
  return data.options;
}

const getLookupKey = (kind: LookupKind, text: string) => `${kind}/${text.trim().toLowerCase()}`;

/** A customer's text in a cell: it is read the same way whoever wrote it. */
export const formatCustomerCell = ({ label, data }: Lookup) =>
  [label, data?.phone, data?.email].filter(Boolean).join("; ");

/**
 * What cells name, by their text. A name that is not known yet is asked for once, in the background; `version` changes
 * when answers came, so that rows are read again.
 */
export function useLookups(start: KnownOptions) {
  const call = useApi({ quiet: true });
  const [version, setVersion] = useState(0);
  const answers = useRef(0);
  const book = useMemo(() => {
    const known = new Map<string, LookupMatch | null>();
    const requested = new Set<string>();
    const learn = (kind: LookupKind, found: readonly Lookup[]) => {
      for (const each of found)
        known.set(getLookupKey(kind, kind === "customers" ? formatCustomerCell(each) : each.label), each);
    };
    for (const [kind, found] of Object.entries(start)) learn(kind as LookupKind, found);
    const ask = async (kind: LookupKind, text: string) => {
      const key = getLookupKey(kind, text);
      if (requested.has(key)) return;
      requested.add(key);
      try {
        learn(kind, await fetchOrderOptions(call, kind, text.trim()));
        if (!known.has(key)) known.set(key, null);
      } catch {
        // Asked again when the row is read the next time.
        requested.delete(key);
      }
      answers.current += 1;
      setVersion(answers.current);
    };
    return {
      /** How many answers came so far. */
      asked: () => answers.current,
      learn,
      look: (kind: LookupKind, text: string): LookupMatch | null | undefined => {
        const found = known.get(getLookupKey(kind, text));
        if (found !== undefined) return found;
        // A customer need not be known, and a place with a comma is an address.
        if (kind === "customers" || (kind === "locations" && /[,\n]/.test(text))) return null;
        void ask(kind, text);
        return undefined;
      },
      pick:
        (kind: LookupKind) =>
        async (search: string, signal: AbortSignal): Promise<readonly Choice[]> => {
          const found = await fetchOrderOptions(call, kind, search, signal);
          learn(kind, found);
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
