import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type Listed, PortalFrame } from "./portal-frame.tsx";

interface PortalSearchProps {
  question: string;
  found: readonly Listed[];
}

/** Search results of the portal. */
export function PortalSearch({ question, found }: PortalSearchProps) {
  const t = useTranslate();
  return (
    <PortalFrame title={t("developers:search")} section={null} listed={[]} current={null} question={question}>
      <h1>{question ? t("developers:found", { count: found.length, question }) : t("developers:search")}</h1>
      {question && found.length === 0 && <p className="portal-lead">{t("developers:nothing")}</p>}
      <ul className="portal-found">
        {found.map(({ path, title, verb, group }) => (
          <li key={path}>
            <a href={path}>
              {title}
              <span>{verb ?? group}</span>
            </a>
          </li>
        ))}
      </ul>
    </PortalFrame>
  );
}
