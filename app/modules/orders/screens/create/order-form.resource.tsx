import { vehicleOptions, vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { Option } from "#app/ui/primitives/select.tsx";
import type { FieldSpec, FormSection } from "#app/ui/resource/form/form-spec.ts";
import { orderKinds, priorities, proofSettings } from "../../model/order.enums.ts";
import { listOrderKinds } from "../../model/order-kinds.rules.ts";
import { DocumentsField } from "../documents/documents.tsx";
import { CollectionRows } from "./collection-rows.tsx";
import { CustomerFinder } from "./customer-finder.tsx";
import { ItemRows } from "./item-rows.tsx";
import { PackageRows } from "./package-rows.tsx";
import { PlaceFields } from "./place-fields.tsx";

export const proofFields: readonly FieldSpec[] = (["proof_of_delivery", "proof_of_pickup"] as const).map((name) => ({
  kind: "select",
  name,
  label: `orders:form.${name}`,
  span: 3,
  options: proofSettings.rows.map(({ code, key }) => ({
    value: String(code),
    label: `orders:form.proof.${key}` as const,
  })),
}));

/** `foot` is not offered in pickers. */
const vehicleChoices = vehicleTypes.rows.flatMap(({ code, key }) =>
  key === "foot" ? [] : [{ value: String(code), label: `common:vehicle_type.${key}` as const }],
);

/** Requirements for vehicle and driver. */
export const requirementFields: readonly FieldSpec[] = [
  {
    kind: "checks",
    name: "requirements.vehicle_types",
    label: "orders:form.vehicle_types",
    options: vehicleChoices,
    optional: true,
  },
  {
    kind: "checks",
    name: "requirements.vehicle_options",
    label: "orders:fact.vehicle_options",
    options: vehicleOptions.map((value) => ({ value, label: `common:vehicle_option.${value}` as const })),
    optional: true,
  },
  { kind: "checks", name: "requirements.allowed_agents", label: "orders:form.allowed_agents", optional: true },
];

export const scheduleFields: readonly FieldSpec[] = [
  { kind: "datetime", name: "delivery_schedule.from", label: "orders:form.delivery_from", span: 3, optional: true },
  { kind: "datetime", name: "delivery_schedule.to", label: "orders:form.delivery_to", span: 3, optional: true },
  { kind: "datetime", name: "pickup_schedule.from", label: "orders:form.pickup_from", span: 3, optional: true },
  { kind: "datetime", name: "pickup_schedule.to", label: "orders:form.pickup_to", span: 3, optional: true },
  { kind: "duration", name: "service_minutes", label: "orders:form.service_time", span: 3, optional: true },
  {
    kind: "select",
    name: "priority",
    label: "orders:form.priority",
    span: 3,
    options: priorities.map((value) => ({ value, label: `common:priority.${value}` as const })),
  },
];

/**
 * The form for a kind: an internal order goes between the account's own locations and has no customer. In a merchant's
 * portal it has no merchant and driver fields, and only the kinds that the merchant may create.
 */
export function buildOrderForm(kind: string, world: OrderFormContext): readonly FormSection[] {
  const { account, locations, maySeeCustomers, mayPickItems } = world;
  const form = orderForm.map((section) => ({
    ...section,
    fields: section.fields.flatMap((field) => adaptField(account, field)),
  }));
  const internal = kind === "internal";
  return form.flatMap((section) => {
    if (section.key === "customer" && internal) return [];
    if (section.key === "items" && !mayPickItems) return [];
    if (section.key === "customer" && maySeeCustomers)
      return [{ ...section, fields: [customerFinderField, ...section.fields] }];
    if (section.key === "source")
      return [{ ...section, fields: [buildPlaceField("source", world.starts?.source ?? "saved", locations)] }];
    if (section.key !== "destination") return [section];
    return [
      internal
        ? ownDestination
        : { ...section, fields: [buildPlaceField("destination", world.starts?.destination ?? "typed", locations)] },
    ];
  });
}

/** What the form depends on besides the kind. */
export interface OrderFormContext {
  account: "carrier" | "merchant";
  locations: readonly Option[];
  maySeeCustomers: boolean;
  mayPickItems: boolean;
  /** Whether a continued draft goes between saved locations or typed addresses. */
  starts?: Record<"source" | "destination", "saved" | "typed"> | undefined;
}

const customerFinderField: FieldSpec = {
  kind: "custom",
  name: "_customer",
  label: "orders:form.find_customer",
  render: () => <CustomerFinder />,
};

function buildPlaceField(
  name: "source" | "destination",
  start: "saved" | "typed",
  locations: readonly Option[],
): FieldSpec {
  const saved = start === "saved" && locations.length > 0;
  return {
    kind: "custom",
    name,
    label: `orders:form.section.${name}`,
    render: () => <PlaceFields name={name} start={saved ? "saved" : "typed"} locations={locations} />,
  };
}

const carrierOnlyFields = ["merchant_id", "requirements.vehicle_types", "requirements.allowed_agents"];

function adaptField(account: "carrier" | "merchant", field: FieldSpec): FieldSpec[] {
  if (account === "merchant" && carrierOnlyFields.includes(field.name)) return [];
  if (field.name !== "kind" || field.kind !== "select") return [field];
  const kinds: readonly string[] = listOrderKinds(account);
  return [{ ...field, options: field.options.filter(({ value }) => kinds.includes(value)) }];
}

const ownDestination: FormSection = {
  key: "destination",
  title: "orders:form.section.destination",
  fields: [{ kind: "choice", name: "destination.location_id", label: "orders:form.section.destination" }],
};

export const customerFields: readonly FieldSpec[] = [
  {
    kind: "select",
    name: "customer.type",
    label: "orders:form.customer_type",
    span: 2,
    options: [
      { value: "1", label: "orders:form.individual" },
      { value: "2", label: "orders:form.business" },
    ],
  },
  { kind: "text", name: "customer.first_name", label: "orders:form.first_name", span: 2 },
  { kind: "text", name: "customer.last_name", label: "orders:form.last_name", span: 2 },
  {
    kind: "text",
    name: "customer.business_name",
    label: "orders:form.business_name",
    hint: "orders:form.business_hint",
    span: 2,
    optional: true,
  },
  { kind: "phone", name: "customer.phone", label: "orders:form.phone", span: 2 },
  { kind: "email", name: "customer.email", label: "orders:form.email", span: 2 },
];

/** The contact at the destination; choosing a customer fills it in. */
const destinationContactFields: readonly FieldSpec[] = [
  {
    kind: "text",
    name: "destination_contact.name",
    label: "orders:form.door_contact",
    hint: "orders:form.door_contact_hint",
    span: 6,
    optional: true,
  },
  { kind: "phone", name: "destination_contact.phone", label: "orders:form.door_phone", span: 3, optional: true },
  { kind: "email", name: "destination_contact.email", label: "orders:form.door_email", span: 3, optional: true },
];

/** The sections of the form for a new order: for whom and where to first, which every order differs in. */
const orderForm: readonly FormSection[] = [
  {
    key: "customer",
    title: "orders:form.section.customer",
    hint: "orders:form.contact_hint",
    fields: [...customerFields, ...destinationContactFields],
  },
  {
    key: "destination",
    title: "orders:form.section.destination",
    fields: [],
  },
  {
    key: "order",
    title: "orders:form.section.order",
    fields: [
      {
        kind: "select",
        name: "kind",
        label: "orders:form.kind",
        span: 3,
        options: orderKinds.map((kind) => ({ value: kind, label: `orders:kind.${kind}` as const })),
      },
      { kind: "text", name: "external_id", label: "orders:form.external_id", span: 3, optional: true },
      { kind: "choice", name: "merchant_id", label: "orders:form.merchant", span: 3, optional: true },
      { kind: "choice", name: "shipping_method_id", label: "orders:form.shipping_method", span: 3, optional: true },
      { kind: "checkbox", name: "without_carrier", label: "orders:form.without_carrier", span: 3 },
    ],
  },
  { key: "source", title: "orders:form.section.source", fields: [] },
  { key: "schedule", title: "orders:form.section.schedule", fields: scheduleFields },
  {
    key: "packages",
    title: "orders:form.section.packages",
    fields: [
      {
        kind: "custom",
        name: "packages",
        label: "orders:form.section.packages",
        render: (name) => <PackageRows name={name} templates />,
      },
    ],
  },
  {
    key: "items",
    title: "orders:form.section.items",
    fields: [
      {
        kind: "custom",
        name: "items",
        label: "orders:form.section.items",
        render: (name) => <ItemRows name={name} />,
      },
    ],
  },
  {
    key: "collections",
    title: "orders:form.section.collections",
    fields: [
      {
        kind: "custom",
        name: "collections",
        label: "orders:form.section.collections",
        render: (name) => <CollectionRows name={name} />,
      },
    ],
  },
  {
    key: "requirements",
    title: "orders:form.section.requirements",
    fields: [...proofFields, ...requirementFields],
  },
  {
    key: "documents",
    title: "orders:form.section.documents",
    fields: [
      {
        kind: "custom",
        name: "documents",
        label: "orders:form.section.documents",
        render: (name) => <DocumentsField name={name} />,
      },
    ],
  },
  {
    key: "notes",
    title: "orders:form.section.notes",
    fields: [
      { kind: "textarea", name: "notes", label: "orders:form.notes", optional: true },
      { kind: "tags", name: "tags", label: "orders:form.tags", optional: true },
    ],
  },
];
