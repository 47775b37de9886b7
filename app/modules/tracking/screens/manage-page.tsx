import { ArrowLeft, CalendarClock, ChevronDown, CircleCheck, MapPin } from "lucide-react";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { AddressChoices } from "../commands/address-choices.server.ts";
import type { ManagedOrder, ManageView } from "../commands/manage-view.server.ts";
import { formatCustomerWindow } from "./format-customer-window.ts";
import { AddressForms } from "./manage-address.tsx";
import { AddressChoiceForms } from "./manage-choices.tsx";
import { AmountToPay, DoorCodePart, ProofOfDelivery } from "./manage-facts.tsx";
import { FeedbackForm } from "./manage-feedback.tsx";
import { ManageVerify } from "./manage-verify.tsx";
import { TrackingFrame } from "./tracking-frame.tsx";

/** Why a form was refused. */
export interface ManageRefusal {
  message: string;
  errors: Record<string, string[]>;
  /** Suggestions for an address that was not found. */
  choices?: AddressChoices;
}

interface ManagePageProps {
  view: ManageView;
  refused: ManageRefusal | null;
}

/** The page on which verified customers see and change their order. Forms only, no script. */
export function ManagePage({ view, refused }: ManagePageProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { number, order, done, token } = view;
  const linked: Record<string, string> = token ? { t: token } : {};
  const attempt: Record<string, string> = !order && view.attempt ? { attempt: view.attempt } : {};
  const errorTexts = refused ? Object.values(refused.errors).flat() : [];
  return (
    <TrackingFrame
      name={order?.seller ?? number}
      {...(order ? { detail: number } : {})}
      query={{ ...linked, ...attempt }}
    >
      <PageTitle>{t("tracking:manage.title", { number })}</PageTitle>
      <p className="back">
        <a href={`/track/${number}?${new URLSearchParams({ ...linked, lang: language })}`}>
          <Icon of={ArrowLeft} size={15} /> {t("tracking:manage.back")}
        </a>
      </p>
      <div className="track-headline">
        <h1>{t("tracking:manage.heading")}</h1>
      </div>
      {refused?.choices && <AddressChoiceForms choices={refused.choices} />}
      {refused && !refused.choices && (
        <p className="notice is-bad" role="alert">
          {errorTexts.length > 0 ? errorTexts.join(" ") : refused.message}
        </p>
      )}
      {done && !refused && (
        <p className="notice good" role="status">
          <Icon of={CircleCheck} size={16} /> {t(`tracking:manage.done_${done}`)}
        </p>
      )}
      {order ? <Verified order={order} /> : <ManageVerify view={view} />}
    </TrackingFrame>
  );
}

function Verified({ order }: { order: ManagedOrder }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { address, delivery, waiting } = order;
  const lines = [
    order.name,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(" "),
    address.directions,
  ];
  return (
    <>
      <section className="part">
        <h2>
          <Icon of={MapPin} size={16} /> {t("tracking:manage.address")}
        </h2>
        <address>
          {lines.filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {order.addressOpen && <AddressForms address={address} />}
      </section>
      <section className="part">
        <h2>
          <Icon of={CalendarClock} size={16} /> {t("tracking:manage.expected")}
        </h2>
        <p>{formatCustomerWindow(delivery.from, delivery.to, language) || t("tracking:manage.any_time")}</p>
        {waiting && (
          <p className="notice">
            {t("tracking:manage.waiting", { when: formatCustomerWindow(waiting.from, waiting.to, language) })}
          </p>
        )}
      </section>
      <DoorCodePart doorCode={order.doorCode} />
      <AmountToPay toPay={order.toPay} />
      <ProofOfDelivery order={order} />
      <RescheduleForm order={order} />
      {order.feedbackOpen && <FeedbackForm />}
      <form method="post" className="part quiet">
        <button type="submit" name="intent" value="forget" className="button button-ghost">
          {t("tracking:manage.forget")}
        </button>
      </form>
    </>
  );
}

function RescheduleForm({ order: { offer, refusal } }: { order: ManagedOrder }) {
  const t = useTranslate();
  const { language } = useLanguage();
  if (refusal === "reschedule_often") return <p className="part track-note">{t("errors:reschedule_often")}</p>;
  if (!offer) return null;
  if (offer.days.length === 0) return <p className="part track-note">{t("tracking:manage.closed_days")}</p>;
  return (
    <form method="post" className="part">
      <h2>{t("tracking:manage.other_time")}</h2>
      <label htmlFor="window">{t("tracking:manage.window")}</label>
      <span className="input select big">
        <select id="window" name="window" required>
          {offer.days.map(({ day, windows }) => (
            <optgroup key={day} label={formatCustomerWindow(day, null, language)}>
              {windows.map(({ from, to }) => (
                <option key={from} value={`${from}/${to}`}>
                  {formatCustomerWindow(from, to, language)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon of={ChevronDown} size={15} />
      </span>
      {offer.asksFirst && <p className="track-note">{t("tracking:manage.request_note")}</p>}
      <button type="submit" name="intent" value="reschedule" className="button button-primary button-large">
        {t("tracking:manage.request")}
      </button>
      <p className="track-note">{t("tracking:manage.left", { count: offer.left })}</p>
    </form>
  );
}
