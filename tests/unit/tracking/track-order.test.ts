import { expect, test } from "vitest";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import {
  type StopFacts,
  type TrackingFacts,
  trackByNumber,
  trackOrder,
} from "#app/modules/orders/model/tracked/track-order.ts";
import { getDefaultMargin } from "#app/modules/planning/model/eta/arrival-margins.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";

const minute = 60_000;
const noon = Date.UTC(2026, 10, 23, 11);

const hub: PlaceSnapshot = {
  kind: "location",
  name: "Billbrook Hub",
  address: { line1: "Werkstraße 1", city: "Hamburg", country: "DE" },
  point: { longitude: 10.08123, latitude: 53.53456 },
};
const home: PlaceSnapshot = {
  kind: "customer",
  name: "Ada Berg",
  address: { line1: "Mühlenkamp 44", city: "Hamburg", postalCode: "22303", country: "DE" },
  point: { longitude: 10.01234, latitude: 53.58567 },
  contact: { name: "Ada Berg", phone: "+4940123456" },
};

function facts(changes: Partial<TrackingFacts> = {}): TrackingFacts {
  return {
    number: "WB-1",
    status: orderStatuses.code.processing,
    kind: "standard",
    carrier: "Alsterfracht",
    merchant: null,
    requiresCode: false,
    timezone: "Europe/Berlin",
    source: hub,
    destination: home,
    deliveryFrom: "2026-11-23T13:00",
    deliveryTo: "2026-11-23T16:00",
    events: [],
    stop: null,
    ...changes,
  };
}

function stop(changes: Partial<StopFacts> = {}): StopFacts {
  return {
    state: "pending",
    routeStatus: "assigned",
    expectedAt: noon + 120 * minute,
    earliestAt: 0,
    latestAt: null,
    margin: getDefaultMargin({ isUnderWay: changes.routeStatus === "active", stopsAhead: 0 }),
    stopsBefore: 0,
    position: null,
    shownStops: 2,
    isPaused: false,
    ...changes,
  };
}

const clock = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString().slice(11, 16));
const etaOf = (changes: Partial<StopFacts>, now = noon, order: Partial<TrackingFacts> = {}) => {
  const { eta } = trackOrder(
    facts({ stop: stop(changes), status: orderStatuses.code.out_for_delivery, ...order }),
    now,
  );
  return [clock(eta?.from), clock(eta?.to), eta?.basis];
};

test("without a route the promised window is the estimate, in the order's zone, until it has passed", () => {
  const { eta, promised } = trackOrder(facts(), noon);
  expect([clock(eta?.from), clock(eta?.to), eta?.basis]).toEqual(["12:00", "15:00", "schedule"]);
  expect(promised).toEqual({ from: eta?.from, to: eta?.to });
  expect(trackOrder(facts(), noon + 300 * minute).eta).toBeNull();
  expect(trackOrder(facts({ deliveryFrom: null, deliveryTo: null }), noon)).toMatchObject({
    eta: null,
    promised: null,
  });
});

test("the closer the stop, the narrower the window", () => {
  expect(etaOf({})).toEqual(["12:00", "14:00", "route"]);
  expect(etaOf({ routeStatus: "active" })).toEqual(["12:30", "13:30", "route"]);
  expect(etaOf({ routeStatus: "active", state: "arriving" })).toEqual(["12:45", "13:15", "route"]);
});

test("a late route moves the window; an early one moves it only to the promised start", () => {
  const at = (minutes: number) => etaOf({ routeStatus: "active", expectedAt: noon + minutes * minute });
  expect(at(160)).toEqual(["13:00", "14:15", "route"]);
  expect(at(90)).toEqual(["12:00", "13:00", "route"]);
  expect(at(0)).toEqual(["12:00", "12:30", "route"]);
});

