import { Download } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";

/** Download links of the view, one a format. @param path of the file */
export function DashboardFileLinks({ path }: { path: string }) {
  const t = useTranslate();
  const { search } = useLocation();
  return (["csv", "xlsx"] as const).map((format) => {
    const params = new URLSearchParams(search);
    params.set("format", format);
    return (
      <ButtonLink key={format} kind="ghost" icon={Download} reloadDocument prefetch="none" to={`${path}?${params}`}>
        {t(`analytics:export_${format}`)}
      </ButtonLink>
    );
  });
}
