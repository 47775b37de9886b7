import type { ReactNode } from "react";
import { Link } from "react-router";
import { Status } from "#app/ui/status/status.tsx";
import type { OrderStatus } from "../../model/order.enums.ts";

export interface OrderLine {
  id: string;
  number: string;
  status: OrderStatus;
  /** Cells after the status. */
  more?: ReactNode;
}

/** Orders of another object, one line each, with links to their pages. */
export function OrderLines({ orders }: { orders: readonly OrderLine[] }) {
  return (
    <table className="plain">
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <Link className="link" to={`/orders/${order.number}`} prefetch="intent">
                {order.number}
              </Link>
            </td>
            <td>
              <Status kind="order" code={order.status} />
            </td>
            {order.more}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
