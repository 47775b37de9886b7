import { formatDecimal, parseMoney } from "#app/platform/money/money.ts";
import { type FeeMethod, type FeeTiers, type Surcharge, shippingMethodTypes } from "./fee-method.ts";
import { fromBaseUnits, type Measured, type MethodUnits, toBaseUnits } from "./method-units.ts";
import type { ShippingMethodInput, ShippingMethodView } from "./shipping-method.ts";

/** Settings of a stored method besides its columns; a fee that is absent is not charged. Minor units, base units. */
export interface MethodSettings {
  flatFee?: number | null;
  weight?: Surcharge | null;
  volume?: Surcharge | null;
  distance?: Surcharge | null;
  waiting?: Surcharge | null;
  volumeDivisor?: number | null;
  zones?: { zoneId: string; amount: number }[];
  tiers?: FeeTiers | null;
  /** Only these agents may carry out its shipments; empty: all. */
  agents?: string[];
  /** Customers give a code at the door. */
  doorCode?: boolean;
}

/** The columns of a stored method that fees depend on. */
export interface StoredMethod {
  type: number;
  currency: string;
  baseFee: number;
  rtoFee: number;
  settings: MethodSettings;
}

/** The prices of a stored method. */
export function toFeeMethod({ type, currency, baseFee, rtoFee, settings }: StoredMethod): FeeMethod {
  return {
    type: shippingMethodTypes.byCode(type).code,
    currency,
    baseFee,
    rtoFee,
    flatFee: settings.flatFee ?? null,
    weight: settings.weight ?? null,
    volume: settings.volume ?? null,
    distance: settings.distance ?? null,
    waiting: settings.waiting ?? null,
    volumeDivisor: settings.volumeDivisor ?? null,
    zones: settings.zones ?? [],
    tiers: settings.tiers ?? null,
  };
}

/** Converts the input to minor units and base units. */
export function toStoredMethod(input: ShippingMethodInput): StoredMethod {
  const { currency, tier_kind: kind, units } = input;
  const toMinor = (amount: string) => parseMoney(amount, currency) ?? 0;
  const toStoredSurcharge = (measured: Measured, system: MethodUnits): Surcharge | null => {
    const fields = input[measured];
    if (!fields) return null;
    const { threshold = 0, step = 1, amount } = fields;
    return {
      threshold: toBaseUnits(threshold, measured, system),
      step: Math.max(1, toBaseUnits(step, measured, system)),
      amount: toMinor(amount),
    };
  };
  const toStoredEnd = (value: number) => (kind === "fixed" ? toBaseUnits(value, "weight", units) : Math.round(value));
  const ranges = input.ranges.map(({ from = 0, to, amount }) => ({
    from: toStoredEnd(from),
    to: to === undefined ? null : toStoredEnd(to),
    amount: toMinor(amount),
  }));
  return {
    type: input.type,
    currency,
    baseFee: toMinor(input.base_fee),
    rtoFee: toMinor(input.rto_fee),
    settings: {
      flatFee: input.flat_fee === undefined ? null : toMinor(input.flat_fee),
      weight: toStoredSurcharge("weight", units),
      volume: toStoredSurcharge("volume", units),
      distance: toStoredSurcharge("distance", input.distance_units),
      waiting: toStoredSurcharge("waiting", units),
      volumeDivisor: input.volume_divisor ?? null,
      zones: input.zones.map(({ zone_id: zoneId, amount }) => ({ zoneId, amount: toMinor(amount) })),
      tiers: kind ? { kind, ranges: ranges.sort((a, b) => a.from - b.from) } : null,
      agents: [...new Set(input.agents)],
      doorCode: input.door_code,
    },
  };
}

type ViewedFees = Omit<
  ShippingMethodView,
  | ("id" | "active" | "created_at" | "version" | "name" | "anchor_date")
  | ("lateness_threshold_minutes" | "auto_create_delivery" | "auto_create_return")
>;

/** A stored method for reading: decimal amounts, base units. */
export function toMethodView(method: StoredMethod): ViewedFees {
  const fees = toFeeMethod(method);
  const text = (amount: number) => formatDecimal({ amount, currency: fees.currency });
  const toSurchargeInput = (rule: Surcharge | null) => (rule ? { ...rule, amount: text(rule.amount) } : undefined);
  return {
    type: fees.type,
    currency: fees.currency,
    base_fee: text(fees.baseFee),
    rto_fee: text(fees.rtoFee),
    flat_fee: fees.flatFee === null ? undefined : text(fees.flatFee),
    weight: toSurchargeInput(fees.weight),
    volume: toSurchargeInput(fees.volume),
    distance: toSurchargeInput(fees.distance),
    waiting: toSurchargeInput(fees.waiting),
    volume_divisor: fees.volumeDivisor ?? undefined,
    zones: fees.zones.map(({ zoneId, amount }) => ({ zone_id: zoneId, amount: text(amount) })),
    tier_kind: fees.tiers?.kind,
    ranges: (fees.tiers?.ranges ?? []).map(({ from, to, amount }) => ({
      from,
      to: to ?? undefined,
      amount: text(amount),
    })),
    agents: method.settings.agents ?? [],
    door_code: method.settings.doorCode ?? false,
  };
}

/** Converts a method's thresholds to the units of the account. */
export function toMethodUnits(
  view: ShippingMethodView,
  systems: { weight: MethodUnits; distance: MethodUnits },
): ShippingMethodView {
  const convertSurcharge = (measured: Measured, units: MethodUnits) => {
    const rule = view[measured];
    if (!rule) return undefined;
    const { threshold = 0, step = 1, amount } = rule;
    return { threshold: fromBaseUnits(threshold, measured, units), step: fromBaseUnits(step, measured, units), amount };
  };
  const convertEnd = (value: number | undefined) =>
    value === undefined || view.tier_kind !== "fixed" ? value : fromBaseUnits(value, "weight", systems.weight);
  return {
    ...view,
    weight: convertSurcharge("weight", systems.weight),
    volume: convertSurcharge("volume", systems.weight),
    distance: convertSurcharge("distance", systems.distance),
    waiting: convertSurcharge("waiting", systems.weight),
    ranges: view.ranges.map(({ from, to, amount }) => ({ from: convertEnd(from), to: convertEnd(to), amount })),
  };
}
