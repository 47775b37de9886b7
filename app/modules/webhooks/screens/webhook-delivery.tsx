import { RotateCw, X } from "lucide-react";
import { useNavigate } from "react-router";
import { useSearchWith } from "#app/modules/workspace/screens/log-section.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import type { AttemptRow, DeliveryRow } from "../model/webhook.ts";
import { WebhookAttempts } from "./webhook-attempts.tsx";
import { DeliveryShape } from "./webhook-log.tsx";
import { ScrollBox, type SentRequest, WebhookRequest } from "./webhook-request.tsx";

/** A delivery with its request and all attempts. */
export interface ShownDelivery extends DeliveryRow {
  request: SentRequest | null;
  attempts: readonly AttemptRow[];
}

interface WebhookDeliveryProps {
  delivery: ShownDelivery;
  /** Null if the person may not resend it. */
  onResend: (() => void) | null;
}

/** One delivery: attempts, signed request and last response. */
export function WebhookDelivery({ delivery, onResend }: WebhookDeliveryProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const to = useSearchWith();
  const { attempts, request, type, state } = delivery;
  const answered = attempts.findLastIndex(({ response }) => response);
  return (
    <aside className="log-opened" aria-label={type}>
      <header>
        <h2>{type}</h2>
        <DeliveryShape state={state} />
        <span className="grow" />
        {onResend && (
          <Button icon={RotateCw} onClick={onResend}>
            {t("webhooks:resend")}
          </Button>
        )}
        <IconButton
          icon={X}
          label={t("common:action.close")}
          tip="end"
          onClick={() => navigate(to({ delivery: "" }), { preventScrollReset: true })}
        />
      </header>
      <WebhookAttempts of={delivery} />
      <section>
        {request ? (
          <WebhookRequest request={request} />
        ) : (
          <>
            <h3>{t("webhooks:request")}</h3>
            <p>{t("webhooks:request_over")}</p>
          </>
        )}
      </section>
      {answered >= 0 && (
        <section>
          <h3>
            {t("webhooks:response_to", { try: answered + 1 })}
            <span className="faint-ink">{t("webhooks:response_kept")}</span>
          </h3>
          <ScrollBox>{attempts[answered]?.response ?? ""}</ScrollBox>
        </section>
      )}
    </aside>
  );
}
