/** When somebody is notified of an arrival: how many stops come before, and what arrivals differ by. */
export interface NotifiedArrival {
  /** The driver has left; before that the departure is uncertain too. */
  isUnderWay: boolean;
  stopsAhead: number;
  /** Local hour of the expected arrival, 0 to 23. */
  hour: number;
  /** Postal code of the stop. */
  area: string | null;
  agentId: string;
}

/** An arrival of the past: how much later than expected the driver came, and on which local date. */
export interface MeasuredArrival extends NotifiedArrival {
  date: string;
  lateMinutes: number;
}

/** How far from the expected arrival a driver may come, and the shape of the window around it. Minutes. */
export interface ArrivalMargin {
  early: number;
  late: number;
  /** Its ends are multiples of this. */
  step: number;
  /** It is at least so long. */
  width: number;
  /** From the account's history, not a default. */
  isLearned: boolean;
}

type Sides = readonly [early: number, late: number];

/** Minutes early and late by cell: phase and band of stops ahead, alone or with an hour, an area or an agent. */
export type LearnedMargins = Readonly<Record<string, Sides>>;

/** Less is no history: arrivals of one day are late together, so days count too. */
export const MIN_HISTORY = { arrivals: 100, days: 8 } as const;

/** Most stops ahead of each band. */
const bands = [0, 1, 2, 3, 5, 10, 15, 30, Number.POSITIVE_INFINITY] as const;
/** Up to so many stops ahead of a driver under way a window is a narrow one. */
const MAX_NEAR_STOPS = 5;

/** The share of arrivals that is to be inside, and the shape of the window. */
const near = { inside: 0.9, step: 5, width: 30 } as const;
const far = { inside: 0.95, step: 5, width: 60 } as const;
const unknown = { step: 15, width: 0 } as const;

type Phase = "planned" | "driven";

const getBand = (stopsAhead: number): number => bands.findIndex((most) => stopsAhead <= most);

const isNear = (phase: Phase, band: number): boolean => phase === "driven" && (bands[band] ?? 0) <= MAX_NEAR_STOPS;

/** The share of arrivals that is to be inside a window, by when it was sent. */
export function getInsideAim({ isUnderWay, stopsAhead }: Pick<NotifiedArrival, "isUnderWay" | "stopsAhead">): number {
  return (isNear(isUnderWay ? "driven" : "planned", getBand(stopsAhead)) ? near : far).inside;
}

/** What is special of an arrival: its hour, area and agent. */
const listCuts = ({ hour, area, agentId }: NotifiedArrival): string[] => [
  ` hour ${hour}`,
  ...(area === null ? [] : [` area ${area}`]),
  ` agent ${agentId}`,
];

/** The margins that held for an account's arrivals: split conformal, in each cell that has enough of them. */
export function learnMargins(arrivals: Iterable<MeasuredArrival>): LearnedMargins {
  const cells = new Map<string, { inside: number; minutes: number[]; dates: Set<string> }>();
  for (const arrival of arrivals) {
    const phase: Phase = arrival.isUnderWay ? "driven" : "planned";
    const band = getBand(arrival.stopsAhead);
    const { inside } = isNear(phase, band) ? near : far;
    for (const cut of ["", ...listCuts(arrival)]) {
      const key = `${phase} ${band}${cut}`;
      const cell = cells.get(key) ?? { inside, minutes: [], dates: new Set() };
      cell.minutes.push(arrival.lateMinutes);
      cell.dates.add(arrival.date);
      cells.set(key, cell);
    }
  }
  const known = [...cells].filter(
    ([, { minutes, dates }]) => minutes.length >= MIN_HISTORY.arrivals && dates.size >= MIN_HISTORY.days,
  );
  return Object.fromEntries(known.map(([key, { minutes, inside }]) => [key, findSides(minutes, inside)]));
}

/** Quantiles on both sides, corrected for the sample being finite: the next arrival lies between them with this share. */
function findSides(minutes: readonly number[], inside: number): Sides {
  const sorted = minutes.toSorted((a, b) => a - b);
  const place = Math.ceil(((sorted.length + 1) * (1 + inside)) / 2);
  const [low = 0, high = 0] = [sorted[sorted.length - place], sorted[place - 1]];
  return [Math.max(0, Math.ceil(-low)), Math.max(0, Math.ceil(high))];
}

/**
 * The margin of an arrival: what its hour, its area and its agent need, each that has a history; else what the account
 * needs, if only with more stops ahead; else a wide default. Never less than with fewer stops ahead, nor before the driver
 * leaves than afterwards.
 */
export function findMargin(learned: LearnedMargins | null, shown: NotifiedArrival): ArrivalMargin {
  const phase: Phase = shown.isUnderWay ? "driven" : "planned";
  const own = getBand(shown.stopsAhead);
  const phases: readonly Phase[] = shown.isUnderWay ? ["driven"] : ["driven", "planned"];
  const found = phases.flatMap((each) =>
    bands
      .slice(0, own + 1)
      .map((_, band) => findLearned(learned, { phase: each, band, shown }) ?? getDefaultSides(each, band)),
  );
  const isLearned = findLearned(learned, { phase, band: own, shown }) !== null;
  const { step, width } = !isLearned ? unknown : isNear(phase, own) ? near : far;
  return { ...widest(found), step, width, isLearned };
}

/** The margin of an arrival of which nothing else is known. */
export function getDefaultMargin(shown: Pick<NotifiedArrival, "isUnderWay" | "stopsAhead">): ArrivalMargin {
  return findMargin(null, { ...shown, hour: 0, area: null, agentId: "" });
}

/** What holds with more stops ahead holds with fewer. */
function findLearned(
  learned: LearnedMargins | null,
  { phase, band, shown }: { phase: Phase; band: number; shown: NotifiedArrival },
): Sides | null {
  if (!learned || band >= bands.length) return null;
  const cuts = listCuts(shown)
    .map((cut) => learned[`${phase} ${band}${cut}`])
    .filter((sides) => sides !== undefined);
  if (cuts.length === 0) return learned[`${phase} ${band}`] ?? findLearned(learned, { phase, band: band + 1, shown });
  const { early, late } = widest(cuts);
  return [early, late];
}

/** Without history: an hour around before the driver leaves, then half an hour, and more with many stops ahead. */
function getDefaultSides(phase: Phase, band: number): Sides {
  const most = bands[band] ?? 0;
  const minutes = phase === "planned" || most > 30 ? 60 : most > 15 ? 45 : 30;
  return [minutes, minutes];
}

const widest = (all: readonly Sides[]) => ({
  early: Math.max(...all.map(([early]) => early)),
  late: Math.max(...all.map(([, late]) => late)),
});
