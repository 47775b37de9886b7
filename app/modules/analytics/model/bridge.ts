import type { CountName } from "./counts.ts";
import type { ChartBar } from "./dashboard-view.ts";
import type { Counts } from "./subjects.ts";

/** Counts that a bridge stands on; what is between them is lost from one to the next. */
const pillars: readonly string[] = ["promised", "on_time", "otif"];

export const isPillar = (key: string): boolean => pillars.includes(key);

/** The bars of a bridge: what was lost between two pillars, most first, without what is none. */
export function buildBridge(counts: readonly CountName[], sum: Counts): ChartBar[] {
  const toBar = (key: string): ChartBar => ({ key, label: null, values: { [key]: sum[key] ?? 0 } });
  const bars: ChartBar[] = [];
  let lost: ChartBar[] = [];
  for (const key of counts) {
    if (!isPillar(key)) {
      if (sum[key]) lost.push(toBar(key));
      continue;
    }
    bars.push(...lost.sort((a, b) => (b.values[b.key] ?? 0) - (a.values[a.key] ?? 0)), toBar(key));
    lost = [];
  }
  return (sum.promised ?? 0) > 0 ? bars : [];
}

/** Where each bar begins and ends: a pillar at 0, a loss where the one before ends. */
export function placeBridge(bars: readonly ChartBar[]): [from: number, to: number][] {
  let level = 0;
  return bars.map(({ key, values }) => {
    const n = values[key] ?? 0;
    const before = level;
    level = isPillar(key) ? n : level - n;
    return isPillar(key) ? [0, n] : [level, before];
  });
}

/** Where the axis begins so that what is lost can be seen: at 0, or below the last pillar when little is lost. */
export function findBridgeFloor(bars: readonly ChartBar[]): number {
  const ends = bars.filter(({ key }) => isPillar(key)).map(({ key, values }) => values[key] ?? 0);
  const [most, least] = [Math.max(0, ...ends), Math.min(...ends, Number.MAX_SAFE_INTEGER)];
  if (least < most / 2) return 0;
  const margin = (most - least) * 0.3;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most - least))));
  return Math.max(0, Math.floor((least - margin) / step) * step);
}
