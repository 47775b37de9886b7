import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import type { ReportRun } from "../db/report-runs.server.ts";

interface MailParts {
  language: string;
  expiresAt: number;
  secret: string;
  account: Scope | undefined;
}

/** The mail of a finished report: what it is, how many rows and sums, and its link. */
export function describeEnd(
  { ports }: Pick<Scope, "ports">,
  run: Pick<ReportRun, "name" | "counts" | "readUntil" | "format">,
  { language, expiresAt, secret, account }: MailParts,
): { subject: string; body: string } {
  const t = createTranslator(language);
  const zone = account?.account.timezone ?? "UTC";
  const write = (at: number) => `${toLocalTime(at, zone).slice(0, 16).replace("T", " ")} (${zone})`;
  const lines = [
    t("reports:mail.ready", { name: run.name, rows: String(run.counts.rows), format: run.format.toUpperCase() }),
    t("reports:mail.data", { at: write(run.readUntil ?? 0) }),
    "",
    `${ports.origin}/reports/files/${secret}`,
    "",
    t("reports:mail.until", { at: write(expiresAt) }),
    t("reports:mail.from", { name: account?.account.organization ?? ports.appTitle }),
  ];
  return { subject: t("reports:mail.subject", { name: run.name }), body: lines.join("\n") };
}
