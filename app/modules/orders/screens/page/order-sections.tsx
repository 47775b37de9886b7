import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRouteLoaderData } from "react-router";
import { CustomFieldFacts } from "#app/modules/custom-fields/screens/custom-field-facts.tsx";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { can } from "#app/platform/access/can.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";
import { EditMenu } from "#app/ui/resource/detail/edit-menu.tsx";
import type { ShellData } from "#app/ui/shell/shell-data.ts";
import { Status } from "#app/ui/status/status.tsx";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import type { OrderPart } from "../../model/order-parts.ts";
import { DocumentsSection } from "../documents/documents.tsx";
import { CollectionTable } from "../goods/collection-table.tsx";
import { ItemTable } from "../goods/item-table.tsx";
import { PackageTable } from "../goods/package-table.tsx";
import { ProofSection } from "../goods/proof-section.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { FeesSection } from "./fees-section.tsx";
import { type OrderPageAction, RequestActions } from "./order-page-actions.tsx";
import { RequirementsSection } from "./requirements-section.tsx";

interface OrderSectionsProps {
  view: OrderView;
  mapStyleUrl: string;
  /** What other modules know of the order, before its shipments. */
  more: ReactNode;
  onEdit: (part: OrderPart) => void;
  onAction: (action: OrderPageAction) => void;
  onEditFields: () => void;
}

/** Parts that are shown in the section of the delivery. */
const deliveryParts: readonly OrderPart[] = ["customer", "locations", "schedule", "proof_of_delivery", "external_id"];

/** Everything of an order below its header. */
export function OrderSections({ view, mapStyleUrl, more, onEdit, onAction, onEditFields }: OrderSectionsProps) {
  const { t } = useTranslation(["orders", "common"]);
  const { order, packages, items, collections, shipments, actions } = view;
  const edit = (part: OrderPart): ReactNode =>
    actions.parts.includes(part) && (
      <IconButton icon={Pencil} size={14} label={t(`edit_part.${part}`)} tip="end" onClick={() => onEdit(part)} />
    );
  const editable = deliveryParts.filter((part) => actions.parts.includes(part));
  const proof = useProofUrl(shipments);
  return (
    <>
      <DeliverySection
        requests={view.requests}
        renderAnswers={(kind) => <RequestActions kind={kind} actions={actions} onAction={onAction} />}
        order={order}
        seesCustomers={view.seesCustomers}
        mapStyleUrl={mapStyleUrl}
        edit={
          <EditMenu
            label={t("edit_delivery")}
            items={editable.map((part) => ({ key: part, label: t(`edit_part.${part}`), onSelect: () => onEdit(part) }))}
          />
        }
      />
      <CustomFieldFacts
        fields={view.customFields}
        metadata={order.metadata}
        action={
          actions.metadata &&
          view.customFields.some((field) => field.in_form) && (
            <IconButton
              icon={Pencil}
              size={14}
              label={t("common:nav.custom_fields")}
              tip="end"
              onClick={onEditFields}
            />
          )
        }
      />
      <ProofSection proofs={view.proofs} pdf={proof} />
      <DetailSection
        title={t("section.packages")}
        note={<CountText value={order.packageCount} />}
        action={edit("packages")}
      >
        <PackageTable packages={packages} />
      </DetailSection>
      {items.length > 0 && (
        <DetailSection title={t("section.items")} note={<CountText value={items.length} />}>
          <ItemTable items={items} />
        </DetailSection>
      )}
      {(collections.length > 0 || actions.parts.includes("collections")) && (
        <DetailSection title={t("section.collections")} action={edit("collections")}>
          {collections.length === 0 && <p className="faint-ink">{t("no_collections")}</p>}
          <CollectionTable collections={collections} />
        </DetailSection>
      )}
      <RequirementsSection order={order} agents={view.agents} edit={edit("requirements")} />
      <DetailSection title={t("section.notes")} action={edit("notes")}>
        <p className="soft-ink whitespace-pre-line">{order.notes ?? "–"}</p>
      </DetailSection>
      <DocumentsSection view={view} />
      <FeesSection view={view} />
      {more}
      {view.seesShipments && (
        <DetailSection title={t("section.shipments")}>
          {shipments.length === 0 && <p className="faint-ink">{t("no_shipments")}</p>}
          <table className="plain">
            <tbody>
              {shipments.map((each) => (
                <tr key={each.id}>
                  <td>
                    <Link
                      className="link"
                      to={`/shipments/${shipmentTypes.byCode(each.type).path}/${each.number}`}
                      prefetch="intent"
                    >
                      {each.number}
                    </Link>
                  </td>
                  <td>
                    <Status kind="shipment" code={each.status} />
                  </td>
                  <td>{each.agentName}</td>
                  <td className="faint-ink">
                    <DateTimeText at={each.createdAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </DetailSection>
      )}
    </>
  );
}

/** The URL of the proof document of the newest leg; undefined without permission to export shipments. */
function useProofUrl(shipments: OrderView["shipments"]): string | undefined {
  const shell = useRouteLoaderData<ShellData>("layout_default");
  const { cancelled } = shipmentStatuses.code;
  const last = shipments.find(({ status }) => status !== cancelled);
  if (!last || !shell || !can(shell.grants, "shipments", "shipments.export")) return undefined;
  return `/shipments/${shipmentTypes.byCode(last.type).path}/proofs?shipments=${last.number}`;
}
