/**
 * Countries in which storing or reading something on a person's device that the service does not need requires consent:
 * the EEA (ePrivacy Directive, Art. 5(3)), the United Kingdom (PECR, reg. 6) and Switzerland (TCA, Art. 45c, as commonly
 * applied).
 */
const consentCountries = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH".split(" "),
);

/** Whether what a person does may be counted: their choice, and before it the rule of their account's country. */
export function mayCountUsage(choice: boolean | null, country: string): boolean {
  return choice ?? !consentCountries.has(country.toUpperCase());
}
