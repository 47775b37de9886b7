import { Fragment, useState } from "react";
import { Link } from "react-router";
import { settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { formatDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { StatementLine } from "../../commands/settlements/statement-lines.server.ts";
import type { SettlementView } from "../../commands/settlements/view-settlements.server.ts";
import { formatStatementLineMethod } from "../../model/statement-line-method.ts";
import { DisputeButton, hasOpenDispute } from "../disputes/dispute-button.tsx";
import { DisputeDialog } from "../disputes/dispute-dialog.tsx";
import { type DisputedDocument, DisputeRow } from "../disputes/dispute-row.tsx";

/** The statement: each order with expected, collected and received amounts, fees, and net. */
export function SettlementStatement({ view }: { view: SettlementView }) {
  const t = useTranslate();
  const { settlement, lines, may } = view;
  const { currency } = settlement;
  const [disputing, setDisputing] = useState<StatementLine | null>(null);
  const open = settlement.status !== settlementStatuses.code.voided;
  const document: DisputedDocument = {
    ...{ kind: "settlement", number: settlement.number, currency, hint: "billing:resolve_hint" },
    resolves: open && !may.portal && may.update_settlement,
  };
  const sum = (of: (line: StatementLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const amount = (value: number | null) =>
    value === null || value === 0 ? null : <AmountText amount={value} currency={currency} />;
  return (
    <section className="statement">
      <table>
        <thead>
          <tr>
            <th>{t("billing:column.order")}</th>
            <th>{t("billing:column.reference")}</th>
            <th>{t("billing:column.delivered")}</th>
            <th>{t("billing:column.city")}</th>
            <th className="to-right">{t("billing:column.expected")}</th>
            <th className="to-right">{t("billing:column.collected")}</th>
            <th className="to-right">{t("billing:column.received")}</th>
            <th>{t("billing:column.method")}</th>
            <th className="to-right">{t("billing:column.fees")}</th>
            <th className="to-right">{t("billing:column.vat")}</th>
            <th className="to-right">{t("billing:column.net_line")}</th>
            {may.portal && open && <th />}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={`${line.kind}-${line.id}`}>
              <tr className={hasOpenDispute(line.disputes) ? "disputed" : undefined}>
                <td>
                  {line.orderNumber && (
                    <Link className="link" to={`/orders/${line.orderNumber}`} prefetch="intent">
                      {line.orderNumber}
                    </Link>
                  )}
                </td>
                <td className="soft-ink">{line.kind === "correction" ? t("billing:correction") : line.reference}</td>
                <td className="soft-ink">
                  <DateTimeText at={line.deliveredAt} />
                </td>
                <td>{line.kind === "correction" ? line.note : line.city}</td>
                <td className="to-right">{amount(line.expected)}</td>
                <td className="to-right">{amount(line.collected)}</td>
                <td className="to-right">{amount(line.received)}</td>
                <td className="soft-ink">{formatStatementLineMethod(line, t)}</td>
                <td className="to-right">{amount(line.fees)}</td>
                <td className="to-right">{amount(line.vat)}</td>
                <td className="to-right">
                  <AmountText amount={line.net} currency={currency} />
                </td>
                {may.portal && open && (
                  <td className="to-right">
                    {line.kind === "collection" && (
                      <DisputeButton disputes={line.disputes} onPress={() => setDisputing(line)} />
                    )}
                  </td>
                )}
              </tr>
              <DisputeRow line={line} document={document} span={may.portal ? 12 : 11} />
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{t("billing:every_order", { count: lines.length })}</td>
            <td className="to-right">{amount(sum((line) => line.expected ?? 0))}</td>
            <td className="to-right">{amount(sum((line) => line.collected ?? 0))}</td>
            <td className="to-right">{amount(sum((line) => line.received ?? 0))}</td>
            <td />
            <td className="to-right">{amount(sum((line) => line.fees))}</td>
            <td className="to-right">{amount(sum((line) => line.vat))}</td>
            <td className="to-right">{amount(sum((line) => line.net))}</td>
            {may.portal && open && <td />}
          </tr>
        </tfoot>
      </table>
      {disputing && (
        <DisputeDialog
          kind="settlement"
          number={formatDocumentAddress(settlement, may.portal)}
          line={{ id: disputing.id, called: disputing.orderNumber ?? "" }}
          onClose={() => setDisputing(null)}
        />
      )}
    </section>
  );
}
