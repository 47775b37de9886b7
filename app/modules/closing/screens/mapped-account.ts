import { formatTaxName } from "#app/modules/ledger/model/tax.ts";
import type { Translate } from "#app/ui/i18n/translation-key.ts";

/** An account of the mapping as people read it: `Revenue 19 %`. */
export function formatMappedAccount(account: string, t: Translate): string {
  const [kind = "", ...tax] = account.split(".");
  const name = t(`accounting:account.${kind as "clearing"}`);
  return tax.length === 0 ? name : `${name} ${formatTaxName(tax.join("."), t)}`;
}
