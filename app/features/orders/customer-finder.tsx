import { useCallback, useRef } from "react";
import type { Lookup } from "#app/domain/orders/grid/grid-context.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { type Choice, Combobox } from "#app/ui/primitives/combobox.tsx";
import { fillFields } from "#app/ui/resource/form/fill-fields.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import { askOptions } from "./bulk-lookups.ts";

const fields = ["first_name", "last_name", "business_name", "phone", "email"] as const;
const addressFields = ["line1", "line2", "postal_code", "city", "region", "country", "directions"] as const;

/** Finds a customer by name, phone or e-mail and fills the form with what is known; what is typed instead makes a new one. */
export function CustomerFinder() {
  const say = useWords();
  const call = useApi();
  const box = useRef<HTMLDivElement>(null);
  const found = useRef(new Map<string, Lookup>());
  const load = useCallback(
    async (search: string, signal: AbortSignal): Promise<readonly Choice[]> => {
      const options = await askOptions(call, "customers", search, signal);
      for (const each of options) found.current.set(each.id, each);
      return options.map(({ id, label, detail }) => ({ value: id, label, ...(detail && { detail }) }));
    },
    [call],
  );
  const take = (choice: Choice | null) => {
    const form = box.current?.closest("form");
    const data = choice && found.current.get(choice.value)?.data;
    if (!form || !data) return;
    const texts: Record<string, string> = { "customer.type": String(data.type ?? 1) };
    for (const field of fields) texts[`customer.${field}`] = String(data[field] ?? "");
    // A form that goes to a saved location has no such fields: they are passed over.
    const address = new Map(Object.entries(data.address ?? {}));
    if (address.size > 0)
      for (const part of addressFields) texts[`destination.address.${part}`] = String(address.get(part) ?? "");
    fillFields(form, texts);
  };
  return (
    <div ref={box} className="field c6">
      <Combobox
        label={say("orders:form.find_customer")}
        hint={say("orders:form.find_customer_hint")}
        load={load}
        onChoose={take}
      />
    </div>
  );
}
