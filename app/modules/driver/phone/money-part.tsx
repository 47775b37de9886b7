/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { paymentOutcomes } from "#app/modules/shipments/model/handover-payments.ts";
import {
  getExpectedPayment,
  handoverMethods,
  isUncollectedReasonMissing,
  type PaymentDraft,
  toHandoverPayment,
} from "#app/modules/shipments/model/payment-draft.ts";
import type { DriveInput } from "../model/drive-action.ts";
import type { DriveStop } from "../model/drive-day.ts";
import { formatDecimalAmount, t } from "./i18n.ts";
import type { StopDraft } from "./stop-drafts.ts";
import { paymentMethodKeys } from "./stop-screen.tsx";

type Due = DriveStop["collections"][number];

/** State of the payments at a stop, one per collection; `canWaive` in an account where agents need not collect. */
export function useMoney(
  { collections }: DriveStop,
  { canWaive, before = {} }: { canWaive: boolean; before?: StopDraft["payments"] },
) {
  const [drafts, setDrafts] = useState(before);
  const getDraft = (each: Due): PaymentDraft => {
    const expected = getExpectedPayment(each);
    return { ...expected, ...drafts[each.id], ...(canWaive ? {} : { outcome: expected.outcome }) };
  };
  const setDraft = (each: Due, change: Partial<PaymentDraft>) =>
    setDrafts((before) => ({ ...before, [each.id]: { ...(before[each.id] ?? getExpectedPayment(each)), ...change } }));
  /** The problem as text; null when the payments are complete. */
  const check = (photos: number): string | null => {
    const left = collections.map(getDraft).filter(({ outcome }) => outcome !== "collected");
    if (!canWaive && left.length > 0) return t("drive:paid.prepayment");
    if (left.some(isUncollectedReasonMissing)) return t("drive:paid.needs_why");
    return photos === 0 && left.some(({ note }) => !note?.trim()) ? t("drive:paid.needs_evidence") : null;
  };
  const input: Pick<DriveInput, "payments"> =
    collections.length > 0
      ? {
          payments: collections.map((each) => toHandoverPayment(each.id, getDraft(each))),
        }
      : {};
  return { collections, drafts, getDraft, setDraft, check, input, canWaive };
}

/** The collections of a stop. */
export function MoneyPart({ money }: { money: ReturnType<typeof useMoney> }) {
  const { collections, getDraft, setDraft, canWaive } = money;
  return (
    <>
      {collections.map((each) => {
        const due = `${formatDecimalAmount(each.amount)} ${each.currency}`;
        const { outcome, method, reason, note = "" } = getDraft(each);
        return (
          <section key={each.id} aria-label={due}>
            {canWaive ? (
              <fieldset className="drive-choices">
                <legend>
                  {due}, {t(`drive:method.${paymentMethodKeys[each.method]}`)}
                </legend>
                {paymentOutcomes.map((way) => (
                  <label key={way}>
                    <input
                      type="radio"
                      name={`money-${each.id}`}
                      checked={outcome === way}
                      onChange={() => setDraft(each, { outcome: way })}
                    />
                    {t(`drive:paid.${way}`)}
                  </label>
                ))}
              </fieldset>
            ) : (
              <>
                <h3 className="drive-label">
                  {t("drive:paid.collect", { amount: due })}, {t(`drive:method.${paymentMethodKeys[each.method]}`)}
                </h3>
                <p className="drive-fine">
                  {t(each.prepaymentRequired ? "drive:paid.prepayment" : "drive:paid.else_attempt")}
                </p>
              </>
            )}
            {outcome === "collected" && (
              <fieldset className="drive-choices drive-across">
                <legend>{t("drive:paid.how")}</legend>
                {handoverMethods.map((way) => (
                  <label key={way}>
                    <input
                      type="radio"
                      name={`method-${each.id}`}
                      checked={method === way}
                      onChange={() => setDraft(each, { method: way })}
                    />
                    {t(`drive:method.${paymentMethodKeys[way]}`)}
                  </label>
                ))}
              </fieldset>
            )}
            {canWaive && outcome !== "collected" && (
              <>
                <label className="drive-field">
                  {t("drive:paid.why")}
                  <input
                    value={reason}
                    maxLength={200}
                    onInput={({ currentTarget }) => setDraft(each, { reason: currentTarget.value })}
                  />
                </label>
                <label className="drive-field">
                  {t("drive:paid.note")}
                  <textarea
                    value={note}
                    rows={2}
                    maxLength={1_000}
                    onInput={({ currentTarget }) => setDraft(each, { note: currentTarget.value })}
                  />
                </label>
              </>
            )}
          </section>
        );
      })}
    </>
  );
}
