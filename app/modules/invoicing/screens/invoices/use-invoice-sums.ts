import { formatAmount, formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { InvoiceView } from "../../commands/invoices/view-invoices.server.ts";
import type { BandSum } from "../billing/sum-band.tsx";

/** The amounts of an invoice's calculation; zeros are left out, except subtotal and VAT. */
export function useInvoiceSums({ invoice }: Pick<InvoiceView, "invoice">): BandSum[] {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { subtotal, surcharge, discount, discountRate, tax, taxRate, currency } = invoice;
  const percent = (rate: number) => formatNumber(rate / 100, locale, rate % 100 === 0 ? 0 : rate % 10 === 0 ? 1 : 2);
  const base = formatAmount(subtotal + surcharge - discount, currency, locale);
  const sums: BandSum[] = [
    { key: "subtotal", label: t("billing:band.subtotal"), amount: subtotal },
    { key: "surcharge", label: t("billing:band.surcharge"), amount: surcharge, sign: "+" },
    {
      key: "discount",
      label:
        discountRate === null
          ? t("billing:band.discount")
          : t("billing:band.discount_of", { rate: percent(discountRate) }),
      amount: discount,
      sign: "−",
    },
    {
      key: "vat",
      label: taxRate === 0 ? t("billing:band.no_vat") : t("billing:band.vat_of", { rate: percent(taxRate), base }),
      amount: tax,
      sign: "+",
    },
  ];
  return sums.filter(({ key, amount }) => amount !== 0 || key === "subtotal" || key === "vat");
}
