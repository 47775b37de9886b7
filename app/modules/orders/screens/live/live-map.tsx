import { useMemo, useState } from "react";
import { Link } from "react-router";
import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import { TimeWindowText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { StatusMap } from "#app/ui/map/pins/status-map.tsx";
import { Status, StatusShape } from "#app/ui/status/status.tsx";
import type { LiveCard } from "../../model/live-board.ts";
import { orderStatuses } from "../../model/order.enums.ts";
import type { ShownColumn } from "./live-screen.tsx";

interface LiveMapProps {
  columns: readonly ShownColumn[];
  cards: readonly LiveCard[];
  mapStyleUrl: string;
}

/** Today's destinations on a map, each with the shape of its status; the states beside it choose what is shown. */
export function LiveMap({ columns, cards, mapStyleUrl }: LiveMapProps) {
  const t = useTranslate();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const pins = useMemo(() => {
    const shown = columns.filter(({ key }) => !hidden.has(key)).flatMap((column) => column.cards);
    return shown.flatMap(({ id, number, status, customerName, destination: { point } }) =>
      point ? [{ id, point, status, label: `${number}, ${customerName}` }] : [],
    );
  }, [columns, hidden]);
  const card = cards.find(({ id }) => id === chosen);
  const toggle = (key: string) =>
    setHidden((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <div className="live-map">
      <ul aria-label={t("live:states")}>
        {columns
          .filter(({ count }) => count > 0)
          .map(({ key, statuses, count, more }) => (
            <li key={key}>
              <button type="button" aria-pressed={!hidden.has(key)} onClick={() => toggle(key)}>
                <StatusShape
                  kind="order"
                  code={
                    (cards.find((each) => statuses.includes(each.status)) ?? { status: orderStatuses.code.new }).status
                  }
                />
                <span>{t(`live:column.${key}`)}</span>
                <span className="tally">
                  {count}
                  {more && "+"}
                </span>
              </button>
            </li>
          ))}
      </ul>
      <section aria-label={t("live:map")}>
        <StatusMap
          label={t("live:map_of", { count: pins.length })}
          pins={pins}
          chosen={chosen}
          onChoose={setChosen}
          styleUrl={mapStyleUrl}
        />
        {card && (
          <div className="live-card" role="status">
            <p className="live-top">
              <Link className="link cell-id" to={`/orders/${card.number}`}>
                {card.number}
              </Link>
              <Status kind="order" code={card.status} />
            </p>
            <p>{card.customerName}</p>
            <p className="faint-ink">{formatAddressLine(card.destination.address)}</p>
            <p>
              <TimeWindowText from={card.deliveryFrom} to={card.deliveryTo} />
            </p>
          </div>
        )}
      </section>
    </div>
  );
}
