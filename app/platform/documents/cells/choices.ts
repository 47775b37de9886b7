import { type VehicleOption, vehicleOptions, vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import { type Priority, packageTypes, paymentMethods, priorities } from "#app/modules/orders/model/order.enums.ts";
import { countries } from "#app/platform/money/countries.ts";
import { isCurrency } from "#app/platform/money/money.ts";
import { headerWords, LikeNames, longestHeader } from "../tables/header-text.ts";
import {
  countryCodes,
  currencyWords,
  optionWords,
  packageWords,
  paymentWords,
  priorityWords,
  signs,
  vehicleWords,
  type Words,
  yesNoWords,
} from "./value-words.fields.ts";

let countryNames: Words<string> | undefined;

/** Country names in English and German; made when first asked for. */
function namesOfCountries(): Words<string> {
  if (countryNames) return countryNames;
  const made = new Map<string, string>();
  for (const language of ["en", "de"]) {
    const names = new Intl.DisplayNames([language], { type: "region" });
    for (const code of countries) made.set(headerWords(names.of(code) ?? code), code);
  }
  countryNames = made;
  return made;
}

/** ISO 3166-1 alpha-2 of a code or name; null for what is neither. */
export function parseCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (countries.includes(code)) return code;
  return countryCodes[code] ?? namesOfCountries().get(headerWords(text)) ?? null;
}

/** ISO 4217 of a code, sign or name; null for what is none. */
export function parseCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (isCurrency(code)) return code;
  return signs[text.trim()] ?? currencyWords.get(headerWords(text)) ?? null;
}

/** Code of a package type; null for an unknown word. */
export function parsePackageType(text: string): number | null {
  const key = packageWords.get(headerWords(text));
  return key === undefined ? null : (packageTypes.byKey(key)?.code ?? null);
}

/** Code of a payment method; null for an unknown word. */
export function parsePaymentMethod(text: string): number | null {
  const key = paymentWords.get(headerWords(text));
  return key === undefined ? null : (paymentMethods.byKey(key)?.code ?? null);
}

/** Code of a vehicle type; null for an unknown word. */
export function parseVehicleType(text: string): number | null {
  const key = vehicleWords.get(headerWords(text));
  return key === undefined ? null : (vehicleTypes.byKey(key)?.code ?? null);
}

/** A vehicle option; null for an unknown word. */
export function parseVehicleOption(text: string): VehicleOption | null {
  const key = optionWords.get(headerWords(text));
  return vehicleOptions.find((each) => each === key) ?? null;
}

/** A priority; null for an unknown word. */
export function parsePriority(text: string): Priority | null {
  const key = priorityWords.get(headerWords(text));
  return priorities.find((each) => each === key) ?? null;
}

/** True, false, or null for what says neither. */
export function parseYesNo(text: string): boolean | null {
  const found = yesNoWords.get(headerWords(text));
  return found === undefined ? null : found === "yes";
}

const vocabularies = {
  country: namesOfCountries,
  currency: () => currencyWords,
  package_type: () => packageWords,
  collection_type: () => paymentWords,
  vehicle_types: () => vehicleWords,
  vehicle_options: () => optionWords,
  priority: () => priorityWords,
} satisfies Record<string, () => Words<string>>;

const likeNames = new Map<string, LikeNames>();

/** The words of a vocabulary, ready to be compared with; made when first asked for. */
function namesOf(field: keyof typeof vocabularies): LikeNames {
  const made = likeNames.get(field) ?? new LikeNames(vocabularies[field]().keys());
  likeNames.set(field, made);
  return made;
}

/** The value whose word is most like a mistyped one; null when none is near. */
export function nearestChoice(field: keyof typeof vocabularies, text: string): string | null {
  if (text.length > longestHeader) return null;
  const alike = namesOf(field).to(headerWords(text));
  let best = { value: "", score: 0.6 };
  for (const [name, value] of vocabularies[field]()) {
    const score = alike.get(name) ?? 0;
    if (score > best.score) best = { value, score };
  }
  return best.value || null;
}
