import { getCostCurrency, type Preferences } from "#app/platform/access/preferences.ts";
import { getCountryCurrency } from "#app/platform/money/country-currencies.ts";
import type { RoutingSettings } from "./routing-settings.ts";

/**
 * What an hour of a driver (wages and the employer's share) and a kilometre of a van (fuel, tyres, repairs, loss of value)
 * cost about, in the country's currency. Starting values that people see and change; they follow no index.
 */
const costsByCountry: Readonly<Record<string, readonly [perHour: number, perKm: number]>> = {
  AE: [35, 0.7],
  AL: [750, 28],
  AR: [6_500, 450],
  AT: [29, 0.36],
  AU: [42, 0.5],
  BA: [12, 0.3],
  BD: [160, 18],
  BE: [33, 0.36],
  BG: [9, 0.28],
  BH: [3, 0.06],
  BR: [40, 1.3],
  CA: [32, 0.45],
  CH: [40, 0.45],
  CL: [6_500, 210],
  CN: [45, 1.6],
  CO: [16_000, 1_100],
  CY: [16, 0.32],
  CZ: [330, 7],
  DE: [28, 0.35],
  DK: [260, 2.8],
  EE: [16, 0.3],
  EG: [120, 6],
  ES: [21, 0.34],
  FI: [28, 0.36],
  FR: [29, 0.36],
  GB: [19, 0.32],
  GE: [18, 0.7],
  GH: [35, 3.5],
  GR: [14, 0.34],
  HK: [120, 2.8],
  HR: [13, 0.3],
  HU: [4_200, 120],
  ID: [45_000, 3_500],
  IE: [28, 0.36],
  IL: [75, 1.3],
  IN: [180, 9],
  IS: [4_800, 55],
  IT: [24, 0.36],
  JP: [2_300, 28],
  KE: [450, 25],
  KR: [20_000, 260],
  KW: [3, 0.05],
  LI: [40, 0.45],
  LK: [600, 60],
  LT: [14, 0.29],
  LU: [35, 0.34],
  LV: [13, 0.29],
  MA: [45, 1.8],
  MD: [120, 5],
  ME: [9, 0.28],
  MK: [450, 17],
  MT: [15, 0.33],
  MX: [95, 4.5],
  MY: [22, 0.8],
  NG: [2_200, 220],
  NL: [31, 0.37],
  NO: [330, 3.8],
  NZ: [35, 0.55],
  OM: [3, 0.06],
  PE: [22, 1.3],
  PH: [130, 9],
  PK: [450, 35],
  PL: [52, 1.3],
  PT: [14, 0.34],
  QA: [35, 0.7],
  RO: [45, 1.5],
  RS: [900, 32],
  SA: [38, 0.6],
  SE: [300, 3.6],
  SG: [26, 0.5],
  SI: [20, 0.32],
  SK: [14, 0.31],
  TH: [110, 5],
  TN: [11, 0.7],
  TR: [280, 8],
  TW: [320, 6],
  UA: [180, 9],
  US: [29, 0.42],
  UY: [420, 17],
  VN: [60_000, 4_500],
  ZA: [110, 3.8],
};
/** Where neither country nor currency is in the table. */
const ELSEWHERE = [36, 0.36] as const;

/** The country of an account, and the currency of its costs. */
export interface CostPlace {
  readonly country: string;
  readonly preferences: Pick<Preferences, "default_currency" | "cost_currency">;
}

/** The costs that apply where nothing is set: decimal amounts. */
export type DefaultCosts = Record<Extract<keyof RoutingSettings, `default_cost_${string}`>, number>;

/** What is suggested for a country: an hour and a kilometre; a route and a stop cost nothing of their own. */
function suggestDefaultCosts({ country, preferences }: CostPlace): DefaultCosts {
  const currency = getCostCurrency(preferences);
  const own = getCountryCurrency(country) === currency ? costsByCountry[country] : undefined;
  const others = Object.entries(costsByCountry).find(([each]) => getCountryCurrency(each) === currency);
  const [perHour, perKm] = own ?? others?.[1] ?? ELSEWHERE;
  return {
    default_cost_per_hour: perHour,
    default_cost_per_km: perKm,
    default_cost_per_route: 0,
    default_cost_per_stop: 0,
  };
}

/** The settings with every cost: one that is not set is the suggestion for the country. */
export function completeRouting(settings: RoutingSettings, place: CostPlace): RoutingSettings & DefaultCosts {
  const suggested = suggestDefaultCosts(place);
  return {
    ...settings,
    default_cost_per_hour: settings.default_cost_per_hour ?? suggested.default_cost_per_hour,
    default_cost_per_km: settings.default_cost_per_km ?? suggested.default_cost_per_km,
    default_cost_per_route: settings.default_cost_per_route ?? suggested.default_cost_per_route,
    default_cost_per_stop: settings.default_cost_per_stop ?? suggested.default_cost_per_stop,
  };
}

/** The settings without the costs that are as suggested: those follow the country and its currency. */
export function omitSuggestedCosts(settings: RoutingSettings, place: CostPlace): RoutingSettings {
  const suggested = suggestDefaultCosts(place);
  const keep = (key: keyof DefaultCosts) => (settings[key] === suggested[key] ? null : settings[key]);
  return {
    ...settings,
    default_cost_per_hour: keep("default_cost_per_hour"),
    default_cost_per_km: keep("default_cost_per_km"),
    default_cost_per_route: keep("default_cost_per_route"),
    default_cost_per_stop: keep("default_cost_per_stop"),
  };
}

/** Whether the settings have a cost of their own: such an amount stays in the currency it was entered in. */
export const hasOwnDefaultCosts = (settings: RoutingSettings): boolean =>
  Object.entries(settings).some(([key, value]) => key.startsWith("default_cost_") && value !== null);
