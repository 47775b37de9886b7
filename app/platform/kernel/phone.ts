import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * The E.164 form of a phone number, or null for one that cannot be dialled ("Invalid phone number", domain §5).
 * @param countries ISO 3166-1 alpha-2, read into numbers without a country code: the first for which it is a number
 */
export function normalizePhone(text: string, countries: string | readonly string[]): string | null {
  const named = typeof countries === "string" ? [countries] : countries;
  const homes: (CountryCode | undefined)[] = named.filter((each) => isSupportedCountry(each));
  for (const home of homes.length > 0 ? homes : [undefined]) {
    const parsed = parsePhoneNumberFromString(text, home);
    if (parsed?.isValid()) return parsed.number;
  }
  return null;
}

/** Where a number without a country code may be from: the account's country, then those it operates in. */
export function listDialingCountries(account: {
  country: string;
  preferences: { operating_countries: readonly string[] };
}): string[] {
  return [...new Set([account.country, ...account.preferences.operating_countries])];
}

/** Numbers in E.164 and how people write them: "+4940123456" → "+49 40 123456". */
export type FormattedPhones = Readonly<Record<string, string>>;

/** Every phone number in something that is shown, by the names of its fields, as people write it internationally. */
export function formatPhones(shown: unknown): FormattedPhones {
  const found: Record<string, string> = {};
  const look = (value: unknown, name: string) => {
    if (typeof value === "string" && /phone$/i.test(name))
      found[value] = parsePhoneNumberFromString(value)?.formatInternational() ?? value;
    else if (typeof value === "object" && value !== null)
      for (const [key, part] of Object.entries(value)) look(part, key);
  };
  look(shown, "");
  return found;
}
