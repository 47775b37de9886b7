import { type VehicleOption, vehicleOptions, vehicleTypes } from "../../fleet/fleet.enums.ts";
import { countries } from "../../kernel/countries.ts";
import { isCurrency } from "../../kernel/money.ts";
import { packageTypes, paymentMethods } from "../../orders/order.enums.ts";
import { headerWords, likeness } from "../header-text.ts";

/** Words that mean a value, beside its own key: English and German. */
type Words<Key extends string | number> = ReadonlyMap<string, Key>;

function wordsOf<Key extends string | number>(table: readonly (readonly [Key, ...string[]])[]): Words<Key> {
  return new Map(
    table.flatMap(
      ([key, ...names]) => [[headerWords(String(key)), key], ...names.map((name) => [name, key])] as [string, Key][],
    ),
  );
}

const packageWords = wordsOf<"parcel" | "pallet">([
  [
    "parcel",
    "1",
    "package",
    "box",
    "carton",
    "paket",
    "packchen",
    "karton",
    "kiste",
    "packstuck",
    "colli",
    "kolli",
    "stuck",
    "pieces",
    "piece",
    "pkg",
  ],
  ["pallet", "2", "palette", "europalette", "euro pallet", "epal", "paletten", "pallets"],
]);
const paymentWords = wordsOf<"cash" | "cheque" | "creditCard">([
  ["cash", "1", "bar", "barzahlung", "bargeld"],
  ["cheque", "2", "check", "scheck"],
  ["creditCard", "3", "creditcard", "credit card", "card", "karte", "kreditkarte", "ec karte", "kartenzahlung"],
]);
const vehicleWords = wordsOf<string>([
  ["scooter", "1", "roller", "motorroller"],
  ["car", "2", "pkw", "auto"],
  ["van", "3", "transporter", "lieferwagen", "sprinter"],
  ["small_truck", "4", "kleiner lkw", "lkw klein"],
  ["medium_truck", "5", "truck", "lkw", "mittlerer lkw"],
  ["large_truck", "6", "grosser lkw"],
  ["extra_large_truck", "7", "sehr grosser lkw", "sattelzug"],
  ["bicycle", "9", "bike", "cargo bike", "fahrrad", "lastenrad"],
]);
const optionWords = wordsOf<string>([
  ["heater", "heizung", "beheizt"],
  ["cooler", "kuhlung", "gekuhlt", "kuhlfahrzeug", "cooled", "chilled"],
  ["freezer", "tiefkuhlung", "tiefkuhl", "frozen"],
  ["lift", "hebebuhne", "ladebordwand", "tail lift"],
  ["narcotics", "betaubungsmittel", "btm"],
  ["pos_machine", "kartenterminal", "terminal", "pos"],
  ["driver_assistant", "beifahrer", "helfer", "zweiter mann"],
]);
const yesNoWords = wordsOf<"yes" | "no">([
  ["yes", "y", "true", "1", "x", "required", "ja", "j", "wahr", "erforderlich"],
  ["no", "n", "false", "0", "nein", "falsch"],
]);
const currencyWords = wordsOf<string>([
  ["EUR", "euro", "euros"],
  ["USD", "dollar", "us dollar"],
  ["GBP", "pound", "pounds", "pfund"],
  ["CHF", "franken", "sfr", "fr"],
  ["BAM", "km", "mark"],
]);
const signs: Record<string, string> = {
  "€": "EUR",
  $: "USD",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "₺": "TRY",
  zł: "PLN",
  Kč: "CZK",
};
/** Three-letter codes and car signs that files of these regions use. */
const countryCodes: Record<string, string> = {
  D: "DE",
  DEU: "DE",
  GER: "DE",
  A: "AT",
  AUT: "AT",
  CHE: "CH",
  SUI: "CH",
  F: "FR",
  FRA: "FR",
  I: "IT",
  ITA: "IT",
  NLD: "NL",
  B: "BE",
  BEL: "BE",
  L: "LU",
  E: "ES",
  ESP: "ES",
  UK: "GB",
  GBR: "GB",
  USA: "US",
  PL: "PL",
  POL: "PL",
  CZE: "CZ",
  DNK: "DK",
  BIH: "BA",
  HRV: "HR",
  SRB: "RS",
  SVN: "SI",
  MNE: "ME",
  AUS: "AU",
  CAN: "CA",
  IND: "IN",
};

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
} satisfies Record<string, () => Words<string>>;

/** The value whose word is most like a mistyped one; null when none is near. */
export function nearestChoice(field: keyof typeof vocabularies, text: string): string | null {
  const words = headerWords(text);
  let best = { value: "", score: 0.6 };
  for (const [name, value] of vocabularies[field]()) {
    const score = likeness(name, words);
    if (score > best.score) best = { value, score };
  }
  return best.value || null;
}
