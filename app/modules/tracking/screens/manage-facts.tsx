import { Banknote, KeyRound, PenLine } from "lucide-react";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { ManagedOrder } from "../commands/manage-view.server.ts";

/** The amounts that the driver collects. */
export function AmountToPay({ toPay }: Pick<ManagedOrder, "toPay">) {
  const t = useTranslate();
  if (toPay.length === 0) return null;
  return (
    <section className="part">
      <h2>
        <Icon of={Banknote} size={16} /> {t("tracking:manage.to_pay")}
      </h2>
      {toPay.map((each) => (
        <p key={`${each.currency}${each.amount}`}>
          <MoneyText {...each} />
        </p>
      ))}
    </section>
  );
}

/** The code that the customer gives to the driver. */
export function DoorCodePart({ doorCode }: Pick<ManagedOrder, "doorCode">) {
  const t = useTranslate();
  if (doorCode === null) return null;
  return (
    <section className="part">
      <h2>
        <Icon of={KeyRound} size={16} /> {t("tracking:manage.door_code")}
      </h2>
      <p className="door-code">{doorCode}</p>
      <p className="track-note">{t("tracking:manage.door_code_why")}</p>
    </section>
  );
}

/** Recipient, signature and photo. */
export function ProofOfDelivery({ order: { proofs, proof }, number }: { order: ManagedOrder; number: string }) {
  const t = useTranslate();
  const file = `/track/${number}/manage/proof`;
  if (proofs.length === 0) return null;
  return (
    <section className="part">
      <h2>
        <Icon of={PenLine} size={16} /> {t("tracking:manage.proof")}
      </h2>
      {proofs.map(({ key, signedBy, receivedBy, recipientKind, signature, photo }) => (
        <div key={key} className="proofs">
          {receivedBy && <p>{t(`tracking:manage.received_by.${recipientKind}`, { name: receivedBy })}</p>}
          {signedBy && <p>{t("tracking:manage.signed_by", { name: signedBy })}</p>}
          {signature && <img src={signature} alt={t("tracking:manage.signature")} />}
          {photo && <img src={photo} alt={t("tracking:manage.photo")} />}
        </div>
      ))}
      {proof && (
        <p className="proof-links">
          <a className="link" href={`${file}?check=yes`}>
            {t("tracking:manage.check_proof")}
          </a>
          {proof === "own" && (
            <a className="link" href={file}>
              {t("tracking:manage.keep_proof")}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
