import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * The E.164 form of a phone number, or null for one that cannot be dialed.
 * @param countries ISO 3166-1 alpha-2, tried in order for numbers without a country code
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

/** Countries to try for a number without a country code: the account's own, then those it operates in. */
export function listDialingCountries(account: {
  country: string;
  preferences: { operating_countries: readonly string[] };
}): string[] {
  return [...new Set([account.country, ...account.preferences.operating_countries])];
}

/** Numbers in E.164 and how people write them: "+4940123456" → "+49 40 123456". */
export type FormattedPhones = Readonly<Record<string, string>>;

/** Formats every phone number in shown data (found by field names) in international notation. */
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
