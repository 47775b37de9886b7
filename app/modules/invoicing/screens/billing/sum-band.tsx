import { AmountText } from "#app/ui/formats/measures.tsx";

/** A sum on the perforated strip. */
export interface BandSum {
  key: string;
  label: string;
  amount: number;
  /** What stands before it; nothing before the first. */
  sign?: "+" | "−";
}

/** The arithmetic of a document, read from left to right, and what it comes to. */
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
