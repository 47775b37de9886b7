import type { Scope } from "#app/platform/db/scope.server.ts";
import { listDialingCountries, normalizePhone } from "#app/platform/kernel/phone.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";

/** Normalizes the phone number to E.164; one without a country code is read in the account's country. */
export function withPhone<Input extends { phone?: string | undefined }>(scope: Scope, input: Input): Result<Input> {
  if (input.phone === undefined) return ok(input);
  const phone = normalizePhone(input.phone, listDialingCountries(scope.account));
  return phone === null ? failFields({ phone: [{ code: "phone_invalid" }] }) : ok({ ...input, phone });
}
