import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { packageTypes, paymentMethods, proofSettings } from "#app/domain/orders/order.enums.ts";
import { shipmentTypes } from "#app/domain/shipments/shipment.enums.ts";
import { DateTime, TimeWindow } from "#app/ui/formats/date-time.tsx";
import { Count, Duration, Money, Volume, Weight } from "#app/ui/formats/measures.tsx";
import { PlaceMap } from "#app/ui/map/place-map.tsx";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { DetailSection, Facts } from "#app/ui/resource/detail-section.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { OpenPart } from "./order-dialogs.tsx";
import { OrderRequirements } from "./order-requirements.tsx";
import type { OrderView } from "./view-order.server.ts";

interface OrderSectionsProps {
  view: OrderView;
  mapStyleUrl: string;
  onEdit: (part: OpenPart) => void;
}

/** Everything of an order below its head. */
export function OrderSections({ view, mapStyleUrl, onEdit }: OrderSectionsProps) {
  const { t } = useTranslation("orders");
  const { order, packages, items, collections, shipments, actions } = view;
  const edit = (part: OpenPart): ReactNode =>
    actions.parts.includes(part) && (
      <IconButton icon={Pencil} size={14} label={t("edit")} tip="end" onClick={() => onEdit(part)} />
    );
  return (
    <>
      <DeliverySection order={order} mapStyleUrl={mapStyleUrl} edit={edit("external_id")} />
      <DetailSection title={t("section.packages")} note={<Count value={order.packageCount} />}>
        <table className="plain">
          <thead>
            <tr>
              <th>{t("package.name")}</th>
              <th>{t("package.barcode")}</th>
              <th className="r">{t("package.quantity")}</th>
              <th className="r">{t("column.volume")}</th>
              <th className="r">{t("column.weight")}</th>
            </tr>
          </thead>
          <tbody>
            {packages.map((each) => (
              <tr key={each.id}>
                <td>{each.name ?? t(`package.${packageTypes.of(each.type).key}`)}</td>
                <td>{each.barcode}</td>
                <td className="r">{each.quantity}</td>
                <td className="r">
                  <Volume cubicCentimetres={each.volume && each.volume * each.quantity} />
                </td>
                <td className="r">
                  <Weight grams={each.weight && each.weight * each.quantity} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DetailSection>
      {items.length > 0 && (
        <DetailSection title={t("section.items")} note={<Count value={items.length} />}>
          <table className="plain">
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <td>
                    {item.name} {item.sku && <span className="t3">{item.sku}</span>}
                  </td>
                  <td className="r">{item.quantity}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </DetailSection>
      )}
      {collections.length > 0 && (
        <DetailSection title={t("section.collections")}>
          <table className="plain">
            <tbody>
              {collections.map((each) => (
                <tr key={each.id}>
                  <td>
                    <Money amount={each.amount} currency={each.currency} />
                  </td>
                  <td>{t(`payment.${paymentMethods.of(each.method).key}`)}</td>
                  <td>{each.waived ? t("collection.waived") : <Status kind="collection" code={each.status} />}</td>
                  <td className="t3">{each.prepaymentRequired && t("collection.prepayment")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </DetailSection>
      )}
      <OrderRequirements order={order} />
      <DetailSection title={t("section.notes")} action={edit("notes")}>
        <p className="t2 whitespace-pre-line">{order.notes ?? "–"}</p>
      </DetailSection>
      <DetailSection title={t("section.shipments")}>
        {shipments.length === 0 && <p className="t3">{t("no_shipments")}</p>}
        <table className="plain">
          <tbody>
            {shipments.map((each) => (
              <tr key={each.id}>
                <td>
                  <Link
                    className="link"
                    to={`/shipments/${shipmentTypes.of(each.type).path}/${each.number}`}
                    prefetch="intent"
                  >
                    {each.number}
                  </Link>
                </td>
                <td>
                  <Status kind="shipment" code={each.status} />
                </td>
                <td>{each.agentName}</td>
                <td className="t3">
                  <DateTime at={each.createdAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DetailSection>
    </>
  );
}

interface DeliveryProps {
  order: OrderView["order"];
  mapStyleUrl: string;
  edit: ReactNode;
}

function DeliverySection({ order, mapStyleUrl, edit }: DeliveryProps) {
  const { t } = useTranslation("orders");
  const { source, destination } = order;
  const { address } = destination;
  const [issue] = order.issues;
  const proof = (code: typeof order.proofOfDelivery) => (code === 0 ? null : t(`proof.${proofSettings.of(code).key}`));
  const from = { name: source.name ?? source.address.line1, point: source.point };
  const to = { name: address.line1, point: destination.point };
  return (
    <DetailSection
      title={t("section.delivery")}
      action={edit}
      beside={<PlaceMap label={t("map")} from={from} to={to} styleUrl={mapStyleUrl} />}
    >
      <Facts
        facts={[
          { label: t("fact.customer"), value: <Customer order={order} /> },
          {
            label: t("fact.destination"),
            value: (
              <>
                {[address.line1, address.line2].filter(Boolean).join(", ")}
                <br />
                {[address.postalCode, address.city].filter(Boolean).join(" ")}
                {issue && <p className="text-warning">{t(`issue.${issue}`)}</p>}
              </>
            ),
          },
          { label: t("fact.directions"), value: address.directions },
          { label: t("fact.source"), value: [source.name, source.address.line1].filter(Boolean).join(", ") },
          {
            label: t("fact.window"),
            value: order.deliveryFrom && <TimeWindow from={order.deliveryFrom} to={order.deliveryTo} />,
          },
          {
            label: t("fact.pickup_window"),
            value: order.pickupFrom && <TimeWindow from={order.pickupFrom} to={order.pickupTo} />,
          },
          {
            label: t("fact.service_time"),
            value: order.serviceMinutes !== null && <Duration seconds={Math.round(order.serviceMinutes * 60)} />,
          },
          { label: t("fact.proof"), value: proof(order.proofOfDelivery) },
          { label: t("fact.proof_of_pickup"), value: proof(order.proofOfPickup) },
          { label: t("fact.tags"), value: order.tags.join(", ") },
          { label: t("fact.attempts"), value: order.attempts > 0 && order.attempts },
        ].map((fact) => ({ ...fact, value: fact.value === false ? null : fact.value }))}
      />
    </DetailSection>
  );
}

function Customer({ order }: { order: OrderView["order"] }) {
  return (
    <>
      {order.customerName}
      {order.customerPhone && (
        <a className="t3" href={`tel:${order.customerPhone}`}>
          {order.customerPhone}
        </a>
      )}
      {order.customerEmail && (
        <a className="t3" href={`mailto:${order.customerEmail}`}>
          {order.customerEmail}
        </a>
      )}
    </>
  );
}
