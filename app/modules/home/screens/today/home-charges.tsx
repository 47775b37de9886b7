import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { SectionHead } from "#app/ui/resource/detail/detail-section.tsx";

export interface Charge {
  carrier: string;
  amount: number;
  currency: string;
  limit: number | null;
}

/** The reduced usage panel of a merchant. */
export function PendingCharges({ charges }: { charges: readonly Charge[] }) {
  const t = useTranslate();
  return (
    <section className="charges">
      <SectionHead title={t("home:charges.title")} />
      {charges.length === 0 && <p className="faint-ink mb-4">{t("home:charges.none")}</p>}
      <dl className="figures">
        {charges.map(({ carrier, amount, currency, limit }) => (
          <div key={`${carrier} ${currency}`}>
            <dt>{carrier}</dt>
            <dd>
              <MoneyText amount={amount} currency={currency} />
              {limit !== null && (
                <span className="faint-ink text-sm">
                  {" "}
                  {t("home:charges.of_limit")} <MoneyText amount={limit} currency={currency} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
