import type { BilledLine } from "#app/domain/billing/billed-lines.ts";
import { Amount, Count } from "#app/ui/formats/measures.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

export type ShownLine = BilledLine;

/** Lines of an invoice by kind and price: what, how many at how much each, and the sum. */
export function BilledTable({ lines, currency }: { lines: readonly ShownLine[]; currency: string }) {
  const say = useWords();
  return (
    <table className="plain billed">
      <thead className="visually-hidden">
        <tr>
          <th>{say("billing:lines")}</th>
          <th />
          <th>{say("billing:column.orders")}</th>
          <th>{say("billing:column.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.type}-${line.each}-${line.description}`}>
            <td>{say(`billing:fee.${line.type}`)}</td>
            <td className="soft-ink">{line.description}</td>
            <td className="to-right soft-ink">
              <Count value={line.count} /> × <Amount amount={line.each} currency={currency} />
            </td>
            <td className="to-right">
              <Amount amount={line.amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
