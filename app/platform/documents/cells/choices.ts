import { type VehicleOption, vehicleOptions, vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import { type Priority, packageTypes, paymentMethods, priorities } from "#app/modules/orders/model/order.enums.ts";
import { countries } from "#app/platform/money/countries.ts";
import { isCurrency } from "#app/platform/money/money.ts";
import { MAX_HEADER_LENGTH, normalizeHeader, SimilarNames } from "../tables/header-text.ts";
import {
  countryCodes,
  currencySigns,
  currencySynonyms,
  optionSynonyms,
  packageSynonyms,
  paymentSynonyms,
  prioritySynonyms,
  type Synonyms,
  vehicleSynonyms,
  yesNoSynonyms,
} from "./value-synonyms.fields.ts";

let countryNames: Synonyms<string> | undefined;

/** Country names in English and German, built on first use. */
function getCountryNames(): Synonyms<string> {
  if (countryNames) return countryNames;
  const made = new Map<string, string>();
  for (const language of ["en", "de"]) {
    const names = new Intl.DisplayNames([language], { type: "region" });
    for (const code of countries) made.set(normalizeHeader(names.of(code) ?? code), code);
  }
  countryNames = made;
  return made;
}

/** ISO 3166-1 alpha-2 of a code or name; null for what is neither. */
export function parseCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (countries.includes(code)) return code;
  return countryCodes[code] ?? getCountryNames().get(normalizeHeader(text)) ?? null;
}

/** ISO 4217 of a code, sign or name; null for what is none. */
export function parseCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (isCurrency(code)) return code;
  return currencySigns[text.trim()] ?? currencySynonyms.get(normalizeHeader(text)) ?? null;
}

/** Code of a package type; null for an unknown word. */
export function parsePackageType(text: string): number | null {
  const key = packageSynonyms.get(normalizeHeader(text));
  return key === undefined ? null : (packageTypes.byKey(key)?.code ?? null);
}

/** Code of a payment method; null for an unknown word. */
export function parsePaymentMethod(text: string): number | null {
  const key = paymentSynonyms.get(normalizeHeader(text));
  return key === undefined ? null : (paymentMethods.byKey(key)?.code ?? null);
}

/** Code of a vehicle type; null for an unknown word. */
export function parseVehicleType(text: string): number | null {
  const key = vehicleSynonyms.get(normalizeHeader(text));
  return key === undefined ? null : (vehicleTypes.byKey(key)?.code ?? null);
}

/** A vehicle option; null for an unknown word. */
export function parseVehicleOption(text: string): VehicleOption | null {
  const key = optionSynonyms.get(normalizeHeader(text));
  return vehicleOptions.find((each) => each === key) ?? null;
}

/** A priority; null for an unknown word. */
export function parsePriority(text: string): Priority | null {
  const key = prioritySynonyms.get(normalizeHeader(text));
  return priorities.find((each) => each === key) ?? null;
}

/** True, false, or null for what says neither. */
export function parseYesNo(text: string): boolean | null {
  const found = yesNoSynonyms.get(normalizeHeader(text));
  return found === undefined ? null : found === "yes";
}

const vocabularies = {
  country: getCountryNames,
  currency: () => currencySynonyms,
  package_type: () => packageSynonyms,
  collection_type: () => paymentSynonyms,
  vehicle_types: () => vehicleSynonyms,
  vehicle_options: () => optionSynonyms,
  priority: () => prioritySynonyms,
} satisfies Record<string, () => Synonyms<string>>;

const similarNames = new Map<string, SimilarNames>();

/** The words of a vocabulary, indexed for comparison on first use. */
function getSimilarNames(field: keyof typeof vocabularies): SimilarNames {
  const made = similarNames.get(field) ?? new SimilarNames(vocabularies[field]().keys());
  similarNames.set(field, made);
  return made;
}

/** The value whose word is most like a mistyped one; null when none is near. */
export function findNearestChoice(field: keyof typeof vocabularies, text: string): string | null {
  if (text.length > MAX_HEADER_LENGTH) return null;
  const scores = getSimilarNames(field).rankSimilar(normalizeHeader(text));
  let best = { value: "", score: 0.6 };
  for (const [name, value] of vocabularies[field]()) {
    const score = scores.get(name) ?? 0;
    if (score > best.score) best = { value, score };
  }
  return best.value || null;
}
