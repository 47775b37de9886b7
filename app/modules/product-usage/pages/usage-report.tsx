import { redirect } from "react-router";
import { isOperator } from "#app/modules/identity/db/operators.reads.server.ts";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { readUsageReport } from "../db/product-events.server.ts";
import type { Route } from "./+types/usage-report.ts";

const periods = [7, 30, 90] as const;

/** For the operator of the installation; others are led to home. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const { db, ports, usage, operators } = context.get(appContext);
  if (!session || !usage || !(await isOperator(db, session.user, operators))) throw redirect("/");
  const asked = Number(new URL(request.url).searchParams.get("days"));
  const days = periods.find((each) => each === asked) ?? 7;
  return { days, ...(await readUsageReport(db, ports.clock.now() - days * day)) };
}

export default function UsageReport({ loaderData: { days, lines, total } }: Route.ComponentProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const format = (value: number) => formatNumber(value, locale);
  const tabs = periods.map((each) => ({
    key: String(each),
    label: t("product_usage:days", { count: each }),
    to: `?days=${each}`,
  }));
  return (
    <>
      <PageTitle>{t("product_usage:title")}</PageTitle>
      <div className="head">
        <h1>{t("product_usage:title")}</h1>
      </div>
      <Tabs label={t("product_usage:period")} tabs={tabs} current={String(days)} />
      <div className="scroll flex-1 min-h-0 px-5 py-4 grid gap-4 content-start">
        <p className="soft-ink">
          {t("product_usage:total", {
            ...{ times: format(total.times), people: format(total.people), accounts: format(total.accounts) },
          })}
        </p>
        {lines.length > 0 && (
          <table className="max-w-[760px] w-full text-sm">
            <thead>
              <tr className="text-left border-b border-line">
                <th className="py-2">{t("product_usage:action")}</th>
                {(["times", "people", "accounts"] as const).map((each) => (
                  <th key={each} className="py-2 text-right">
                    {t(`product_usage:${each}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, page, times, people, accounts }) => (
                <tr key={`${name} ${page}`} className="border-b border-line-faint">
                  <td className="py-2">{page ? t("product_usage:page", { page }) : name}</td>
                  {[times, people, accounts].map((value, at) => (
                    <td key={at} className="py-2 text-right tabular-nums">
                      {format(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}
