import { type FormEvent, useRef } from "react";
import { useCommand } from "#app/ui/client/use-command.ts";
import type { FormChoices } from "#app/ui/resource/form/form-spec.ts";

/** The coverage of the destination that is being typed. */
interface MethodOffer {
  methods: string[];
  source: { id?: string; name?: string } | null;
}

export const offerIntent = "orders.offer_methods";

const addressKeys = ["line1", "city", "region", "country", "postal_code"] as const;

/** Debounce in milliseconds. */
const OFFER_DELAY_MS = 500;

/**
 * After typing pauses, looks up which shipping methods cover the destination and which location the order would leave
 * from.
 */
export function useMethodOffer(choices: FormChoices) {
  const { run, result } = useCommand<MethodOffer>();
  const before = useRef("");
  const offer = result?.ok ? result.value : null;
  const all = choices.shipping_method_id ?? [];
  const offered = offer ? all.filter(({ value }) => offer.methods.includes(value)) : all;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onInput = ({ target }: FormEvent) => {
    const form = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.form : null;
    if (!form || !("name" in target) || !String(target.name).startsWith("destination.")) return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => requestOffer(new FormData(form)), OFFER_DELAY_MS);
  };
  const requestOffer = (data: FormData) => {
    const address = Object.fromEntries(
      addressKeys.flatMap((key) => {
        const value = data.get(`destination.address.${key}`);
        return typeof value === "string" && value !== "" ? [[key, value]] : [];
      }),
    );
    const written = JSON.stringify(address);
    if (!address.line1 || !address.country || written === before.current) return;
    before.current = written;
    void run(offerIntent, { destination: { address } });
  };
  return { onInput, choices: { ...choices, shipping_method_id: offered }, offer, left: all.length - offered.length };
}
