import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";
import type { CustomerOrdersView } from "../../commands/list/customer-orders.server.ts";
import { OrderLines } from "../goods/order-lines.tsx";

interface CustomerOrdersProps {
  orders: CustomerOrdersView;
  customerId: string;
}

/** The section of a customer's page with the newest orders and a link to all of them. */
export function CustomerOrders({ orders: { rows, more }, customerId }: CustomerOrdersProps) {
  const { t } = useTranslation("customers");
  return (
    <DetailSection title={t("orders")}>
      {rows.length === 0 && <p className="faint-ink">{t("no_orders")}</p>}
      <OrderLines
        orders={rows.map((order) => ({
          ...order,
          more: (
            <>
              <td>{order.destinationLine}</td>
              <td className="to-right">
                <DateTimeText at={order.createdAt} />
              </td>
            </>
          ),
        }))}
      />
      {more && (
        <Link className="link" to={`/orders?filters[customer][]=${customerId}`}>
          {t("all_orders")}
        </Link>
      )}
    </DetailSection>
  );
}
