import { Leaf } from "lucide-react";
import { NearDistanceText } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { ManagedOrder } from "../commands/manage-view.server.ts";
import type { OfferedDay, OfferedWindow } from "../commands/offered-days.server.ts";
import { formatCustomerWindow, formatDayChip } from "./format-customer-window.ts";

/** Moves a delivery: a day, then one of its times. The panel of the chosen day is shown without a script. */
export function RescheduleForm({ order: { offer, refusal } }: { order: ManagedOrder }) {
  const t = useTranslate();
  if (refusal === "reschedule_often") return <p className="part track-note">{t("errors:reschedule_often")}</p>;
  if (!offer) return null;
  if (offer.days.length === 0) return <p className="part track-note">{t("tracking:manage.closed_days")}</p>;
  const first = offer.days.find(({ windows }) => windows.length > 0)?.day;
  return (
    <form method="post" className="part">
      <h2>{t("tracking:manage.other_time")}</h2>
      <fieldset className="slots">
        <legend className="visually-hidden">{t("tracking:manage.window")}</legend>
        {offer.days.map((each) => (
          <SlotDay key={each.day} day={each} isFirst={each.day === first} />
        ))}
      </fieldset>
      {offer.asksFirst && <p className="track-note">{t("tracking:manage.request_note")}</p>}
      <button type="submit" name="intent" value="reschedule" className="button button-primary button-large">
        {t("tracking:manage.request")}
      </button>
      <p className="track-note">{t("tracking:manage.left", { count: offer.left })}</p>
    </form>
  );
}

function SlotDay({ day: { day, windows }, isFirst }: { day: OfferedDay; isFirst: boolean }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const chip = formatDayChip(day, language);
  const isFull = windows.length === 0;
  return (
    <>
      <input
        className="visually-hidden"
        type="radio"
        name="day"
        id={`day-${day}`}
        value={day}
        defaultChecked={isFirst}
        disabled={isFull}
        aria-label={formatCustomerWindow(day, null, language)}
      />
      <label className="slot-day" htmlFor={`day-${day}`}>
        <span>{chip.weekday}</span>
        <b>{chip.day}</b>
        {isFull && <span className="visually-hidden">{t("tracking:manage.day_full")}</span>}
      </label>
      {!isFull && (
        <div className="slot-times">
          {windows.map((window) => (
            <SlotTime key={window.from} window={window} />
          ))}
        </div>
      )}
    </>
  );
}

function SlotTime({ window: { from, to, priced } }: { window: OfferedWindow }) {
  const t = useTranslate();
  return (
    <label className="slot-time">
      <input type="radio" name="window" value={`${from}/${to}`} required />
      <span>
        <b>
          {from.slice(11)} – {to.slice(11)}
        </b>
        {priced && (
          <span>
            {t(`tracking:manage.effort.${priced.effort}`)} · <NearDistanceText metres={priced.metres} />
          </span>
        )}
      </span>
      {priced?.greener && (
        <i className="greener">
          <Icon of={Leaf} size={13} /> {t("tracking:manage.greener")}
        </i>
      )}
    </label>
  );
}
