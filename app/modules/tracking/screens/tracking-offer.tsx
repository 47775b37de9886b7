import { CalendarClock, ChevronRight, FileText, type LucideIcon, MapPin, PenLine } from "lucide-react";
import type { BareOrder, TrackingOfferKind } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";

const icons: Readonly<Record<Exclude<TrackingOfferKind, "nothing">, LucideIcon>> = {
  time: CalendarClock,
  address: MapPin,
  proof: PenLine,
  details: FileText,
};

/** Link to what a customer may see or change after verification; nothing when it is too late. */
export function TrackingOffer({ order, token }: { order: BareOrder; token?: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { offered } = order;
  if (offered === "nothing") return null;
  const query = new URLSearchParams({ ...(token ? { t: token } : {}), lang: language });
  return (
    <a className="row-button" href={`/track/${order.number}/manage?${query}`}>
      <Icon of={icons[offered]} size={18} />
      <span>
        <b>{t(`tracking:offer.${offered}`)}</b>
        <span>{t(`tracking:offer.${offered}_note`)}</span>
      </span>
      <Icon of={ChevronRight} size={16} />
    </a>
  );
}
