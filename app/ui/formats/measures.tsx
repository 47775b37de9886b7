import { getCurrencyDecimals } from "#app/platform/money/money.ts";
import {
  displayUnits,
  fromCubicCentimeters,
  fromGrams,
  fromMeters,
  fromMillimeters,
} from "#app/platform/money/units.ts";
import type { Translate } from "../i18n/translation-key.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { useFormats } from "./formats-context.tsx";

/** Units of volume. */
export const volumeUnits = { metric: "m³", imperial: "ft³" } as const;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A number as the locale writes it, with a fixed count of decimals. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  const key = `${locale}${decimals}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    numberFormats.set(key, format);
  }
  return format.format(value).replace("-", "−");
}

/** A whole number with its separators. */
export function CountText({ value }: { value: number }) {
  return formatNumber(value, useFormats().locale);
}

interface MoneyProps {
  /** Minor units of the currency; nothing is shown for null. */
  amount: number | null | undefined;
  currency: string | null | undefined;
}

/** An amount with its currency, smaller and lighter behind it. */
export function MoneyText({ amount, currency }: MoneyProps) {
  const { locale } = useFormats();
  if (amount === null || amount === undefined || !currency) return null;
  const decimals = getCurrencyDecimals(currency);
  return (
    <span className="money">
      {formatNumber(amount / 10 ** decimals, locale, decimals)} <i>{currency}</i>
    </span>
  );
}

/** An amount without its currency, where a document names the currency once. */
export function AmountText({ amount, currency }: { amount: number; currency: string }) {
  const { locale } = useFormats();
  return formatAmount(amount, currency, locale);
}

/** Minor units as the locale writes them, without the currency. */
export function formatAmount(amount: number, currency: string, locale: string): string {
  const decimals = getCurrencyDecimals(currency);
  return formatNumber(amount / 10 ** decimals, locale, decimals);
}

/** A weight given in grams. */
export function WeightText({ grams }: { grams: number | null | undefined }) {
  const { locale, weight } = useFormats();
  if (grams === null || grams === undefined) return null;
  const unit = displayUnits[weight].weight;
  return <MeasureText text={formatNumber(fromGrams(grams, unit), locale, 1)} unit={unit} />;
}

/** A volume given in cubic centimetres. */
export function VolumeText({ cubicCentimetres }: { cubicCentimetres: number | null | undefined }) {
  const { locale, weight } = useFormats();
  if (cubicCentimetres === null || cubicCentimetres === undefined) return null;
  const text = formatNumber(fromCubicCentimeters(cubicCentimetres, weight), locale, 2);
  return <MeasureText text={text} unit={volumeUnits[weight]} />;
}

/** A distance given in metres. */
export function DistanceText({ metres }: { metres: number | null | undefined }) {
  const { locale, distance } = useFormats();
  if (metres === null || metres === undefined) return null;
  const unit = displayUnits[distance].distance;
  return <MeasureText text={formatNumber(fromMeters(metres, unit), locale, 1)} unit={unit} />;
}

/** A distance in meters that may be short: "460 m" or "1,509 ft", where "0.5 km" is too coarse. */
export function NearDistanceText({ metres }: { metres: number }) {
  const { locale, distance } = useFormats();
  const near = fromMeters(metres, displayUnits[distance].distance) < 1;
  if (!near) return <DistanceText metres={metres} />;
  const [count, unit] = distance === "metric" ? [metres, "m"] : [fromMillimeters(metres * 1000, "ft"), "ft"];
  return <MeasureText text={formatNumber(count, locale, 0)} unit={unit} />;
}

/** Writes distances given in metres as text, for sentences. */
export function useFormatDistance(): (metres: number) => string {
  const { locale, distance } = useFormats();
  const unit = displayUnits[distance].distance;
  return (metres) => `${formatNumber(fromMeters(metres, unit), locale, 1)} ${unit}`;
}

/** A length of time given in minutes, as tables write it: "0:08", "36:30". */
export function formatHours(minutes: number): string {
  if (minutes < 0) return `−${formatHours(-minutes)}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Whole hours of a length of time in seconds, and the minutes beyond them in two digits. */
function splitSeconds(seconds: number): { hours: number; minutes: string } {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return { hours, minutes: hours === 0 ? String(minutes) : String(minutes % 60).padStart(2, "0") };
}

/** A length of time given in seconds as text, to the minute: "8 min", "2 h 05 min"; below zero "20 min early". */
export function formatSpan(seconds: number, t: Translate): string {
  if (Math.round(seconds / 60) < 0) return t("common:field.early", { span: formatSpan(-seconds, t) });
  const { hours, minutes } = splitSeconds(seconds);
  const rest = `${minutes} ${t("common:field.minutes")}`;
  return hours === 0 ? rest : `${hours} ${t("common:field.hours")} ${rest}`;
}

/** A length of time given in seconds: "8 min", "2 h 05 min"; below zero "20 min early". */
export function DurationText({ seconds }: { seconds: number | null | undefined }) {
  const t = useTranslate();
  if (seconds === null || seconds === undefined) return null;
  if (Math.round(seconds / 60) < 0) return formatSpan(seconds, t);
  const { hours, minutes } = splitSeconds(seconds);
  const rest = <MeasureText text={minutes} unit={t("common:field.minutes")} />;
  if (hours === 0) return rest;
  return (
    <>
      <MeasureText text={String(hours)} unit={t("common:field.hours")} /> {rest}
    </>
  );
}

export function MeasureText({ text, unit }: { text: string; unit: string }) {
  return (
    <span className="money">
      {text} <i>{unit}</i>
    </span>
  );
}
