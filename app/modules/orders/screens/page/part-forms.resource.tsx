import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { OrderPart } from "../../model/order-parts.ts";
import { CollectionRows } from "../create/collection-rows.tsx";
import { customerFields, proofFields, requirementFields, scheduleFields } from "../create/order-form.resource.tsx";
import { PackageRows } from "../create/package-rows.tsx";

interface PartForm {
  title: TranslationKey;
  fields: FormSection["fields"];
  wide?: true;
}

/** The form of each part of an order. */
const partForms: Readonly<Record<OrderPart, PartForm>> = {
  external_id: {
    title: "orders:part.external_id",
    fields: [{ kind: "text", name: "external_id", label: "orders:column.external_id", optional: true }],
  },
  notes: {
    title: "orders:part.notes",
    fields: [{ kind: "textarea", name: "notes", label: "orders:section.notes", optional: true }],
  },
  proof_of_delivery: { title: "orders:part.proof_of_delivery", fields: proofFields },
  customer: { title: "orders:part.customer", fields: customerFields, wide: true },
  locations: {
    title: "orders:part.locations",
    fields: [{ kind: "address", name: "destination.address", label: "orders:fact.destination" }],
    wide: true,
  },
  schedule: {
    title: "orders:part.schedule",
    fields: [...scheduleFields, { kind: "tags", name: "tags", label: "orders:form.tags", optional: true }],
  },
  requirements: {
    title: "orders:part.requirements",
    fields: [
      ...requirementFields,
      {
        kind: "tags",
        name: "requirements.prohibited_vehicles",
        label: "orders:fact.prohibited_vehicles",
        add: "orders:fact.prohibited_add",
        optional: true,
      },
    ],
    wide: true,
  },
  packages: {
    title: "orders:part.packages",
    fields: [
      {
        kind: "custom",
        name: "packages",
        label: "orders:form.section.packages",
        render: (name) => <PackageRows name={name} />,
      },
    ],
    wide: true,
  },
  collections: {
    title: "orders:part.collections",
    fields: [
      {
        kind: "custom",
        name: "collections",
        label: "orders:form.section.collections",
        render: (name) => <CollectionRows name={name} />,
      },
    ],
    wide: true,
  },
};

interface OrderEnds {
  source: { kind: string };
  destination: { kind: string };
}

/** The form of a part; a place that is a saved location gets a picker, an address gets address fields. */
export function getPartForm(part: OrderPart, { source, destination }: OrderEnds): PartForm {
  if (part !== "locations") return partForms[part];
  const chosen = (side: "source" | "destination") =>
    ({
      kind: "choice",
      name: `${side}.location_id`,
      label: `orders:fact.${side}`,
      optional: side === "source" && source.kind !== "location",
    }) as const;
  const fields = destination.kind === "location" ? [chosen("destination")] : [...partForms.locations.fields];
  return { ...partForms.locations, fields: [chosen("source"), ...fields] };
}
