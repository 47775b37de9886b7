/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { paymentOutcomes } from "#app/modules/shipments/model/handover-payments.ts";
import {
  getExpectedPayment,
  handoverMethods,
  isReasonMissing,
  type PaymentDraft,
  toHandoverPayment,
} from "#app/modules/shipments/model/payment-draft.ts";
import type { DriveInput } from "../model/drive-action.ts";
import type { DriveStop } from "../model/drive-day.ts";
import { formatDecimalAmount, t } from "./i18n.ts";
import type { StopDraft } from "./stop-drafts.ts";
import { paymentMethodKeys } from "./stop-screen.tsx";

type Due = DriveStop["collections"][number];

/** What becomes of the money at a door: each collection by itself, in its currency and its way. */
export function useMoney({ collections }: DriveStop, before: StopDraft["payments"] = {}) {
  const [said, setSaid] = useState(before);
  const of = (each: Due): PaymentDraft => said[each.id] ?? getExpectedPayment(each);
  const translate = (each: Due, change: Partial<PaymentDraft>) =>
    setSaid((before) => ({ ...before, [each.id]: { ...(before[each.id] ?? getExpectedPayment(each)), ...change } }));
  /** What is wrong with it, said to the driver; null where it can be told. */
  const check = (): string | null =>
    collections.some((each) => isReasonMissing(of(each))) ? t("drive:paid.needs_why") : null;
  const told: Pick<DriveInput, "payments"> =
    collections.length > 0
      ? {
          payments: collections.map((each) => toHandoverPayment(each.id, of(each))),
        }
      : {};
  return { collections, said, of, say: translate, check, told };
}

/** The money of a door, one after the other. */
export function MoneyPart({ money }: { money: ReturnType<typeof useMoney> }) {
  const { collections, of, say } = money;
  return (
    <>
      {collections.map((each) => {
        const due = `${formatDecimalAmount(each.amount)} ${each.currency}`;
        const { how, method, reason } = of(each);
        return (
          <section key={each.id} aria-label={due}>
            <fieldset className="drive-choices">
              <legend>
                {due}, {t(`drive:method.${paymentMethodKeys[each.method]}`)}
              </legend>
              {paymentOutcomes.map((way) => (
                <label key={way}>
                  <input
                    type="radio"
                    name={`money-${each.id}`}
                    checked={how === way}
                    onChange={() => say(each, { how: way })}
                  />
                  {t(`drive:paid.${way}`)}
                </label>
              ))}
            </fieldset>
            {how === "collected" && (
              <fieldset className="drive-choices drive-across">
                <legend>{t("drive:paid.how")}</legend>
                {handoverMethods.map((way) => (
                  <label key={way}>
                    <input
                      type="radio"
                      name={`method-${each.id}`}
                      checked={method === way}
                      onChange={() => say(each, { method: way })}
                    />
                    {t(`drive:method.${paymentMethodKeys[way]}`)}
                  </label>
                ))}
              </fieldset>
            )}
            {how === "waived" && (
              <label className="drive-field">
                {t("drive:paid.why")}
                <input
                  value={reason}
                  maxLength={200}
                  onInput={({ currentTarget }) => say(each, { reason: currentTarget.value })}
                />
              </label>
            )}
          </section>
        );
      })}
    </>
  );
}
