import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * The E.164 form of a phone number, or null for one that cannot be dialled ("Invalid phone number", domain §5).
 * @param country ISO 3166-1 alpha-2, read into numbers without a country code
 */
export function normalisePhone(text: string, country: string): string | null {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(text, home);
  return parsed?.isValid() ? parsed.number : null;
}
