import type { Point } from "#app/platform/geo/place.ts";
import type { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { paymentOutcomes } from "../../model/handover-payments.ts";
import type { ProofFacts } from "../../model/proof-facts.ts";
import type { ProofDocument } from "../../model/proof-pdf.ts";

/** A place as degrees: five decimals are about a meter. */
export const formatProofPoint = (point: Point) => `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`;

/** The letterhead of a proof of delivery: who, where, and each step with what was recorded of it. */
export function buildProofLetterhead(
  facts: ProofFacts,
  t: ReturnType<typeof createTranslator>,
  formatMoment: (at: number) => string,
): ProofDocument["letterhead"] {
  const formatPaymentStatus = (status: string) => {
    const settled = paymentOutcomes.find((each) => each === status);
    return t(settled ? `shipments:collected.${settled}` : `common:status.collection.${status}`);
  };
  const accuracyText = facts.deviceAccuracy === undefined ? "" : `± ${facts.deviceAccuracy} m`;
  return {
    title: t("shipments:proof.title", { number: facts.shipment }),
    sender: [facts.account],
    recipient: [facts.recipient, facts.address],
    facts: [
      [t("shipments:section.orders"), facts.orders.join(", ")],
      ...(facts.agent ? [[t("shipments:fact.agent"), facts.agent] as const] : []),
      ...facts.steps.map(
        (step) => [t(`orders:event.${step.what}`), `${formatMoment(Date.parse(step.at))}, ${step.by}`] as const,
      ),
      ...facts.steps.flatMap(({ claimedAt }) =>
        claimedAt
          ? [
              [
                t("orders:not_plausible"),
                t("orders:device_reported", { time: formatMoment(Date.parse(claimedAt)) }),
              ] as const,
            ]
          : [],
      ),
      ...facts.steps.flatMap(({ signedBy }) => (signedBy ? [[t("orders:proof_signature"), signedBy] as const] : [])),
      ...facts.steps.flatMap(({ receivedBy, taker = "customer" }) =>
        receivedBy ? [[t(`orders:proof_received.${taker}`), receivedBy] as const] : [],
      ),
      ...facts.steps.flatMap(({ code }) =>
        code ? [[t("shipments:proof.code"), t(`shipments:proof.code_${code}`)] as const] : [],
      ),
      ...(facts.devicePlace
        ? [
            [
              t("shipments:proof.device_place"),
              [formatProofPoint(facts.devicePlace), accuracyText].filter(Boolean).join(" "),
            ] as const,
          ]
        : []),
      ...facts.steps.flatMap(({ count }) =>
        count ? [[t("shipments:proof.handed_over"), t("shipments:received_of", count)] as const] : [],
      ),
      ...facts.steps.flatMap(({ checked }) =>
        checked ? [[t("shipments:proof.checked"), t("shipments:proof.checked_of", checked)] as const] : [],
      ),
      ...facts.collections.map(({ amount, currency, status, method, reason }) => {
        const way = method && t(`orders:payment.${method}`);
        return [
          formatPaymentStatus(status),
          [`${amount} ${currency}`, way, reason].filter(Boolean).join(", "),
        ] as const;
      }),
    ],
    sums: [],
    notes: [],
  };
}
