import fc from "fast-check";
import { expect, test } from "vitest";
import {
  findMargin,
  type LearnedMargins,
  learnMargins,
  type MeasuredArrival,
  MIN_HISTORY,
  type NotifiedArrival,
} from "#app/modules/planning/model/eta/arrival-margins.ts";
import { driveWeeks, learnBefore, showWindows } from "#tests/factories/driven-weeks.ts";
import { SeededRandom } from "#tests/fakes/seeded-random.ts";

const shown: NotifiedArrival = { isUnderWay: true, stopsAhead: 2, hour: 9, area: "9490", agentId: "a" };

/** Arrivals of as many days as a history needs. */
const arrivals = (minutes: readonly number[], more: Partial<NotifiedArrival> = {}): MeasuredArrival[] =>
  minutes.map((lateMinutes, at) => ({ ...shown, ...more, date: `day ${at % MIN_HISTORY.days}`, lateMinutes }));

test("of the arrivals that follow, the aimed share lies inside, however they are spread", () => {
  const spreads: ((random: SeededRandom) => number)[] = [
    (random) => random.next() * 40 - 10,
    (random) => -12 * Math.log(1 - random.next()),
    (random) => (random.hits(0.03) ? 90 : 0) + random.next() * 8,
  ];
  for (const [isUnderWay, stopsAhead, aim] of [
    [true, 2, 0.9],
    [true, 20, 0.95],
    [false, 2, 0.95],
  ] as const)
    for (const spread of spreads) {
      const random = new SeededRandom(7);
      let [inside, all] = [0, 0];
      for (let round = 0; round < 200; round += 1) {
        const history = Array.from({ length: MIN_HISTORY.arrivals }, () => spread(random));
        const learned = learnMargins(arrivals(history, { isUnderWay, stopsAhead }));
        const margins = Object.values(learned);
        for (let next = 0; next < 20; next += 1, all += 1) {
          const late = spread(random);
          if (margins.every(([before, after]) => -before <= late && late <= after)) inside += 1;
        }
      }
      expect(inside / all).toBeGreaterThan(aim - 0.005);
    }
});

test("margins grow with stops ahead, contain the arrival, and are no smaller before the driver leaves", () => {
  const history = fc.array(
    fc.record({
      ...{ isUnderWay: fc.boolean(), stopsAhead: fc.nat({ max: 60 }), hour: fc.constantFrom(9, 17) },
      ...{ area: fc.constantFrom("9490", null), agentId: fc.constantFrom("a", "b"), spread: fc.nat({ max: 50 }) },
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(history, fc.boolean(), fc.constantFrom("a", "b"), (cells, isUnderWay, agentId) => {
      const learned = learnMargins(
        cells.flatMap(({ spread, ...cell }) =>
          arrivals(
            Array.from({ length: 120 }, (_, at) => ((at % 11) - 4) * spread),
            cell,
          ),
        ),
      );
      let before = { early: 0, late: 0 };
      for (let stopsAhead = 0; stopsAhead < 70; stopsAhead += 1) {
        const found = findMargin(learned, { ...shown, isUnderWay, agentId, stopsAhead });
        expect(found.early).toBeGreaterThanOrEqual(before.early);
        expect(found.late).toBeGreaterThanOrEqual(before.late);
        const driven = findMargin(learned, { ...shown, isUnderWay: true, agentId, stopsAhead });
        expect(found.early).toBeGreaterThanOrEqual(driven.early);
        expect(found.late).toBeGreaterThanOrEqual(driven.late);
        before = found;
      }
    }),
  );
});

test("without enough arrivals and days the windows are wide ones by default", () => {
  const enough = Array.from({ length: MIN_HISTORY.arrivals }, () => 0);
  const oneDay = arrivals(enough).map((each) => ({ ...each, date: "day" }));
  for (const learned of [null, {}, learnMargins([]), learnMargins(arrivals(enough.slice(1))), learnMargins(oneDay)]) {
    const widths = [0, 10, 20, 40].map((stopsAhead) => findMargin(learned, { ...shown, stopsAhead }));
    expect(widths.map(({ early, late, isLearned }) => [early, late, isLearned])).toEqual(
      [30, 30, 45, 60].map((minutes) => [minutes, minutes, false]),
    );
    expect(findMargin(learned, { ...shown, isUnderWay: false })).toMatchObject({ early: 60, late: 60 });
  }
});

test("an agent, an area and an hour with a history of their own have their own margin; others have the account's", () => {
  const steady = Array.from({ length: 400 }, (_, at) => (at % 5) - 2);
  const history = [0, 1, 2].flatMap((stopsAhead) => [
    ...arrivals(steady, { stopsAhead, hour: 11, area: null }),
    ...arrivals(steady.map((late) => late * 10).slice(0, 120), { stopsAhead, hour: 17, area: "9497", agentId: "late" }),
  ]);
  const learned = learnMargins(history);
  const find = (more: Partial<NotifiedArrival>) =>
    findMargin(learned, { ...shown, area: null, hour: 11, ...more }).late;
  expect(find({})).toBe(2);
  for (const more of [{ agentId: "late" }, { area: "9497" }, { hour: 17 }]) expect(find(more)).toBe(20);
  // Nothing of its own is known: the account's.
  expect(find({ hour: 8, agentId: "new" })).toBe(10);
});

test("windows shown on simulated weeks hold: an hour as the van leaves, half an hour near the stop", () => {
  const routes = driveWeeks(new SeededRandom(5), { weeks: 6, vans: 5 });
  const learned: LearnedMargins = learnBefore(routes, 4);
  const later = routes.filter(({ week }) => week >= 4);
  const share = (windows: readonly { isInside: boolean }[]) =>
    windows.filter(({ isInside }) => isInside).length / windows.length;
  const start = later.flatMap((route) => showWindows(route, learned, "start"));
  const hourLong = start.filter(({ minutes, stopsAhead }) => stopsAhead > 5 && minutes <= 60);
  const near = later.flatMap((route) => showWindows(route, learned, "on the way"));
  const narrow = near.filter(({ minutes, stopsAhead }) => stopsAhead <= 5 && minutes <= 30);
  expect(hourLong.length).toBeGreaterThan(100);
  expect(narrow.length).toBeGreaterThan(5_000);
  expect([share(narrow) > 0.9, share(start) > 0.93]).toEqual([true, true]);
});
