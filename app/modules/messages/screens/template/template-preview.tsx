import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getInk } from "../../model/brand-color.ts";
import type { MailContent } from "../../model/mail-frame.ts";
import { measureSms, toPlainSigns } from "../../model/sms-segments.ts";
import { type ChipValues, fillText, type MessageTexts } from "../../model/template.ts";

export interface LanguagePreview {
  values: ChipValues;
  frame: Omit<MailContent, "body" | "button">;
}

interface TemplatePreviewProps {
  texts: MessageTexts;
  preview: LanguagePreview;
  /** The name that texts come from. */
  sender: string;
  email: string | null;
  whatsapp: boolean;
}

/** Texts as every channel shows them, with the fields of an order. */
export function TemplatePreview({ texts, preview: { values, frame }, sender, email, whatsapp }: TemplatePreviewProps) {
  const t = useTranslate();
  const text = toPlainSigns(fillText(texts.text, values));
  const { encoding, units, limit, segments } = measureSms(text);
  const paragraphs = fillText(texts.body, values).split(/\n\n+/);
  const { color, language } = frame;
  return (
    <>
      <h3>{t("messages:channel.sms")}</h3>
      <div className="message-phone">
        <p>{sender}</p>
        <div className="message-bubble" lang={language}>
          {text}
        </div>
        <p>
          {t("messages:segments", { count: segments })}, {t("messages:size", { encoding, units, limit })}
        </p>
      </div>
      {whatsapp && (
        <>
          <h3>{t("messages:channel.whatsapp")}</h3>
          <div className="message-phone whatsapp">
            <div className="message-bubble" lang={language}>
              {text}
            </div>
          </div>
        </>
      )}
      <h3>{t("messages:channel.email")}</h3>
      <article className="message-mail" lang={language}>
        <header>
          <b>{fillText(texts.subject, values)}</b>
          <span>
            {values.shop}
            {email && `, ${t("messages:to", { recipient: email })}`}
          </span>
        </header>
        <div ref={(edge) => edge?.style.setProperty("border-top-color", color)}>
          <p className="shop">
            {frame.logo && <img src={frame.logo} alt="" height={28} />}
            <b>{frame.shop}</b>
            <span>{frame.orderLine}</span>
          </p>
          {paragraphs.map((each, at) => (
            <p key={at}>{each}</p>
          ))}
          <p
            className="mail-link"
            // The page's policy allows no style in its markup.
            ref={(button) => {
              button?.style.setProperty("background", color);
              button?.style.setProperty("color", getInk(color));
            }}
          >
            {fillText(texts.button, values)}
          </p>
          <p className="foot">
            {frame.sentBy} <u>{frame.stop.label}</u>
          </p>
        </div>
      </article>
    </>
  );
}

/** How a text travels as SMS with the fields of an order, and what makes it long. */
export function SmsCount({ text, values }: { text: string; values: ChipValues }) {
  const t = useTranslate();
  const { encoding, units, limit, segments, wide } = measureSms(toPlainSigns(fillText(text, values)));
  return (
    <p className="message-count" data-long={segments > 1 ? "" : undefined}>
      <b>{t("messages:segments", { count: segments })}</b>, {t("messages:size", { encoding, units, limit })}
      {wide.length > 0 && <span>{t("messages:wide", { signs: wide.slice(0, 5).join(" ") })}</span>}
    </p>
  );
}
