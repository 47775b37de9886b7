import { useTranslation } from "react-i18next";
import { AccountImage } from "#app/ui/files/account-image.tsx";
import { DateTimeText, useDates } from "#app/ui/formats/date-time.tsx";
import { formatClaimedTime } from "#app/ui/i18n/claimed-time.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";
import type { HandoverProof } from "../../model/proofs.ts";

/** Proof of pickup and delivery: recipient, photo and signature; `pdf` is the URL of the document with all of it. */
export function ProofSection({ proofs, pdf }: { proofs: readonly HandoverProof[]; pdf?: string | undefined }) {
  const { t } = useTranslation("orders");
  if (proofs.length === 0) return null;
  return (
    <DetailSection
      title={t("fact.proof")}
      action={
        pdf && (
          <a className="link" href={pdf} target="_blank" rel="noopener">
            {t("proof_pdf")}
          </a>
        )
      }
    >
      <div className="proofs">
        {proofs.flatMap((proof) => [
          proof.receivedBy && (
            <figure key={`${proof.key}received`}>
              {/* Plain text without a frame or italics, so that a typed name does not look like a signature. */}
              {t(`proof_received.${proof.recipientKind}`)} <b>{proof.receivedBy}</b>
              <figcaption>
                <ProofTime proof={proof} />
              </figcaption>
            </figure>
          ),
          proof.photo && (
            <figure key={`${proof.key}photo`}>
              <AccountImage src={proof.photo} alt={t("proof_photo")} loading="lazy" />
              <figcaption>
                {t(`event.${proof.kind}`)}, <ProofTime proof={proof} />, {proof.by}
              </figcaption>
            </figure>
          ),
          (proof.signature || proof.signedBy) && (
            <figure key={`${proof.key}signature`}>
              {proof.signature ? (
                <img src={proof.signature} alt={t("proof_signature")} loading="lazy" />
              ) : (
                <p className="signed">{proof.signedBy}</p>
              )}
              <figcaption>
                {t("proof_signature")}, <ProofTime proof={proof} />
              </figcaption>
            </figure>
          ),
        ])}
      </div>
    </DetailSection>
  );
}

/** When it happened, with what the device reported where that cannot be. */
function ProofTime({ proof }: { proof: HandoverProof }) {
  const t = useTranslate();
  const claimed = formatClaimedTime({ ...proof }, t, useDates());
  return (
    <>
      <DateTimeText at={proof.at} />
      {claimed && ` (${claimed})`}
    </>
  );
}
