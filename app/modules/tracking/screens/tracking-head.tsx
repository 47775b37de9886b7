import { type BareOrder, trackingSteps } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { StatusShape } from "#app/ui/status/status.tsx";
import { getAppearance, getStatusLabel } from "#app/ui/status/statuses.ts";
import { formatHeadline, formatTrackingWindow, type Reader } from "./tracking-format.ts";

const statusesWithHint = ["delivery_attempted", "cancelled", "closed", "returned"] as const;

/** Status, headline, expected window, and progress. */
export function TrackingHead({ order, reader }: { order: BareOrder; reader: Reader }) {
  const t = useTranslate();
  const status = t(getStatusLabel("customer", order.status));
  const window = order.eta && formatTrackingWindow(order.eta, order, reader);
  const delivered = order.deliveredAt !== null && order.status === "delivered" ? order.deliveredAt : null;
  const done = delivered === null ? null : formatTrackingWindow({ from: delivered, to: delivered }, order, reader);
  const promised =
    order.promised && order.eta?.basis === "route" ? formatTrackingWindow(order.promised, order, reader) : null;
  const hint = statusesWithHint.find((each) => each === order.status);
  return (
    <div className="track-headline" aria-live="polite">
      <span className={`status track-now fam-${getAppearance("customer", order.status).family}`}>
        <StatusShape kind="customer" code={order.status} size={16} />
        {status}
      </span>
      <h1>{formatHeadline(order, reader)}</h1>
      {(window ?? done) && (
        <p className="eta">
          <b>{(window ?? done)?.times}</b>
          <span>{(window ?? done)?.day}</span>
        </p>
      )}
      {order.eta?.basis === "route" && <p className="track-note">{t("tracking:estimated")}</p>}
      {promised && (
        <p className="track-note">
          {t("tracking:promised", {
            window: promised.day === window?.day ? promised.times : `${promised.day}, ${promised.times}`,
          })}
        </p>
      )}
      {hint && <p className="track-note">{t(`tracking:hint.${hint}`)}</p>}
      {order.step !== null && <Progress step={order.step} status={status} />}
    </div>
  );
}

function Progress({ step, status }: { step: number; status: string }) {
  const t = useTranslate();
  const label = t("tracking:progress", { status, step: step + 1, count: trackingSteps.length });
  const getStepClass = (at: number) =>
    at < step || step === trackingSteps.length - 1 ? "is-done" : at === step ? "is-current" : undefined;
  return (
    <ol className="track-steps" aria-label={label}>
      {trackingSteps.map((each, at) => (
        <li key={each} className={getStepClass(at)} aria-current={at === step ? "step" : undefined}>
          <span>{t(getStatusLabel("customer", each))}</span>
        </li>
      ))}
    </ol>
  );
}
