import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useApi } from "#app/ui/client/use-api.ts";
import { type RoomListener, useRoom } from "#app/ui/client/use-room.ts";
import type { LiveView } from "../../commands/live/view-live.server.ts";
import {
  type LiveCard,
  type LiveChange,
  type LiveCounts,
  type LiveMessage,
  MAX_NAMED_ORDERS,
  parseLiveOrdersMessage,
} from "../../model/live-board.ts";

/** Milliseconds in which changes are collected before they are fetched. */
const GATHER_MS = 250;
/** Milliseconds between reloads while there is no connection. */
const POLL_MS = 10_000;

export interface LiveOrders {
  cards: LiveCard[];
  counts: LiveCounts;
  /** Null until the first connection attempt finished. */
  connected: boolean | null;
  /** The order that changed last, to be announced to screen readers. */
  latest: LiveCard | null;
}

const liveRoom = { path: "/api/orders/live", read: parseLiveOrdersMessage };

/** Subscribes to the account's room, which reports the orders that changed. */
export function useLiveMessages(
  listener: RoomListener<LiveMessage>,
  wanted: "wanted" | "unwanted" = "wanted",
): boolean | null {
  return useRoom(liveRoom, listener, wanted);
}

/** The current board: the loaded page with every order that changed since, each fetched again by id. */
export function useLiveOrders({ board }: LiveView, query: string): LiveOrders {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState({
    board,
    cards: board.cards,
    counts: board.counts,
    latest: null as LiveCard | null,
  });
  if (state.board !== board) setState({ board, cards: board.cards, counts: board.counts, latest: state.latest });
  const call = useApi({ quiet: true });
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef(new Set<string>());
  const load = async () => {
    gathering.current = undefined;
    const ids = [...waiting.current];
    waiting.current.clear();
    if (ids.length > MAX_NAMED_ORDERS) return void revalidate();
    const params = new URLSearchParams(query);
    params.set("ids", ids.join(","));
    const answer = await call<{ data: LiveChange }>(`orders/live?${params}`, { names: "screen" }).catch(() => null);
    if (!answer) return void revalidate();
    setState((before) => ({ ...before, ...applyLiveChange(before, ids, answer.data) }));
  };
  const latest = useRef({ load, revalidate });
  latest.current = { load, revalidate };
  const connected = useLiveMessages({
    onMessage(message) {
      if (message.kind === "many") for (let at = 0; at <= MAX_NAMED_ORDERS; at += 1) waiting.current.add(`many ${at}`);
      else for (const id of message.ids) waiting.current.add(id);
      gathering.current ??= setTimeout(() => latest.current.load(), message.kind === "many" ? 2000 : GATHER_MS);
    },
    onMissed: () => void revalidate(),
  });
  useEffect(() => () => clearTimeout(gathering.current), []);

  useEffect(() => {
    if (connected) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void latest.current.revalidate();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [connected]);

  return { cards: state.cards, counts: state.counts, latest: state.latest, connected };
}

/** Applies changed orders to cards and counts; without counters the counts follow from the cards. */
export function applyLiveChange(
  { cards, counts, latest }: { cards: LiveCard[]; counts: LiveCounts; latest: LiveCard | null },
  ids: readonly string[],
  change: LiveChange,
): { cards: LiveCard[]; counts: LiveCounts; latest: LiveCard | null } {
  const removed = new Set(ids);
  const known = new Map(cards.map((card) => [card.id, card]));
  const next = [...cards.filter(({ id }) => !removed.has(id)), ...change.orders].sort(compareByTime);
  const moved = change.orders.find(({ id, status }) => known.get(id)?.status !== status) ?? latest;
  if (change.counts) return { cards: next, counts: change.counts, latest: moved };
  const recount = { ...counts };
  const add = (status: LiveCard["status"], by: number) => {
    const { count, more } = recount[status] ?? { count: 0, more: false };
    recount[status] = { count: Math.max(0, count + by), more };
  };
  for (const id of ids) {
    const before = known.get(id);
    if (before) add(before.status, -1);
  }
  for (const card of change.orders) add(card.status, 1);
  return { cards: next, counts: recount, latest: moved };
}

function compareByTime(a: LiveCard, b: LiveCard): number {
  const [first, second] = [`${a.deliveryFrom} ${a.id}`, `${b.deliveryFrom} ${b.id}`];
  return first < second ? -1 : first > second ? 1 : 0;
}
