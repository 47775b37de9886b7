import type { Database } from "#app/platform/db/database.server.ts";
import { formatPhones } from "#app/platform/kernel/phone.ts";
import { readBrandSources } from "../db/message-settings.reads.server.ts";
import { type Brand, getSellerLogoPath, type HelpContact } from "../model/brand.ts";
import { type FullSettings, mergeSettings } from "../model/message-settings.ts";

/** The help that settings name; null where they name none. */
export function toHelpContact(settings: FullSettings): HelpContact | null {
  const { help_text: text = null, help_phone: phone = null, help_email: email = null } = settings;
  if (!text && !phone && !email) return null;
  return { text, phone, phoneShown: phone && (formatPhones({ phone })[phone] ?? phone), email };
}

/** How the seller of an order looks: its merchant, where that decided something, else the account. */
export async function findBrand(
  db: Database,
  { accountId, merchantId }: { accountId: string; merchantId: string | null },
): Promise<Brand> {
  const { logos, account, merchant } = await readBrandSources(db, accountId, merchantId);
  const settings = mergeSettings(account, merchant);
  const { color, frame_sites: frames } = settings;
  return { color, logo: getSellerLogoPath(logos), help: toHelpContact(settings), frames };
}
