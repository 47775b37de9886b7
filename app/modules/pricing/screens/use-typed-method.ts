import { parseWithZod } from "@conform-to/zod/v4";
import { type RefObject, useEffect, useState } from "react";
import type { FeeMethod } from "../model/fee-method.ts";
import { shippingMethodSchema } from "../model/shipping-method.ts";
import { toFeeMethod, toStoredMethod } from "../model/stored-method.ts";

export interface TypedMethod {
  /** The last valid method; null before there was one. */
  method: FeeMethod | null;
  /** The form is invalid now: the method is an older one. */
  stale: boolean;
}

/** Debounce in milliseconds. */
const READ_DELAY_MS = 150;

/**
 * The shipping method as it is in the form, parsed by the command's own schema. Follows typing, rows and discarding.
 */
export function useTypedMethod(inside: RefObject<HTMLElement | null>): TypedMethod {
  const [typed, setTyped] = useState<TypedMethod>({ method: null, stale: false });
  useEffect(() => {
    const context = inside.current;
    const form = context?.closest("form") ?? context?.querySelector("form");
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      const submission = parseWithZod(new FormData(form), { schema: shippingMethodSchema });
      setTyped((last) =>
        submission.status === "success"
          ? { method: toFeeMethod(toStoredMethod(submission.value)), stale: false }
          : { ...last, stale: true },
      );
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(read, READ_DELAY_MS);
    };
    later();
    for (const event of ["input", "change", "reset"]) form.addEventListener(event, later);
    const rows = new MutationObserver((found) => {
      if (found.some(({ target }) => target instanceof Element && !target.closest("[data-example]"))) later();
    });
    rows.observe(form, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      rows.disconnect();
      for (const event of ["input", "change", "reset"]) form.removeEventListener(event, later);
    };
  }, [inside]);
  return typed;
}
