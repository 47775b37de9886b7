import fc from "fast-check";
import { expect, test } from "vitest";
import { compareVisits } from "#app/modules/analytics/model/compared-agents.ts";
import { addExpected, countVisit, MIN_COMPARED_VISITS } from "#app/modules/analytics/model/fair-comparison.ts";
import { addCounts, type Counts } from "#app/modules/analytics/model/subjects.ts";

/** Kinds of stop, each with the meters, pace and success of an ordinary visit. */
const kinds = [
  { kind: "deliveries", meters: 300, seconds: 240, minutes: 3, done: 9, kept: 8 },
  { kind: "deliveries", meters: 6_000, seconds: 900, minutes: 4, done: 7, kept: 5 },
  { kind: "pickups", meters: 1_500, seconds: 600, minutes: 9, done: 10, kept: 10 },
  { kind: "returns", meters: 40_000, seconds: 2_400, minutes: 6, done: 5, kept: 2 },
] as const;

interface Pace {
  /** Visits of each kind, in tens. */
  tens: readonly number[];
  /** How long a visit takes of what is ordinary. */
  slow: number;
}

/** The counts of an agent whose visits are done and kept as often as is ordinary. */
function drive({ tens, slow }: Pace): Counts {
  const sum: Counts = {};
  kinds.forEach(({ kind, meters, seconds, minutes, done, kept }, at) => {
    for (let visit = 0; visit < (tens[at] ?? 0) * 10; visit += 1) {
      const served = { served: 1, service_minutes: minutes };
      const due = visit % 10 < kept ? 100 : 99;
      const visited = { kind, meters, seconds: seconds * slow, due, finishedAt: 100 };
      addCounts(sum, countVisit({ ...visited, isDone: visit % 10 < done, isFirst: true }, served));
      addCounts(sum, served);
    }
  });
  return sum;
}

const addAll = (all: readonly Counts[]): Counts => {
  const sum: Counts = {};
  for (const each of all) addCounts(sum, each);
  return sum;
};

const compareAll = (agents: readonly Counts[]) =>
  agents.map((each) => compareVisits(addExpected(each, addAll(agents))));

const tens = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: kinds.length, maxLength: kinds.length });
const fleet = fc.array(fc.record({ tens, slow: fc.constantFrom(1, 2, 3) }), { minLength: 1, maxLength: 6 });

test("an agent at everybody's pace has 100, whatever the mix of stops and areas", () => {
  fc.assert(
    fc.property(fleet, (agents) => {
      for (const numbers of compareAll(agents.map(({ tens: mix }) => drive({ tens: mix, slow: 1 }))))
        for (const { index, doubt } of numbers) {
          if (index === null) expect(doubt).not.toBeNull();
          else expect(index).toBeCloseTo(100, 6);
        }
    }),
    { numRuns: 40 },
  );
});

test("what is expected of all together is what all did; who is slower has less, and is compared with the same mix", () => {
  const town = { tens: [40, 0, 0, 0], slow: 1 };
  const country = { tens: [0, 40, 0, 0], slow: 1 };
  const slow = { tens: [20, 20, 0, 0], slow: 2 };
  const [first, second, third] = compareAll([town, country, slow].map(drive)).map(([pace]) => pace);
  expect(first?.value).toBe(15);
  expect(second?.value).toBe(4);
  // Two of three visits of each kind take the ordinary time, one takes twice as long.
  expect([first, second, third].map((each) => Math.round(each?.index ?? 0))).toEqual([133, 133, 67]);
  const agents = [town, country, slow].map(drive);
  const all = addAll(agents);
  const expected = addAll(agents.map((each) => addExpected(each, all)));
  expect(expected.expected_visit_seconds).toBeCloseTo(all.visit_seconds ?? 0, 6);
});

test("agents in another order have the same numbers", () => {
  fc.assert(
    fc.property(fleet, fc.integer({ min: 1, max: 5 }), (agents, turn) => {
      const driven = agents.map(drive);
      const turned = driven.map((_, at) => driven[(at + turn) % driven.length] ?? {});
      const numbers = compareAll(driven);
      expect(compareAll(turned)).toEqual(numbers.map((_, at) => numbers[(at + turn) % numbers.length]));
    }),
    { numRuns: 20 },
  );
});

test("too few visits, and nobody else with such stops, are said instead of an index", () => {
  const few = { tens: [(MIN_COMPARED_VISITS - 10) / 10, 0, 0, 0], slow: 1 };
  const many = { tens: [60, 0, 0, 0], slow: 1 };
  const alone = { tens: [0, 0, 30, 0], slow: 1 };
  const doubts = compareAll([few, many, alone, many].map(drive)).map(([pace]) => [pace?.index, pace?.doubt]);
  expect(doubts).toEqual([
    [null, "few"],
    [100, null],
    [null, "alone"],
    [100, null],
  ]);
});

test("nothing is divided by nothing", () => {
  const number = fc.constantFrom(0, 1, 300);
  const names = [
    "visited",
    "visit_seconds",
    "first_visits",
    "first_visits_done",
    "due_visits",
    "due_visits_kept",
  ].flatMap((name) => [name, `${name}/returns_close`, `${name}/pickups_remote`]);
  const counts = fc.record(Object.fromEntries(names.map((name) => [name, number])), { requiredKeys: [] });
  fc.assert(
    fc.property(counts, counts, (own, all) => {
      for (const { value, expected, index } of compareVisits(addExpected(own as Counts, all as Counts)))
        for (const each of [value, expected, index]) if (each !== null) expect(Number.isFinite(each)).toBe(true);
    }),
  );
  expect(compareAll([{}])[0]?.every(({ value, index }) => value === null && index === null)).toBe(true);
});

test("a visit counts by its kind and how far apart the stops are, and not where nothing is known", () => {
  const visit = {
    kind: "transfers",
    meters: 2_000,
    seconds: 61.4,
    isDone: false,
    isFirst: true,
    due: 5,
    finishedAt: 6,
  };
  expect(countVisit(visit, {})).toEqual({
    ...{ visited: 1, visit_seconds: 61, first_visits: 1, due_visits: 1 },
    ...{ "visited/transfers_apart": 1, "visit_seconds/transfers_apart": 61 },
    ...{ "first_visits/transfers_apart": 1, "due_visits/transfers_apart": 1 },
  });
  expect(countVisit({ ...visit, seconds: null, isFirst: false, due: null }, {})).toEqual({});
  expect(countVisit({ ...visit, seconds: -1, isFirst: false, due: null }, {})).toEqual({});
});
