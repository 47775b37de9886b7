import { Plus, Undo2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { OrderFee } from "#app/modules/pricing/db/order-fees.reads.server.ts";
import { useFeeFormula } from "#app/modules/pricing/screens/use-fee-formula.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { OrderView } from "../../commands/page/view-order.server.ts";

const FormDialog = lazyPart(async () => ({
  default: (await import("#app/ui/resource/form/form-dialog.tsx")).FormDialog,
}));

/** The fees of an order, line by line with their formulas. */
export function FeesSection({ view: { order, fees, actions } }: { view: OrderView }) {
  const t = useTranslate();
  const [adding, setAdding] = useState(false);
  if (fees.length === 0 && !actions.fees) return null;
  const add = actions.fees && (
    <IconButton icon={Plus} size={14} label={t("orders:fees.add")} tip="end" onClick={() => setAdding(true)} />
  );
  return (
    <DetailSection title={t("orders:fees.title")} action={add}>
      {fees.length === 0 && <p className="faint-ink">{t("orders:fees.none")}</p>}
      {fees.length > 0 && <FeeTable order={order} fees={fees} mayVoid={actions.fees} />}
      {adding && (
        <Suspense>
          <FormDialog
            title={t("orders:fees.add")}
            submit={t("orders:fees.add")}
            schema={() => import("#app/modules/pricing/model/custom-fee.ts").then((module) => module.updateFeesSchema)}
            intent="orders.update.fees"
            sections={addFeeSections}
            hidden={{ number: order.number, version: order.version }}
            onClose={() => setAdding(false)}
            onDone={() => showToast(t("orders:fees.added"))}
          />
        </Suspense>
      )}
    </DetailSection>
  );
}

const addFeeSections: readonly FormSection[] = [
  {
    key: "fee",
    fields: [
      { kind: "text", name: "add[0].description", label: "orders:fees.description", autoComplete: "off" },
      { kind: "number", name: "add[0].amount", label: "orders:fees.amount", hint: "orders:fees.deduct", span: 3 },
    ],
  },
];

interface FeeTableProps {
  order: { number: string; version: number };
  fees: readonly OrderFee[];
  mayVoid: boolean;
}

function FeeTable({ order, fees, mayVoid }: FeeTableProps) {
  const t = useTranslate();
  const totals = [...Map.groupBy(fees, ({ currency }) => currency)].map(([currency, lines]) => ({
    currency,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  }));
  return (
    <table className="plain">
      <tbody>
        {fees.map((fee) => (
          <tr key={fee.id}>
            <td>
              {fee.type === "custom" ? fee.inputs.description : t(`orders:fees.type.${fee.type}`)}
              <div className="faint-ink text-sm">
                <FeeExplanation fee={fee} /> · <DateTimeText at={fee.postedAt} />
              </div>
            </td>
            <td className="to-right">
              <MoneyText amount={fee.amount} currency={fee.currency} />
            </td>
            {mayVoid && (
              <td className="to-right">
                {fee.event === "custom" && !fee.invoiceId && <VoidFee order={order} id={fee.id} />}
              </td>
            )}
          </tr>
        ))}
        {totals.map(({ currency, amount }) => (
          <tr key={currency}>
            <td>
              <b>{t("orders:fees.total")}</b>
            </td>
            <td className="to-right">
              <b>
                <MoneyText amount={amount} currency={currency} />
              </b>
            </td>
            {mayVoid && <td />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the amount was computed: the formula with its numbers, and the zone or rank that selected them. */
function FeeExplanation({ fee: { type, formula, inputs, rank } }: { fee: OrderFee }) {
  const t = useTranslate();
  const write = useFeeFormula();
  if (type === "custom") return t("orders:fees.by_hand");
  return (
    <>
      {write(type, formula)}
      {inputs.zone ? ` · ${inputs.zone}` : ""}
      {rank !== null && ` · ${t("orders:fees.rank", { rank })}`}
    </>
  );
}

function VoidFee({ order, id }: { order: FeeTableProps["order"]; id: string }) {
  const t = useTranslate();
  const { Form, callerProps, refusal } = useCommand();
  return (
    <Form method="post">
      <input {...callerProps} />
      <input type="hidden" name="intent" value="orders.update.fees" />
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="void[0]" value={id} />
      <IconButton icon={Undo2} size={14} label={t("orders:fees.void")} tip="end" type="submit" />
      {refusal && <span className="field-error">{refusal.message}</span>}
    </Form>
  );
}