test("no window opens before the promised one, which need not begin at a quarter hour, for any expected time", () => {
  const order = { deliveryFrom: "2026-11-23T13:01" };
  for (const routeStatus of ["assigned", "active"] as const)
    for (let minutes = -120; minutes <= 300; minutes += 15) {
      const facts = { routeStatus, expectedAt: noon + minutes * minute };
      const [from = "", to = ""] = etaOf(facts, noon - 60 * minute, order);
      expect(String(from) >= "12:01").toBe(true);
      expect(String(to) > String(from)).toBe(true);
    }
});

test("a window ends where the promise does, and begins no earlier than a driver can be there", () => {
  const active = (minutes: number, more: Partial<StopFacts> = {}) =>
    etaOf({ routeStatus: "active", expectedAt: noon + minutes * minute, ...more });
  expect(active(225)).toEqual(["14:15", "15:00", "route"]);
  expect(active(250)).toEqual(["14:30", "15:45", "route"]);
  // What the route can keep is no forecast.
  expect(active(160, { latestAt: noon + 161 * minute })).toEqual(["13:00", "14:15", "route"]);
  expect(active(160, { earliestAt: noon + 142 * minute })).toEqual(["13:15", "14:15", "route"]);
});

test("a window moved beyond what the route can keep is the only one shown", () => {
  const moved = { deliveryFrom: "2026-11-23T16:00", deliveryTo: "2026-11-23T20:00" };
  const route = { routeStatus: "active", expectedAt: noon + 60 * minute } as const;
  expect(etaOf({ ...route, latestAt: noon + 90 * minute }, noon, moved)).toEqual(["15:00", "19:00", "schedule"]);
  expect(etaOf({ ...route, latestAt: noon + 300 * minute }, noon, moved)).toEqual(["15:00", "15:30", "route"]);
});

test("a window is never in the past", () => {
  const [from, to] = etaOf({ routeStatus: "active" }, noon + 200 * minute);
  expect([from, to]).toEqual(["14:15", "15:00"]);
});

test("a finished stop or route shows no arrival", () => {
  expect(etaOf({ state: "attempted" })).toEqual(["12:00", "15:00", "schedule"]);
  expect(etaOf({ routeStatus: "completed" })).toEqual(["12:00", "15:00", "schedule"]);
});

test.each(orderStatuses.rows.map((row) => [row.key, row] as const))(
  "%s: only an order under way has an estimate",
  (_, row) => {
    const found = trackOrder(facts({ status: row.code }), noon);
    const underway = ["processing", "shipped", "in_transit", "out_for_delivery", "delivery_attempted"].includes(
      row.customer,
    );
    expect(found.status).toBe(row.customer);
    expect(found.eta !== null).toBe(underway);
    expect(found.step === null).toBe(!underway && row.customer !== "delivered");
  },
);

test("the driver is shown only when out for delivery, near and with a recent position", () => {
  const position = { longitude: 10.02123, latitude: 53.58, at: noon - minute };
  const driver = (changes: Partial<StopFacts>, status: TrackingFacts["status"] = orderStatuses.code.out_for_delivery) =>
    trackOrder(facts({ status, stop: stop({ position, routeStatus: "active", ...changes }) }), noon).driver;
  expect(driver({})).toEqual({ longitude: 10.021, latitude: 53.58, at: noon - minute });
  expect(driver({ routeStatus: "assigned" })).toBeNull();
  expect(driver({ isPaused: true })).toBeNull();
  expect(driver({ shownStops: 0, stopsBefore: 0 })).toBeNull();
  expect(driver({ shownStops: 3, stopsBefore: 3 })).not.toBeNull();
  expect(driver({ stopsBefore: 2 })).not.toBeNull();
  expect(driver({ stopsBefore: 3 })).toBeNull();
  expect(driver({ position: { ...position, at: noon - 11 * minute } })).toBeNull();
  for (const { code } of orderStatuses.rows) if (code !== 6) expect(driver({}, code)).toBeNull();
});

