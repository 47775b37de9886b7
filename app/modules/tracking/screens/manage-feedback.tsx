import { Camera, Check } from "lucide-react";
import { feedbackLimits, feedbackReasons } from "#app/modules/orders/model/tracked/feedback.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { formatCustomerDay } from "./format-customer-window.ts";
import "./feedback.css";

const { min, max } = feedbackLimits;
/** From the worst to the best. */
const ratings = Array.from({ length: max - min + 1 }, (_, at) => min + at);

interface FeedbackFormProps {
  /** Until when it may be rated, milliseconds UTC. */
  end: number;
  zone: string;
  seller: string;
}

/** Rates a delivery: 1 to 5 stars, what it was like, a comment and a photo. */
export function FeedbackForm({ end, zone, seller }: FeedbackFormProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <form method="post" encType="multipart/form-data" className="part feedback">
      <fieldset className="rating">
        <legend>{t("tracking:manage.how_was_it")}</legend>
        <div>
          {ratings.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="rating"
                value={count}
                required
                aria-label={t("tracking:manage.stars", { count })}
              />
              <span aria-hidden>{count}</span>
            </label>
          ))}
        </div>
        <p aria-hidden>
          <span>{t("tracking:manage.poor")}</span>
          <span>{t("tracking:manage.great")}</span>
        </p>
      </fieldset>
      <fieldset className="reasons">
        <legend className="visually-hidden">{t("tracking:manage.what_was_it_like")}</legend>
        {feedbackReasons.map((each) => (
          <label key={each}>
            <input type="checkbox" name={`reason_${each}`} value="yes" />
            <Icon of={Check} size={14} />
            {t(`tracking:manage.reason.${each}`)}
          </label>
        ))}
      </fieldset>
      <label htmlFor="comment">{t("tracking:manage.say_more")}</label>
      <span className="input words">
        <textarea id="comment" name="comment" rows={3} maxLength={feedbackLimits.comment} />
      </span>
      <label htmlFor="photo" className="add-photo">
        <Icon of={Camera} size={18} /> {t("tracking:manage.add_photo")}
      </label>
      <input id="photo" name="photo" type="file" accept="image/jpeg,image/png,image/webp" />
      <button type="submit" name="intent" value="feedback" className="button button-primary button-large">
        {t("tracking:manage.send_feedback")}
      </button>
      <p className="track-note">
        {t("tracking:manage.feedback_once", { seller, day: formatCustomerDay(end, zone, language) })}
      </p>
    </form>
  );
}
