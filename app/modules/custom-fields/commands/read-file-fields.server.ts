import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { CustomField } from "../model/custom-field.ts";
import { readFieldText } from "../model/read-field-text.ts";

/** The texts of a file's row in the columns of the account's own fields, by key of the metadata. */
export function readFileFields(
  scope: Scope,
  fields: readonly CustomField[],
  values: Readonly<Record<string, string>>,
): Metadata {
  const { account, actor } = scope;
  const habits = {
    decimalComma: actor.language === "de",
    dayFirst: account.country !== "US",
    year: toLocalDate(now(scope), account.timezone).slice(0, 4),
  };
  const filled = fields.flatMap((field) => {
    const text = values[`metadata.${field.key}`];
    return text ? [[field.key, readFieldText(field, text, habits)]] : [];
  });
  return Object.fromEntries(filled);
}