test("shows no personal data, and coordinates only to about a kilometer", () => {
  const found = trackOrder(facts({ merchant: "Deichwolle" }), noon);
  expect(JSON.stringify(found)).not.toMatch(/Ada|Berg|Mühlenkamp|22303|Werkstraße|4940|10\.012|53\.585/);
  expect(found).toMatchObject({
    seller: "Deichwolle",
    carrier: "Alsterfracht",
    destination: { longitude: 10.01, latitude: 53.59 },
    origin: { point: { longitude: 10.08, latitude: 53.53 }, city: "Hamburg" },
  });
  expect(trackOrder(facts({ source: home }), noon).origin).toBeNull();
});

const event = (
  type: string,
  fromStatus: TrackingFacts["status"] | null,
  toStatus: TrackingFacts["status"],
  at: number,
) => ({ type, fromStatus, toStatus, at });

test("the timeline shows the customer's events, newest first, without internal steps", () => {
  const { timeline, deliveredAt } = trackOrder(
    facts({
      status: orderStatuses.code.delivered,
      events: [
        event("created", null, 1, 1),
        event("assigned", 1, 2, 2),
        event("added_to_shipment", 2, 3, 3),
        event("updated", 3, 3, 4),
        event("status_changed", 3, 2, 5),
        event("added_to_shipment", 2, 3, 6),
        event("picked_up", 3, 4, 7),
        event("received", 4, 5, 8),
        event("received", 5, 5, 9),
        event("picked_up", 5, 6, 10),
        event("attempted", 6, 8, 11),
        event("picked_up", 8, 6, 12),
        event("dropped_off", 6, 7, 13),
        event("status_changed", 7, 10, 14),
      ],
    }),
    noon,
  );
  expect(timeline.map((each) => `${each.at} ${each.event}`)).toEqual([
    "13 delivered",
    "12 out_for_delivery",
    "11 delivery_attempted",
    "10 out_for_delivery",
    "8 received",
    "7 picked_up",
    "2 ready",
    "1 created",
  ]);
  expect(deliveredAt).toBe(13);
});

test("a customer's options end one by one: reschedule, then address, then nothing", () => {
  const offered = (changes: Partial<TrackingFacts>) => trackOrder(facts(changes), noon).offered;
  const byStatus = Object.fromEntries(orderStatuses.rows.map(({ code, key }) => [key, offered({ status: code })]));
  expect(byStatus).toEqual({
    draft: "address",
    new: "time",
    ready: "time",
    processing: "time",
    shipped: "time",
    in_transit: "time",
    out_for_delivery: "details",
    delivered: "proof",
    delivery_attempted: "time",
    closed: "nothing",
    cancelled: "nothing",
    pending_return: "details",
    dispatched_for_return: "details",
    return_in_progress: "details",
    return_attempted: "details",
    return_completed: "nothing",
  });
  const requested = Array.from({ length: 3 }, () => ({
    type: "reschedule_requested",
    fromStatus: orderStatuses.code.processing,
    toStatus: orderStatuses.code.processing,
    at: noon,
  }));
  expect(offered({ status: orderStatuses.code.processing, events: requested })).toBe("address");
  expect(offered({ status: orderStatuses.code.processing, kind: "internal" })).toBe("details");
});

test("a bare number shows status, window and timeline, whatever data the order has", () => {
  for (const { code } of orderStatuses.rows) {
    const bare = trackByNumber(
      facts({ status: code, stop: stop({ position: { ...{ longitude: 10, latitude: 53 }, at: noon } }) }),
      noon,
    );
    expect(Object.keys(bare).sort()).toEqual([
      "deliveredAt",
      "eta",
      "number",
      "offered",
      "promised",
      "status",
      "step",
      "timeline",
      "timezone",
    ]);
    expect(JSON.stringify({ ...bare, timezone: "" })).not.toMatch(
      /Hamburg|Alsterfracht|Berg|Mühlenkamp|10\.0|53\.5|22303/,
    );
  }
});
