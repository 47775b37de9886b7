import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { formatDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Segments } from "#app/ui/primitives/tabs.tsx";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";

const tabs = ["pending", "invoices", "settlements", "aging", "combine"] as const;
export type BillingPart = (typeof tabs)[number];

/** Tabs that a portal does not have. */
const needsPending: ReadonlySet<BillingPart> = new Set(["pending", "combine"]);

/** Path of a tab. */
export const getPartPath = (part: BillingPart) => `/accounting/merchant-billing/${part}`;

/** Path of a document; a portal has documents of several carriers. */
export const getDocumentPath = (
  part: "invoices" | "settlements",
  document: { id: string; number: string },
  { portal }: Pick<MerchantBillingRights, "portal">,
) => `${getPartPath(part)}/${formatDocumentAddress(document, portal)}`;

interface BillingTabsProps {
  current: BillingPart;
  may: MerchantBillingRights;
  counts: PartCounts;
}

/** Tabs of merchant billing. */
export function BillingTabs({ current, may, counts }: BillingTabsProps) {
  const t = useTranslate();
  return (
    <Segments
      label={t("billing:parts")}
      parts={tabs
        .filter((key) => (key === "aging" ? !may.portal : may.pending || !needsPending.has(key)))
        .map((key) => ({ key, to: getPartPath(key), label: t(`billing:part.${key}`), count: counts[key] }))}
      current={current}
    />
  );
}
