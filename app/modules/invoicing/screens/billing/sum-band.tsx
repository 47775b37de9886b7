import { AmountText } from "#app/ui/formats/measures.tsx";

/** An amount of the band. */
export interface BandSum {
  key: string;
  label: string;
  amount: number;
  /** Operator before it; none before the first. */
  sign?: "+" | "−";
}

/** The calculation of a document's total, from left to right. */
export function SumBand({ sums, last, currency }: { sums: readonly BandSum[]; last: BandSum; currency: string }) {
  const write = (amount: number) => <AmountText amount={amount} currency={currency} />;
  return (
    <div className="perforation">
      <dl className="summary-band">
        {sums.map(({ key, label, amount, sign }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {sign && <span className="faint-ink">{sign} </span>}
              {write(amount)}
            </dd>
          </div>
        ))}
        <div className="last">
          <dt>{last.label}</dt>
          <dd>
            {write(last.amount)} <i>{currency}</i>
          </dd>
        </div>
      </dl>
    </div>
  );
}
