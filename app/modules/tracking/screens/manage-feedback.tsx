import { Star } from "lucide-react";
import { feedbackLimits } from "#app/modules/orders/model/tracked/feedback.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";

/** Most stars first: the most frequent choice. */
const stars = Array.from({ length: feedbackLimits.max }, (_, at) => feedbackLimits.max - at);

/** Rates a delivery with stars and a comment. */
export function FeedbackForm() {
  const t = useTranslate();
  return (
    <form method="post" className="part">
      <h2>
        <Icon of={Star} size={16} /> {t("tracking:manage.how_was_it")}
      </h2>
      <fieldset className="ways">
        <legend>{t("tracking:manage.stars")}</legend>
        {stars.map((count) => (
          <label key={count}>
            <input type="radio" name="rating" value={count} required />
            {t("tracking:manage.stars", { count })}
          </label>
        ))}
      </fieldset>
      <label htmlFor="comment">{t("tracking:manage.say_more")}</label>
      <span className="input words">
        <textarea id="comment" name="comment" rows={3} maxLength={feedbackLimits.comment} />
      </span>
      <button type="submit" name="intent" value="feedback" className="button button-primary button-large">
        {t("tracking:manage.send_feedback")}
      </button>
    </form>
  );
}
