import fc from "fast-check";
import { expect, test } from "vitest";
import { alertDigests } from "#app/modules/alerts/model/alert.enums.ts";
import { computeAlertDue } from "#app/modules/alerts/model/alert-due.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { toInstant, toLocalTime } from "#app/platform/time/local-time.ts";

const zone = "Europe/Vaduz";
const at = (local: string) => toInstant(local, zone);
const due = (local: string, rule: Parameters<typeof computeAlertDue>[1]) =>
  toLocalTime(computeAlertDue(at(local), rule, zone), zone);

test("night events are sent in the morning, and digests on the hour and at seven", () => {
  const night = { quiet_from: "20:00", quiet_to: "06:00" };
  expect(due("2026-11-23T19:59", { digest: "at_once", ...night })).toBe("2026-11-23T19:59");
  expect(due("2026-11-23T20:00", { digest: "at_once", ...night })).toBe("2026-11-24T06:00");
  expect(due("2026-11-24T05:59", { digest: "at_once", ...night })).toBe("2026-11-24T06:00");
  expect(due("2026-11-23T19:30", { digest: "hourly", ...night })).toBe("2026-11-24T06:00");
  expect(due("2026-11-23T09:10", { digest: "hourly" })).toBe("2026-11-23T10:00");
  expect(due("2026-11-23T09:10", { digest: "daily" })).toBe("2026-11-24T07:00");
  expect(due("2026-11-23T06:59", { digest: "daily" })).toBe("2026-11-23T07:00");
  expect(due("2026-11-23T12:30", { digest: "at_once", quiet_from: "12:00", quiet_to: "13:00" })).toBe(
    "2026-11-23T13:00",
  );
});

test("sends nothing before it happened, during quiet hours, or more than two days later", () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const zones = fc.constantFrom("Europe/Vaduz", "Asia/Kolkata", "America/New_York", "Pacific/Chatham", "UTC");
  const year = { min: at("2026-01-01T00:00"), max: at("2027-01-01T00:00") };
  fc.assert(
    fc.property(
      fc.integer(year),
      fc.constantFrom(...alertDigests),
      time,
      time,
      zones,
      (now, digest, from, until, where) => {
        fc.pre(from !== until);
        const received = computeAlertDue(now, { digest, quiet_from: from, quiet_to: until }, where);
        expect(received).toBeGreaterThanOrEqual(now);
        expect(received - now).toBeLessThan(2 * day + day / 12);
        const local = toLocalTime(received, where).slice(11);
        const quiet = from < until ? local >= from && local < until : local >= from || local < until;
        // If the clock skips the end of the quiet hours, send after it; if the clock repeats it, send only once.
        const end = toLocalTime(toInstant(`${toLocalTime(received, where).slice(0, 10)}T${until}`, where), where);
        const isSkipped = end.slice(11) !== until;
        expect(quiet && !isSkipped).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});
