import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { accountKinds } from "../../model/accounting.enums.ts";
import type { KindSum } from "../../model/books.ts";

/** Totals of each kind of account since the first transfer: debits, credits and balance per currency. */
export function BooksAccounts({ kinds }: { kinds: readonly KindSum[] }) {
  const t = useTranslate();
  const currencies = [...new Set(kinds.map(({ currency }) => currency))].sort();
  const used = accountKinds.filter(({ key }) => kinds.some(({ kind }) => kind === key));
  const of = (kind: string, currency: string) => kinds.find((each) => each.kind === kind && each.currency === currency);
  if (used.length === 0) return null;
  return (
    <section className="posting-accounts">
      <h2>
        {t("accounting:books.accounts")} <span className="faint-ink">{t("accounting:books.accounts_why")}</span>
      </h2>
      <table>
        <thead>
          <tr>
            <th>{t("accounting:books.account")}</th>
            {currencies.map((currency) => (
              <AccountHeads key={currency} currency={currency} />
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map(({ key, owner }) => {
            const owners = Math.max(...currencies.map((currency) => of(key, currency)?.owners ?? 0));
            return (
              <tr key={key}>
                <td>
                  {t(`accounting:account.${key}`)}
                  {owner !== "account" && (
                    <span className="faint-ink"> {t(`accounting:owners.${owner}`, { count: owners })}</span>
                  )}
                </td>
                {currencies.map((currency) => (
                  <SumCells key={currency} sum={of(key, currency)} />
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td>{t("accounting:books.sum")}</td>
            {currencies.map((currency) => (
              <SumCells key={currency} sum={sumKinds(kinds, currency)} />
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function AccountHeads({ currency }: { currency: string }) {
  const t = useTranslate();
  return (
    <>
      <th className="to-right">{t("accounting:books.debit_in", { currency })}</th>
      <th className="to-right">{t("accounting:books.credit")}</th>
      <th className="to-right">{t("accounting:books.balance")}</th>
    </>
  );
}

type AccountSum = Pick<KindSum, "currency" | "debit" | "credit">;

function sumKinds(kinds: readonly KindSum[], currency: string): AccountSum {
  const own = kinds.filter((each) => each.currency === currency);
  const sum = (side: "debit" | "credit") => own.reduce((total, each) => total + each[side], 0);
  return { currency, debit: sum("debit"), credit: sum("credit") };
}

function SumCells({ sum }: { sum: AccountSum | undefined }) {
  if (!sum)
    return (
      <>
        <td />
        <td />
        <td />
      </>
    );
  const { currency, debit, credit } = sum;
  return (
    <>
      <td className="to-right">{debit > 0 && <AmountText amount={debit} currency={currency} />}</td>
      <td className="to-right">{credit > 0 && <AmountText amount={credit} currency={currency} />}</td>
      <td className="to-right">
        <b>
          <AmountText amount={debit - credit} currency={currency} />
        </b>
      </td>
    </>
  );
}
