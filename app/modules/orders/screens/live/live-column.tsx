import { Link } from "react-router";
import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { StatusShape } from "#app/ui/status/status.tsx";
import { getStatusLabel } from "#app/ui/status/statuses.ts";
import type { LiveCard } from "../../model/live-board.ts";
import { orderStatuses } from "../../model/order.enums.ts";
import type { ShownColumn } from "./live-screen.tsx";

interface LiveBoardColumnProps {
  column: ShownColumn;
  /** The account's local time. */
  asOf: string;
  date: string;
}

/** One state with its orders, the earliest first; an empty column is narrow. */
export function LiveBoardColumn({ column, asOf, date }: LiveBoardColumnProps) {
  const t = useTranslate();
  const { key, statuses, cards, count, more } = column;
  const title = t(`live:column.${key}`);
  const rest = count - cards.length;
  const query = [
    ...statuses.map((status) => `filters[status][]=${status}`),
    `filters[delivery_schedule][]=${encodeURIComponent(`on,${date}`)}`,
  ].join("&");
  return (
    <section className={count === 0 ? "live-column none" : "live-column"} aria-label={title}>
      <h2>
        <span>{title}</span>
        <span className="tally">
          <CountText value={count} />
          {more && "+"}
        </span>
      </h2>
      {count > 0 && (
        <ul className="scroll">
          {cards.map((card) => (
            <LiveCardItem key={card.id} card={card} asOf={asOf} />
          ))}
          {(rest > 0 || more) && (
            <li className="rest">
              <Link className="link" to={`/orders?${query}`} prefetch="none">
                {t("live:rest", { count: Math.max(rest, 1) })}
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function LiveCardItem({ card, asOf }: { card: LiveCard; asOf: string }) {
  const t = useTranslate();
  const { number, status, customerName, destination, deliveryFrom, deliveryTo } = card;
  const times = [deliveryFrom, deliveryTo].map((each) => each?.slice(11, 16)).filter(Boolean);
  const late = deliveryTo !== null && deliveryTo < asOf && undeliveredStatuses.has(status);
  return (
    <li data-card={card.id}>
      <Link to={`/orders/${number}`} prefetch="none">
        <span className="live-top">
          <StatusShape kind="order" code={status} label={t(getStatusLabel("order", status))} />
          <b className="cell-id">{number}</b>
          <span className={late ? "late" : "faint-ink"} data-uncut>
            {late ? t("live:late", { time: times.at(-1) ?? "" }) : times.join("–")}
          </span>
        </span>
        <span className="live-name">{customerName}</span>
        <span className="live-line" data-uncut>
          {formatAddressLine(destination.address)}
        </span>
      </Link>
    </li>
  );
}

/** States in which an order past its window is late. */
const undeliveredStatuses: ReadonlySet<number> = new Set(orderStatuses.codes.filter((code) => code <= 6 || code === 8));
