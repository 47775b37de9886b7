import { useTranslation } from "react-i18next";
import { cancelOrdersSchema } from "#app/domain/orders/cancel-orders.ts";
import { partSchemas } from "#app/domain/orders/order-parts.ts";
import { toast } from "#app/ui/primitives/toast.ts";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { OrderView } from "./view-order.server.ts";

/** Parts that are edited in a dialog of one field. */
export type OpenPart = "notes" | "external_id";

interface DialogProps {
  order: OrderView["order"];
  onClose: () => void;
}

const cancelSections: readonly FormSection[] = [
  { key: "cancel", hint: "orders:cancel_confirm", fields: [{ kind: "text", name: "reason", label: "orders:reason" }] },
];

/** Asks why an order is cancelled. */
export function CancelOrderDialog({ order, onClose }: DialogProps) {
  const { t } = useTranslation(["orders", "common"]);
  return (
    <FormDialog
      title={t("cancel")}
      submit={t("cancel")}
      intent="orders.cancel"
      schema={cancelOrdersSchema}
      sections={cancelSections}
      hidden={{ "orders[0]": order.id }}
      onDone={() => toast(t("cancelled"))}
      onClose={onClose}
    />
  );
}

const partSections: Record<OpenPart, readonly FormSection[]> = {
  notes: [
    { key: "notes", fields: [{ kind: "textarea", name: "notes", label: "orders:section.notes", optional: true }] },
  ],
  external_id: [
    {
      key: "external_id",
      fields: [{ kind: "text", name: "external_id", label: "orders:column.external_id", optional: true }],
    },
  ],
};

/** Changes one part of an order; somebody else's change in between is told. */
export function PartDialog({ part, order, onClose }: DialogProps & { part: OpenPart }) {
  const { t } = useTranslation(["orders", "common"]);
  return (
    <FormDialog
      title={t(part === "notes" ? "section.notes" : "column.external_id")}
      submit={t("common:action.save")}
      intent={`orders.update.${part}`}
      schema={partSchemas[part]}
      sections={partSections[part]}
      hidden={{ number: order.number, version: order.version }}
      defaultValue={{ [part]: order[part === "notes" ? "notes" : "externalId"] ?? "" }}
      onDone={() => toast(t("saved"))}
      onClose={onClose}
    />
  );
}
