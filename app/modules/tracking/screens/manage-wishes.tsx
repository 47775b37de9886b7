import { MessageSquareText } from "lucide-react";
import { otherRecipientKinds } from "#app/modules/orders/model/tracked/delivery-wishes.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { ManagedOrder } from "../commands/manage-view.server.ts";

/** What the customer asks of the delivery: where to leave the goods, a note for the driver, another number. */
export function WishesForm({ wishes: { current, safePlaceRefusal } }: { wishes: NonNullable<ManagedOrder["wishes"]> }) {
  const t = useTranslate();
  return (
    <form method="post" className="part">
      <h2>
        <Icon of={MessageSquareText} size={16} /> {t("tracking:manage.wishes")}
      </h2>
      <fieldset className="ways">
        <legend>{t("tracking:manage.leave_with")}</legend>
        <label>
          <input type="radio" name="leave_with" value="" defaultChecked={!current?.leaveWith} />
          {t("tracking:manage.leave.nobody")}
        </label>
        {otherRecipientKinds.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="leave_with"
              value={each}
              defaultChecked={current?.leaveWith === each}
              disabled={each === "safe_place" && safePlaceRefusal !== null}
            />
            {t(`tracking:manage.leave.${each}`)}
          </label>
        ))}
      </fieldset>
      <p className="track-note">
        {safePlaceRefusal ? t(`errors:${safePlaceRefusal}`) : t("tracking:manage.safe_place_photo")}
      </p>
      <label>
        {t("tracking:manage.leave_at")}
        <span className="input big">
          <input name="leave_at" maxLength={200} defaultValue={current?.leaveAt ?? ""} autoComplete="off" />
        </span>
      </label>
      <label htmlFor="note">{t("tracking:manage.driver_note")}</label>
      <span className="input words">
        <textarea id="note" name="note" rows={2} maxLength={500} defaultValue={current?.note ?? ""} />
      </span>
      <label>
        {t("tracking:manage.other_phone")}
        <span className="input big">
          <input name="phone" type="tel" maxLength={40} defaultValue={current?.phone ?? ""} autoComplete="tel" />
        </span>
      </label>
      <button type="submit" name="intent" value="wishes" className="button button-primary button-large">
        {t("tracking:manage.save_wishes")}
      </button>
    </form>
  );
}
