import { useCallback, useRef, useState } from "react";
import { useApi } from "#app/ui/client/use-api.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type Choice, Combobox } from "#app/ui/primitives/combobox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { fillFields } from "#app/ui/resource/form/fill-fields.ts";
import type { Lookup } from "../../model/grid/grid-context.ts";
import { fetchOrderOptions } from "../bulk/use-lookups.ts";

const customerFields = ["first_name", "last_name", "business_name", "phone", "email"] as const;
const addressFields = ["line1", "line2", "postal_code", "city", "region", "country", "directions"] as const;
const contactFields = ["name", "phone", "email"] as const;
type KnownContact = Record<"id" | (typeof contactFields)[number], string>;

/** Finds a customer by name, phone or email and fills in the form; other input creates a new customer. */
export function CustomerFinder() {
  const t = useTranslate();
  const call = useApi();
  const box = useRef<HTMLDivElement>(null);
  const found = useRef(new Map<string, Lookup>());
  const load = useCallback(
    async (search: string, signal: AbortSignal): Promise<readonly Choice[]> => {
      const options = await fetchOrderOptions(call, "customers", search, signal);
      for (const each of options) found.current.set(each.id, each);
      return options.map(({ id, label, detail }) => ({ value: id, label, ...(detail && { detail }) }));
    },
    [call],
  );
  const [contacts, setContacts] = useState<readonly KnownContact[]>([]);
  const fill = (texts: Record<string, string>) => {
    const form = box.current?.closest("form");
    if (form) fillFields(form, texts);
  };
  const ask = (contact: KnownContact | undefined) =>
    fill(Object.fromEntries(contactFields.map((field) => [`destination_contact.${field}`, contact?.[field] ?? ""])));
  const take = (choice: Choice | null) => {
    const data = choice && found.current.get(choice.value)?.data;
    if (!data) return;
    const texts: Record<string, string> = { "customer.type": String(data.type ?? 1) };
    for (const field of customerFields) texts[`customer.${field}`] = String(data[field] ?? "");
    // A form that goes to a saved location has no address fields.
    const address = new Map(Object.entries(data.address ?? {}));
    if (address.size > 0)
      for (const part of addressFields) texts[`destination.address.${part}`] = String(address.get(part) ?? "");
    fill(texts);
    // A new customer also replaces the contact at the destination.
    ask(undefined);
    setContacts(Array.isArray(data.contacts) ? data.contacts.filter(isContact) : []);
  };
  return (
    <>
      <div ref={box} className="field span-6">
        <Combobox
          label={t("orders:form.find_customer")}
          hint={t("orders:form.find_customer_hint")}
          load={load}
          onChoose={take}
        />
      </div>
      {contacts.length > 0 && (
        <div className="field span-6">
          <Select
            label={t("orders:form.door_choose")}
            placeholder={t("orders:form.door_contact_hint")}
            options={contacts.map(({ id, name, phone, email }) => ({
              value: id,
              label: [name, phone, email].filter(Boolean).join(" · "),
            }))}
            onChange={({ target }) => ask(contacts.find(({ id }) => id === target.value))}
          />
        </div>
      )}
    </>
  );
}

function isContact(value: unknown): value is KnownContact {
  if (typeof value !== "object" || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return ["id", ...contactFields].every((field) => typeof parts.get(field) === "string");
}
