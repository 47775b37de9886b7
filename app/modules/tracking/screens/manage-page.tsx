import { ArrowLeft, CalendarClock, CircleCheck, MapPin } from "lucide-react";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { AddressChoices } from "../commands/address-choices.server.ts";
import type { ManagedOrder, ManageView } from "../commands/manage-view.server.ts";
import { formatCustomerWindow } from "./format-customer-window.ts";
import { AddressForm } from "./manage-address.tsx";
import { CancellationForm } from "./manage-cancellation.tsx";
import { AddressChoiceForms } from "./manage-choices.tsx";
import { AmountToPay, DoorCodePart, ProofOfDelivery } from "./manage-facts.tsx";
import { FeedbackForm } from "./manage-feedback.tsx";
import { OwnFieldsForm } from "./manage-fields.tsx";
import { RescheduleForm } from "./manage-slots.tsx";
import { ManageVerify } from "./manage-verify.tsx";
import { WishesForm } from "./manage-wishes.tsx";
import { TrackingFrame } from "./tracking-frame.tsx";
import { TrackingHelp } from "./tracking-help.tsx";

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
      brand={view.brand}
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
      {order ? <Verified order={order} number={number} token={token} /> : <ManageVerify view={view} />}
      {view.brand?.help && <TrackingHelp help={view.brand.help} seller={order?.seller ?? number} />}
    </TrackingFrame>
  );
}

function Verified({ order, number, token }: { order: ManagedOrder; number: string; token: string | null }) {
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
        {order.isPlaceWaiting && (
          <p className="notice">{t("tracking:manage.address_requested", { seller: order.seller })}</p>
        )}
        {order.addressOpen && <AddressForm path={`/track/${number}/manage/address`} token={token} />}
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
      <ProofOfDelivery order={order} number={number} />
      <RescheduleForm order={order} />
      {order.wishes && <WishesForm wishes={order.wishes} />}
      {order.own && <OwnFieldsForm own={order.own} />}
      <CancellationForm cancellation={order.cancellation} seller={order.seller} />
      {order.feedbackEnd !== null && (
        <FeedbackForm end={order.feedbackEnd} zone={order.timezone} seller={order.seller} />
      )}
      <form method="post" className="part quiet">
        <button type="submit" name="intent" value="forget" className="button button-ghost">
          {t("tracking:manage.forget")}
        </button>
      </form>
    </>
  );
}
