import { customerTypes } from "#app/modules/customers/model/customer.enums.ts";
import type { Translate } from "#app/ui/i18n/translation-key.ts";
import type { CustomerPageView } from "../commands/view-customers.server.ts";
import type { CustomerAddressView, CustomerContactView } from "../model/customer.ts";

type CustomerTextSource = Pick<CustomerPageView, "customer" | "addresses" | "contacts">;

/** All editable fields of a customer as texts by name, to compare two versions. */
export function listCustomerTexts(
  { customer, addresses, contacts }: CustomerTextSource,
  t: Translate,
): [string, string][] {
  const texts = (["business_name", "first_name", "last_name", "phone", "email", "notes"] as const).map(
    (key): [string, string] => [t(`customers:${key}`), customer[key] ?? ""],
  );
  return [
    [
      t("customers:type"),
      t(customer.type === customerTypes.code.business ? "customers:business" : "customers:individual"),
    ],
    ...texts,
    [t("customers:tags"), customer.tags.join(", ")],
    ...addresses.map((each): [string, string] => [each.label ?? each.address.line1, formatAddressLine(each)]),
    ...contacts.map((each): [string, string] => [each.name, formatContactLine(each)]),
  ];
}

function formatAddressLine({ address, service_minutes, opening_hours, ...rules }: CustomerAddressView): string {
  const { line1, line2, postal_code, city, region, country, directions } = address;
  const hours = opening_hours.map(({ weekday, from, to }) => `${weekday} ${from}–${to}`);
  const lists = [rules.allowed_vehicle_types, rules.prohibited_vehicles, rules.allowed_agents].map(
    ({ length }) => length,
  );
  const parts = [line1, line2, postal_code, city, region, country, directions, service_minutes, ...hours];
  return [...parts.filter(Boolean), lists.some(Boolean) ? lists.join("/") : null].filter(Boolean).join(", ");
}

/** Phone and email of a contact. */
export function formatContactLine({ phone, email }: CustomerContactView): string {
  return [phone, email].filter(Boolean).join(", ");
}
