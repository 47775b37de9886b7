import { Columns3, Map as MapIcon, Search } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { getStatusLabel } from "#app/ui/status/statuses.ts";
import type { LiveView } from "../../commands/live/view-live.server.ts";
import { getLiveColumn, isNarrowed, type LiveColumn, liveColumns, parseLiveFilter } from "../../model/live-board.ts";
import type { OrderStatus } from "../../model/order.enums.ts";
import { LiveBoardColumn } from "./live-column.tsx";
import { LiveMap } from "./live-map.tsx";
import { useFlip } from "./use-flip.ts";
import { useLiveOrders } from "./use-live-orders.ts";
import "./live.css";

/** Today's orders by state with live updates: a board of columns, or a map. */
export function LiveScreen({ view, mapStyleUrl }: { view: LiveView; mapStyleUrl: string }) {
  const t = useTranslate();
  const dates = useDates();
  const [params, setParams] = useSearchParams();
  const live = useLiveOrders(view, params.toString());
  const [shown, setShown] = useState<"board" | "map">("board");
  const board = useFlip(live.cards);
  const narrowed = isNarrowed(parseLiveFilter(params));
  const total = Object.values(live.counts).reduce((sum, { count }) => sum + count, 0);
  const narrow = (name: string, value: string) => {
    if (value) params.set(name, value);
    else params.delete(name);
    setParams(params, { replace: true });
  };
  const countCards = (statuses: readonly OrderStatus[]) => ({
    count: statuses.reduce<number>((sum, status) => sum + (live.counts[status]?.count ?? 0), 0),
    more: statuses.some((status) => live.counts[status]?.more),
  });
  const columns = liveColumns.map(({ key, statuses }) => ({
    key,
    statuses,
    cards: live.cards.filter(({ status }) => getLiveColumn(status) === key),
    ...countCards(statuses),
  }));
  return (
    <div className="page-live">
      <PageTitle>{t("live:title")}</PageTitle>
      <header>
        <h1>{t("live:title")}</h1>
        <span className="faint-ink">{dates.local(view.board.date, "date")}</span>
        <span className={live.connected ? "live-dot is-on" : "live-dot"}>
          {t(live.connected === false ? "live:polling" : "live:connected")}
        </span>
        <span className="grow" />
        <LiveFilters view={view} params={params} cards={live.cards} onNarrow={narrow} />
        <span className="button-group">
          {(["board", "map"] as const).map((each) => (
            <Button
              key={each}
              icon={each === "board" ? Columns3 : MapIcon}
              aria-pressed={shown === each}
              className={shown === each ? "is-on" : undefined}
              onClick={() => setShown(each)}
            >
              {t(`live:show.${each}`)}
            </Button>
          ))}
        </span>
      </header>
      <p className="sr-only" role="status">
        {live.latest &&
          t("live:moved", { number: live.latest.number, status: t(getStatusLabel("order", live.latest.status)) })}
      </p>
      {total === 0 && live.cards.length === 0 ? (
        <EmptyState
          page
          title={t(narrowed ? "live:none_found" : "live:empty")}
          text={t(narrowed ? "live:none_found_why" : "live:empty_why")}
          action={narrowed ? undefined : <AddMissing what="orders" />}
        />
      ) : shown === "board" ? (
        <div className="live-board" ref={board}>
          {columns.map((column) => (
            <LiveBoardColumn key={column.key} column={column} asOf={view.board.asOf} date={view.board.date} />
          ))}
        </div>
      ) : (
        <LiveMap columns={columns} cards={live.cards} mapStyleUrl={mapStyleUrl} />
      )}
    </div>
  );
}

/** A column with its cards. */
export interface ShownColumn {
  key: LiveColumn;
  statuses: readonly OrderStatus[];
  cards: ReturnType<typeof useLiveOrders>["cards"];
  count: number;
  more: boolean;
}

interface LiveFiltersProps {
  view: LiveView;
  params: URLSearchParams;
  cards: ShownColumn["cards"];
  onNarrow: (name: string, value: string) => void;
}

function LiveFilters({ view, params, cards, onNarrow }: LiveFiltersProps) {
  const t = useTranslate();
  const tag = params.get("tag");
  const tags = [...new Set([...cards.flatMap((card) => card.tags), ...(tag ? [tag] : [])])].sort();
  const choices = { ...view.options, tag: tags.map((each) => ({ value: each, label: each })) };
  const names = ["location", "merchant", "team", "shipping_method", "tag"] as const;
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onNarrow("search", String(new FormData(event.currentTarget).get("search") ?? "").trim());
        }}
      >
        <TextField
          key={params.get("search")}
          name="search"
          type="search"
          icon={Search}
          label={t("live:search")}
          hideLabel
          placeholder={t("live:search")}
          defaultValue={params.get("search") ?? ""}
        />
      </form>
      <span className="live-narrow">
        {names
          .filter((name) => choices[name].length > 0)
          .map((name) => (
            <Select
              key={name}
              label={t(`live:filter.${name}`)}
              hideLabel
              placeholder={t(`live:filter.${name}`)}
              value={params.get(name) ?? ""}
              options={choices[name]}
              onChange={(event) => onNarrow(name, event.currentTarget.value)}
            />
          ))}
      </span>
    </>
  );
}
