import { customerTypes } from "#app/modules/customers/model/customer.enums.ts";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { PhoneLink } from "#app/ui/formats/phone-link.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { createPositionSection } from "#app/ui/map/pins/position-section.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import type { buildCustomerList, CustomerRow } from "../db/customer-list.reads.server.ts";

const types = [
  { value: "1", label: "customers:individual" },
  { value: "2", label: "customers:business" },
] as const;

/** The list of customers. */
export const customersSpec: ResourceSpec<CustomerRow, ListNameSet<ReturnType<typeof buildCustomerList>>> = {
  name: "customers",
  module: "customers",
  title: "customers:title",
  rowId: (customer) => customer.id,
  rowName: (customer) => customer.name,
  rowHref: (customer) => `/customers/${customer.id}`,
  searchPlaceholder: "customers:search",
  defaultSort: "name",
  exports: "/customers/export",
  filters: [
    { field: "type", label: "customers:type", kind: "enum", options: types },
    { field: "tags", label: "customers:tags", kind: "reference", lookup: "customer_tags" },
    { field: "created_at", label: "customers:created", kind: "date" },
  ],
  columns: [
    { key: "name", header: "customers:name", long: true, width: 200, sortable: true, cell: (each) => each.name },
    { key: "type", header: "customers:type", width: 130, cell: (each) => <CustomerTypeCell type={each.type} /> },
    { key: "phone", header: "customers:phone", width: 160, cell: (each) => <PhoneLink number={each.phone} /> },
    { key: "email", header: "customers:email", long: true, width: 240, cell: (each) => each.email },
    { key: "tags", header: "customers:tags", long: true, cell: (each) => each.tags.join(", ") },
    {
      key: "created_at",
      header: "customers:created",
      width: 150,
      sortable: true,
      wide: true,
      cell: (each) => <DateTimeText at={each.created_at} />,
    },
  ],
  empty: { title: "customers:empty", text: "customers:empty_why" },
};

/** The fields that a file's columns can map to. */
export const customerImportFields = [
  ...(
    ["type", "business_name", "first_name", "last_name", "name", "phone", "email", "tags", "notes", "metadata"] as const
  ).map((key) => ({ key, label: `customers:${key}` as const })),
  ...(["line1", "line2", "postal_code", "city", "region", "country", "directions"] as const).map((key) => ({
    key,
    label: `common:field.address.${key}` as const,
  })),
];

export function CustomerTypeCell({ type }: { type: 1 | 2 }) {
  return useTranslate()(type === customerTypes.code.business ? "customers:business" : "customers:individual");
}

/** The form of a customer. */
export const customerSections: readonly FormSection[] = [
  {
    key: "name",
    title: "customers:details",
    fields: [
      { kind: "select", name: "type", label: "customers:type", span: 2, options: types },
      { kind: "text", name: "business_name", label: "customers:business_name", span: 4, optional: true },
      { kind: "text", name: "first_name", label: "customers:first_name", span: 3, optional: true },
      { kind: "text", name: "last_name", label: "customers:last_name", span: 3, optional: true },
    ],
  },
  {
    key: "reach",
    title: "customers:reach",
    fields: [
      { kind: "phone", name: "phone", label: "customers:phone", span: 3, optional: true },
      { kind: "email", name: "email", label: "customers:email", span: 3, optional: true },
    ],
  },
  {
    key: "notes",
    title: "customers:notes",
    fields: [
      { kind: "tags", name: "tags", label: "customers:tags", optional: true },
      { kind: "textarea", name: "notes", label: "customers:notes", optional: true },
    ],
  },
];

/** The form of a contact. */
export const contactSections: readonly FormSection[] = [
  {
    key: "contact",
    fields: [
      { kind: "text", name: "name", label: "customers:name" },
      { kind: "phone", name: "phone", label: "customers:phone", span: 3, optional: true },
      { kind: "email", name: "email", label: "customers:email", span: 3, optional: true },
    ],
  },
];

/** The form of an address. */
export const addressSections: readonly FormSection[] = [
  {
    key: "place",
    title: "customers:place",
    fields: [
      { kind: "text", name: "label", label: "customers:label", hint: "customers:label_hint", optional: true },
      { kind: "address", name: "address", label: "customers:place" },
      { kind: "checkbox", name: "is_default", label: "customers:is_default" },
    ],
  },
  createPositionSection("customers.addresses.find"),
  {
    key: "visit",
    title: "customers:visit",
    fields: [
      { kind: "duration", name: "service_minutes", label: "customers:service_time", span: 3, optional: true },
      { kind: "hours", name: "opening_hours", label: "customers:hours", optional: true },
      {
        kind: "checks",
        name: "allowed_vehicle_types",
        label: "customers:vehicle_types",
        hint: "customers:none_ticked",
        options: vehicleTypes.rows
          .filter(({ key }) => key !== "foot")
          .map(({ code, key }) => ({ value: String(code), label: `common:vehicle_type.${key}` as const })),
      },
      {
        kind: "tags",
        name: "prohibited_vehicles",
        label: "customers:prohibited",
        hint: "customers:prohibited_hint",
        add: "customers:prohibited_add",
        optional: true,
      },
      { kind: "checks", name: "allowed_agents", label: "customers:agents", hint: "customers:none_ticked" },
    ],
  },
];
