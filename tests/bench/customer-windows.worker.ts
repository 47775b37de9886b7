import { expect, test } from "vitest";
import {
  dayNoise,
  driveWeeks,
  learnBefore,
  type Moment,
  type ShownWindow,
  showWindows,
} from "#tests/factories/driven-weeks.ts";
import { SeededRandom } from "#tests/fakes/seeded-random.ts";

const seed = Number(process.env.WINDOWS_SEED ?? 42);
const bands = [0, 1, 2, 3, 5, 10, 15, 30, 99];
const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

const percent = (shown: readonly ShownWindow[]) =>
  shown.length < 30
    ? "   –"
    : `${((100 * shown.filter(({ isInside }) => isInside).length) / shown.length).toFixed(0)} %`;
const share = (shown: readonly ShownWindow[]) => shown.filter(({ isInside }) => isInside).length / shown.length;
const median = (shown: readonly ShownWindow[]) =>
  shown.map(({ minutes }) => minutes).toSorted((a, b) => a - b)[shown.length >> 1] ?? Number.NaN;
const cell = (shown: readonly ShownWindow[]) =>
  (shown.length < 30 ? "–" : `${percent(shown)} ${median(shown)} min`).padStart(13);

function print(title: string, shown: readonly ShownWindow[]): void {
  console.log(`\n${title}: ${shown.length} windows, ${percent(shown)} inside, median ${median(shown)} min`);
  console.log(
    `${"stops ahead".padEnd(12)}${hours.map((each) => `${each}:00`.padStart(13)).join("")}${"all".padStart(13)}`,
  );
  for (const [at, most] of bands.entries()) {
    const least = at === 0 ? 0 : (bands[at - 1] ?? 0) + 1;
    const row = shown.filter(({ stopsAhead }) => stopsAhead >= least && stopsAhead <= most);
    if (row.length === 0) continue;
    const name = least === most ? `${least}` : most === 99 ? `over ${least - 1}` : `${least} – ${most}`;
    console.log(
      name.padEnd(12) + hours.map((each) => cell(row.filter(({ hour }) => hour === each))).join("") + cell(row),
    );
  }
}

/** Prints where windows hold that customers are shown in weeks of an account, before and after it has a history. */
test("windows shown hold on simulated weeks", () => {
  console.log(`seed ${seed}; noise ${JSON.stringify(dayNoise)}`);
  const routes = driveWeeks(new SeededRandom(seed), { weeks: 10, vans: 8 });
  const shown: Record<Moment, ShownWindow[]> = { evening: [], start: [], "on the way": [] };
  const moments = ["evening", "start", "on the way"] as const;
  for (let week = 4; week < 10; week += 1) {
    const learned = learnBefore(routes, week);
    if (week === 9) console.log(`cells ${Object.keys(learned).length}, ${JSON.stringify(learned).length} bytes`);
    for (const route of routes.filter((each) => each.week === week))
      for (const moment of moments) shown[moment].push(...showWindows(route, learned, moment));
  }
  for (const moment of moments) print(`shown with a history, ${moment}`, shown[moment]);
  const first = routes.filter(({ week }) => week === 0);
  for (const moment of moments)
    print(
      `shown by default, ${moment}`,
      first.flatMap((route) => showWindows(route, null, moment)),
    );
  const early = learnBefore(routes, 2);
  const third = routes.filter(({ week }) => week === 2);
  for (const moment of moments)
    print(
      `third week, ${moment}`,
      third.flatMap((route) => showWindows(route, early, moment)),
    );

  const later = shown.start.filter(({ stopsAhead }) => stopsAhead > 5);
  const hourLong = later.filter(({ minutes, isCut }) => minutes <= 60 && !isCut);
  const near = shown["on the way"].filter(({ stopsAhead }) => stopsAhead <= 5);
  const narrow = near.filter(({ minutes }) => minutes <= 30);
  const line = (name: string, each: readonly ShownWindow[], of: readonly ShownWindow[], aim: number) =>
    console.log(
      `${name}: ${(100 * share(each)).toFixed(1)} % inside, aim ${aim}; ${((100 * each.length) / of.length).toFixed(0)} % of those shown`,
    );
  const isCut = ({ isCut: cut }: ShownWindow) => cut;
  line("the evening before, all", shown.evening, shown.evening, 95);
  line("the evening before, ended by the promise", shown.evening.filter(isCut), shown.evening, 95);
  line("as the van leaves, all", shown.start, shown.start, 95);
  line("as the van leaves, an hour", hourLong, later, 95);
  line("as the van leaves, ended by the promise", shown.start.filter(isCut), shown.start, 95);
  line("within 5 stops, all", near, near, 90);
  line("within 5 stops, half an hour", narrow, near, 90);
  expect(share(shown.evening)).toBeGreaterThan(0.95);
  expect(share(hourLong)).toBeGreaterThan(0.95);
  expect(share(narrow)).toBeGreaterThan(0.9);
});

/** Prints what a buffer before promised ends does to windows that end with the promise. */
test("a buffer before promised ends makes windows hold that end with the promise", () => {
  const held = [15, 30, 45, 60].map((buffer) => {
    const routes = driveWeeks(new SeededRandom(seed), { weeks: 10, vans: 8, buffer });
    const moments = ["evening", "start"] as const;
    const [evening = [], start = []] = moments.map((moment) =>
      [4, 5, 6, 7, 8, 9].flatMap((week) => {
        const learned = learnBefore(routes, week);
        return routes.filter((each) => each.week === week).flatMap((route) => showWindows(route, learned, moment));
      }),
    );
    const cut = (shown: readonly ShownWindow[]) => shown.filter(({ isCut, hour }) => isCut && hour < 19);
    console.log(
      `${buffer} min free before promised ends: ended by the promise ${percent(cut(evening))} inside the evening before ` +
        `(${cut(evening).length} of ${evening.length}), ${percent(cut(start))} as the van leaves`,
    );
    return share(cut(evening));
  });
  expect(held.at(-1)).toBeGreaterThan(held[0] ?? 1);
});
