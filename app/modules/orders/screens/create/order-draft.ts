import { parse } from "@conform-to/react";
import { useEffect, useState } from "react";
import { deleteStored, readStored, storeAll } from "#app/ui/client/device-store.ts";

/** An order that is not created yet: its fields as they were typed. */
export interface KeptOrder {
  at: number;
  entries: [name: string, value: string][];
}

/** What is not kept: the form's own fields, and what a person chose by search or uploaded. */
const notKept = /^(_|intent$|items\b|documents\b)/;

/** The fields of a form that a draft keeps, without empty ones. */
export function toKeptEntries(data: FormData): KeptOrder["entries"] {
  return [...data].flatMap(([name, value]): KeptOrder["entries"] =>
    typeof value === "string" && value !== "" && !notKept.test(name) ? [[name, value]] : [],
  );
}

/** Whether the form holds items or documents, which a draft does not keep. */
export const hasUnkept = (data: FormData): boolean =>
  [...data.keys()].some((name) => /^(items|documents)\b/.test(name));

/** The initial values of the form that a draft continues. */
export function toDraftDefaults({ entries }: KeptOrder): Record<string, unknown> {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return parse(data, { resolve: (value) => ({ value }) }).payload;
}

function isKeptOrder(value: unknown): value is KeptOrder {
  return typeof value === "object" && value !== null && "at" in value && "entries" in value;
}

/** The draft that a person keeps in this browser, one for each account; `restored` is the one found at the start. */
export function useOrderDraft(key: string) {
  const [restored, setRestored] = useState<KeptOrder | null>(null);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  useEffect(() => {
    let isOpen = true;
    readStored(key).then(
      (found) => {
        if (!isOpen || !isKeptOrder(found)) return;
        setRestored(found);
        setKeptAt(found.at);
      },
      // A browser without storage has no draft.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [key]);
  return {
    restored,
    keptAt,
    /** False where the browser stores nothing. */
    keep: async (data: FormData, at: number): Promise<boolean> => {
      try {
        await storeAll(new Map([[key, { at, entries: toKeptEntries(data) }]]));
      } catch {
        return false;
      }
      setKeptAt(at);
      return true;
    },
    /** Deletes the draft; the form starts over where it continued one. */
    discard: () => {
      setRestored(null);
      setKeptAt(null);
      void deleteStored(key).catch(() => undefined);
    },
  };
}
