import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import { TimeWindowText } from "#app/ui/formats/date-time.tsx";
import { DurationText, NearDistanceText } from "#app/ui/formats/measures.tsx";
import { ContactLine, PhoneLink } from "#app/ui/formats/phone-link.tsx";
import { PriorityText } from "#app/ui/formats/priority-text.tsx";
import { PlaceMap } from "#app/ui/map/small/place-map.tsx";
import { DetailSection, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import { orderStatuses, proofSettings } from "../../model/order.enums.ts";
import { type CustomerRequestKind, findWaitingRequest } from "../../model/tracked/customer-requests.ts";
import type { DeliveryWishes } from "../../model/tracked/delivery-wishes.ts";

interface DeliveryProps {
  order: OrderView["order"];
  /** The reader may open the customer's page. */
  seesCustomers: boolean;
  requests: OrderView["requests"];
  /** Buttons that answer the customer's request. */
  renderAnswers: (kind: CustomerRequestKind) => ReactNode;
  mapStyleUrl: string;
  edit: ReactNode;
}

const holdReasons = ["WRONG_NUMBER", "OFFICE"] as const;

/** Recipient, place, time and required proof. */
export function DeliverySection({ order, seesCustomers, requests, renderAnswers, mapStyleUrl, edit }: DeliveryProps) {
  const { t } = useTranslation("orders");
  const { source, destination } = order;
  const { address } = destination;
  const [issue] = order.issues;
  const wanted = findWaitingRequest(requests, "reschedule");
  const cancellation = findWaitingRequest(requests, "cancel");
  const place = findWaitingRequest(requests, "address");
  const formatProof = (code: typeof order.proofOfDelivery) =>
    code === 0 ? null : t(`proof.${proofSettings.byCode(code).key}`);
  const known = { name: address.line1, point: destination.point };
  const from = place ? known : { name: source.name ?? source.address.line1, point: source.point };
  const to = place ? { name: place.detail.address.line1, point: place.detail.point } : known;
  return (
    <DetailSection
      title={t("section.delivery")}
      action={edit}
      beside={<PlaceMap label={t("map")} from={from} to={to} styleUrl={mapStyleUrl} />}
    >
      <Facts
        facts={[
          { label: t("fact.customer"), value: <Customer order={order} seesCustomers={seesCustomers} /> },
          {
            label: t("fact.contact"),
            value: destination.contact && hasOtherContact(order) && <ContactLine contact={destination.contact} />,
          },
          {
            label: t("fact.destination"),
            value: (
              <>
                {[address.line1, address.line2].filter(Boolean).join(", ")}
                <br />
                {[address.postalCode, address.city, address.region].filter(Boolean).join(" ")}
                {issue && <p className="text-warning">{t(`issue.${issue}`)}</p>}
              </>
            ),
          },
          { label: t("fact.directions"), value: address.directions },
          { label: t("fact.source"), value: [source.name, source.address.line1].filter(Boolean).join(", ") },
          {
            label: t("fact.window"),
            value: order.deliveryFrom && <TimeWindowText from={order.deliveryFrom} to={order.deliveryTo} />,
          },
          {
            label: t("fact.pickup_window"),
            value: order.pickupFrom && <TimeWindowText from={order.pickupFrom} to={order.pickupTo} />,
          },
          {
            label: t("fact.service_time"),
            value: order.serviceMinutes !== null && <DurationText seconds={Math.round(order.serviceMinutes * 60)} />,
          },
          { label: t("fact.priority"), value: <PriorityText priority={order.priority} /> },
          { label: t("fact.proof"), value: formatProof(order.proofOfDelivery) },
          { label: t("fact.proof_of_pickup"), value: formatProof(order.proofOfPickup) },
          { label: t("fact.tags"), value: order.tags.join(", ") },
          {
            label: t("fact.delivery_wishes"),
            value: order.deliveryWishes && <Wishes wishes={order.deliveryWishes} />,
          },
          {
            label: t("fact.reschedule_request"),
            value: wanted && (
              <>
                <span className="text-warning">
                  <TimeWindowText from={wanted.detail.from} to={wanted.detail.to} />
                </span>
                {renderAnswers("reschedule")}
              </>
            ),
          },
          {
            label: t("fact.address_request"),
            value: place && (
              <>
                <span className="text-warning">{formatAddressLine(place.detail.address)}</span>
                {place.detail.meters !== null && (
                  <p className="text-ink-2">
                    <NearDistanceText metres={place.detail.meters} /> {t("request.from_known")}
                  </p>
                )}
                {renderAnswers("address")}
              </>
            ),
          },
          {
            label: t("fact.cancellation_request"),
            value: cancellation && (
              <>
                <span className="text-warning">{cancellation.detail.reason ?? t("request.without_reason")}</span>
                {renderAnswers("cancel")}
              </>
            ),
          },
          {
            label: t("fact.held"),
            value: order.heldFor && (
              <span className="text-warning">
                {t(`held.${holdReasons.find((each) => each === order.heldFor) ?? "WRONG_ADDRESS"}`)}
              </span>
            ),
          },
          { label: t("fact.cancelled"), value: order.status === orderStatuses.code.cancelled && order.cancelReason },
          { label: t("fact.attempts"), value: order.attempts > 0 && order.attempts },
        ].map((fact) => ({ ...fact, value: fact.value === false ? null : fact.value }))}
      />
    </DetailSection>
  );
}

/** The contact at the destination differs from the customer. */
function hasOtherContact({ destination: { contact }, customerName }: OrderView["order"]): boolean {
  return contact !== undefined && contact.name !== customerName;
}

/** What the customer asks of the delivery, a line each. */
function Wishes({ wishes: { leaveWith, leaveAt, note, phone } }: { wishes: DeliveryWishes }) {
  const { t } = useTranslation("orders");
  return (
    <span className="parts">
      {leaveWith && (
        <span>
          {t(`leave_with.${leaveWith}`)}: {leaveAt}
        </span>
      )}
      {note && <span className="whitespace-pre-line">{note}</span>}
      <PhoneLink number={phone} />
    </span>
  );
}

function Customer({ order, seesCustomers }: Pick<DeliveryProps, "order" | "seesCustomers">) {
  return (
    <span className="parts">
      {order.customerId && seesCustomers ? (
        <Link className="link" to={`/customers/${order.customerId}`} prefetch="intent">
          {order.customerName}
        </Link>
      ) : (
        <span>{order.customerName}</span>
      )}
      <PhoneLink number={order.customerPhone} />
      {order.customerEmail && (
        <a className="faint-ink" href={`mailto:${order.customerEmail}`}>
          {order.customerEmail}
        </a>
      )}
    </span>
  );
}
