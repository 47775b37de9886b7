import { toPlaceAddressInput } from "#app/platform/geo/place.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showToast } from "#app/ui/primitives/toast.ts";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ShipmentView } from "../commands/view-shipment.server.ts";

/** Place or contact, of which end. */
export type EditableEnd = `${"source" | "destination"}${"" | "_contact"}`;

const contactForm: FormSection["fields"] = [
  { kind: "text", name: "name", label: "orders:contact.name" },
  { kind: "phone", name: "phone", label: "orders:form.phone", span: 3, optional: true },
  { kind: "email", name: "email", label: "orders:form.email", span: 3, optional: true },
];

const addressForm: FormSection["fields"] = [{ kind: "address", name: "address", label: "orders:fact.destination" }];
const locationForm: FormSection["fields"] = [
  { kind: "choice", name: "location_id", label: "shipments:field.location" },
];

const loadContactSchema = () =>
  import("#app/modules/places/model/place-draft.ts").then((module) => module.contactFields);
const loadPlaceSchema = () => import("#app/modules/places/model/place-draft.ts").then((module) => module.placeSchema);

interface EndDialogProps {
  open: EditableEnd;
  view: ShipmentView;
  onClose: () => void;
}

/** Edits the contact or the place at an end of a shipment. */
export function EndDialog({ open, view, onClose }: EndDialogProps) {
  const t = useTranslate();
  const side = open.startsWith("source") ? "source" : "destination";
  const place = view.shipment[side];
  const { contact } = place;
  const form = open.endsWith("_contact")
    ? {
        schema: loadContactSchema,
        fields: contactForm,
        start: { name: contact?.name ?? "", phone: contact?.phone ?? "", email: contact?.email ?? "" },
      }
    : place.kind === "location"
      ? { schema: loadPlaceSchema, fields: locationForm, start: { location_id: place.id ?? "" } }
      : { schema: loadPlaceSchema, fields: addressForm, start: { address: toPlaceAddressInput(place.address) } };
  return (
    <FormDialog
      title={t(`shipments:end.${open}`)}
      submit={t("common:action.save")}
      intent={`shipments.update.${open}`}
      schema={form.schema}
      sections={[{ key: open, fields: form.fields }]}
      choices={{ location_id: view.locations }}
      hidden={{ number: view.shipment.number, version: String(view.shipment.version) }}
      defaultValue={form.start}
      onDone={() => showToast(t("orders:saved"))}
      onClose={onClose}
    />
  );
}
