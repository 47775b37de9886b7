import { Phone } from "lucide-react";
import type { HelpContact } from "#app/modules/messages/model/brand.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";

/** Where a customer finds help: what the seller says, and how it is reached. */
export function TrackingHelp({ help, seller }: { help: HelpContact; seller: string }) {
  const t = useTranslate();
  const { text, phone, phoneShown, email } = help;
  return (
    <section className="track-help">
      <Icon of={Phone} size={18} />
      <div>
        <h2>{t("tracking:help")}</h2>
        <p>{text ?? seller}</p>
        {phone && (
          <a className="link" href={`tel:${phone}`}>
            {phoneShown}
          </a>
        )}
        {email && (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
    </section>
  );
}
