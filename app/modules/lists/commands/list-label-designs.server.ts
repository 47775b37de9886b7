import { can } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { NamedChoice } from "#app/platform/lists/names.reads.server.ts";
import { readDesignChoices } from "../db/design-choices.reads.server.ts";

/** The label designs that the caller may print with, the default first. */
export async function listLabelDesigns(scope: Scope): Promise<NamedChoice[]> {
  if (!can(scope.account, "orders", "orders.generate_labels")) return [];
  const designs = await readDesignChoices(scope);
  const choices = designs.map(({ value, label }) => ({ value, label }));
  if (designs[0]?.isDefault) return choices;
  const t = createTranslator(scope.actor.language === "de" ? "de" : "en");
  return [{ value: "", label: t("shipping_labels:built_in") }, ...choices];
}
