import { HORIZON } from "./flat-problem.ts";

/** What one problem may hold. Beyond these `normalizeProblem` answers with an error that names the field. */
export const LIMITS = {
  tasks: 10_000,
  vehicles: 2_000,
  /** Places are squared in memory: 5,000 take 100 MB a matrix. A Worker's 128 MB take about 2,500. */
  places: 5_000,
  dimensions: 16,
  windows: 64,
  breaks: 16,
  /** Longest list of skills, or of ids, of one task or vehicle. */
  listed: 2_000,
  /** Errors reported at once. */
  errors: 100,
  id: Number.MAX_SAFE_INTEGER,
  /** Seconds and meters of one leg, service, grace and so on. */
  leg: HORIZON,
  /** Instants: the year 2096 in seconds since 1970. */
  instant: 4_000_000_000,
  /** Seconds between the first and the last instant of a problem: 8.5 years. */
  span: HORIZON,
  /** One amount or capacity, in one dimension. */
  amount: 100_000_000_000,
  /** What the kernel can add up; larger sums are counted in larger units (`amounts.ts`). */
  kernelAmount: 2_000_000_000,
  /** A single price, in hundredths of a currency unit. */
  price: 1_000_000_000,
  /** What soft prices may be multiplied by. */
  softPrices: 1_000_000,
  /** A price per hour or kilometer. */
  rate: 10_000_000,
  /** An entry of a custom cost matrix. */
  arcCost: (1 << 26) - 1,
  detour: 10,
  speed: 1_000,
} as const;
