import { normalizeHeader } from "../tables/header-text.ts";

/** Words that mean a value, beside its own key: English and German. */
export type Synonyms<Key extends string | number> = ReadonlyMap<string, Key>;

function createSynonyms<Key extends string | number>(table: readonly (readonly [Key, ...string[]])[]): Synonyms<Key> {
  return new Map(
    table.flatMap(
      ([key, ...names]) =>
        [[normalizeHeader(String(key)), key], ...names.map((name) => [name, key])] as [string, Key][],
    ),
  );
}

export const packageSynonyms = createSynonyms<"parcel" | "pallet">([
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
export const paymentSynonyms = createSynonyms<"cash" | "cheque" | "creditCard">([
  ["cash", "1", "bar", "barzahlung", "bargeld"],
  ["cheque", "2", "check", "scheck"],
  ["creditCard", "3", "creditcard", "credit card", "card", "karte", "kreditkarte", "ec karte", "kartenzahlung"],
]);
export const vehicleSynonyms = createSynonyms<string>([
  ["scooter", "1", "roller", "motorroller"],
  ["car", "2", "pkw", "auto"],
  ["van", "3", "transporter", "lieferwagen", "sprinter"],
  ["small_truck", "4", "kleiner lkw", "lkw klein"],
  ["medium_truck", "5", "truck", "lkw", "mittlerer lkw"],
  ["large_truck", "6", "grosser lkw"],
  ["extra_large_truck", "7", "sehr grosser lkw", "sattelzug"],
  ["bicycle", "9", "bike", "cargo bike", "fahrrad", "lastenrad"],
]);
export const optionSynonyms = createSynonyms<string>([
  ["heater", "heizung", "beheizt"],
  ["cooler", "kuhlung", "gekuhlt", "kuhlfahrzeug", "cooled", "chilled"],
  ["freezer", "tiefkuhlung", "tiefkuhl", "frozen"],
  ["lift", "hebebuhne", "ladebordwand", "tail lift"],
  ["narcotics", "betaubungsmittel", "btm"],
  ["pos_machine", "kartenterminal", "terminal", "pos"],
  ["driver_assistant", "beifahrer", "helfer", "zweiter mann"],
]);
export const prioritySynonyms = createSynonyms<string>([
  ["highest", "1", "urgent", "critical", "hochste", "sehr hoch", "dringend", "eilig"],
  ["high", "2", "hoch"],
  ["medium", "3", "normal", "standard", "mittel"],
  ["low", "4", "niedrig", "gering"],
  ["lowest", "5", "niedrigste", "sehr niedrig"],
]);
export const yesNoSynonyms = createSynonyms<"yes" | "no">([
  ["yes", "y", "true", "1", "x", "required", "ja", "j", "wahr", "erforderlich"],
  ["no", "n", "false", "0", "nein", "falsch"],
]);
export const currencySynonyms = createSynonyms<string>([
  ["EUR", "euro", "euros"],
  ["USD", "dollar", "us dollar"],
  ["GBP", "pound", "pounds", "pfund"],
  ["CHF", "franken", "sfr", "fr"],
  ["BAM", "km", "mark"],
]);
/** Currency signs. */
export const currencySigns: Record<string, string> = {
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
export const countryCodes: Record<string, string> = {
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
