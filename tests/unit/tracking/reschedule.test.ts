import { expect, test } from "vitest";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import {
  canApplyAtOnce,
  getRescheduleRefusal,
  getWindowFault,
  listOfferedWindows,
  type RescheduleContext,
} from "#app/modules/orders/model/tracked/reschedule.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { listContactChannels } from "#app/modules/tracking/model/contact-channels.ts";

/** A Saturday, 19:30 in Berlin. */
const context: RescheduleContext = {
  status: orderStatuses.code.processing,
  kind: "standard",
  requestCount: 0,
  hours: [],
  timezone: "Europe/Berlin",
  now: Date.UTC(2026, 10, 21, 18, 30),
};

test("orders from New to In-transit and Attempted may be rescheduled, three times, and no others", () => {
  const allowed = orderStatuses.codes.filter((status) => getRescheduleRefusal({ ...context, status }) === null);
  expect(allowed).toEqual([1, 2, 3, 4, 5, 8]);
  expect(getRescheduleRefusal({ ...context, requestCount: 2 })).toBeNull();
  expect(getRescheduleRefusal({ ...context, requestCount: 3 })).toBe("reschedule_often");
  for (const kind of ["return", "internal", "merchant_return"] as const)
    expect(getRescheduleRefusal({ ...context, kind })).toBe("reschedule_over");
});

test("every offered window is accepted; past windows of today and the fifteenth day are rejected", () => {
  const offered = listOfferedWindows(context);
  expect(offered[0]?.day).toBe("2026-11-22");
  expect(offered.at(-1)?.day).toBe("2026-12-05");
  for (const { windows } of offered) for (const window of windows) expect(getWindowFault(window, context)).toBeNull();
  expect(getWindowFault({ from: "2026-11-21T19:00", to: "2026-11-21T21:00" }, context)).toBe("window_outside");
  expect(getWindowFault({ from: "2026-11-21T20:00", to: "2026-11-21T21:00" }, context)).toBeNull();
  expect(getWindowFault({ from: "2026-12-06T09:00", to: "2026-12-06T10:00" }, context)).toBe("window_outside");
});

test("opening hours limit the offered windows, and a weekday without hours is closed", () => {
  const hours = [{ weekday: 1 as const, from: "10:00", to: "17:30" }];
  expect(listOfferedWindows({ ...context, hours })).toEqual(
    ["2026-11-23", "2026-11-30"].map((day) => ({
      day,
      windows: [
        { from: `${day}T10:00`, to: `${day}T12:00` },
        { from: `${day}T12:00`, to: `${day}T16:00` },
        { from: `${day}T16:00`, to: `${day}T17:30` },
      ],
    })),
  );
  expect(getWindowFault({ from: "2026-11-24T10:00", to: "2026-11-24T11:00" }, { ...context, hours })).toBe(
    "window_outside",
  );
});

test("a request takes effect automatically until the delivery is dispatched or carries others' orders", () => {
  expect(canApplyAtOnce([])).toBe(true);
  expect(canApplyAtOnce([{ type: 3, status: shipmentStatuses.code.planned, orderCount: 1 }])).toBe(true);
  expect(canApplyAtOnce([{ type: 3, status: shipmentStatuses.code.dispatched, orderCount: 1 }])).toBe(false);
  expect(canApplyAtOnce([{ type: 3, status: shipmentStatuses.code.pending, orderCount: 2 }])).toBe(false);
  expect(canApplyAtOnce([{ type: 1, status: shipmentStatuses.code.picked_up, orderCount: 9 }])).toBe(true);
});

test("a contact is masked but recognizable to its owner", () => {
  const contact = { customerEmail: "lejla@mail.example.test", customerPhone: "+491765553024" };
  expect(listContactChannels(contact, "sent").map(({ masked }) => masked)).toEqual([
    "l••••@m••••.example.test",
    "+49 •••• 24",
  ]);
  expect(listContactChannels(contact, "not sent")).toHaveLength(1);
  expect(listContactChannels({ customerEmail: null, customerPhone: null }, "sent")).toEqual([]);
});
