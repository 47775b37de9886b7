import type { ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ChangeLine } from "../detail/change-line.tsx";

/** One value that differs now, with its label. */
export interface Difference {
  label: string;
  from: ReactNode;
  to: ReactNode;
}

/** Lists labeled values that differ. */
export function listDifferences(before: readonly [string, string][], after: readonly [string, string][]): Difference[] {
  const old = new Map(before);
  const now = new Map(after);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((label) => {
    const from = old.get(label) ?? "";
    const to = now.get(label) ?? "";
    return from === to ? [] : [{ label, from: from || "–", to: to || "–" }];
  });
}

/** Shows what another person changed meanwhile; typed values stay in the form. */
export function ChangedByOthers({ changes }: { changes: readonly Difference[] }) {
  const t = useTranslate();
  return (
    <div className="overtaken" role="status">
      <b>{t("common:conflict.title")}</b>
      <p className="soft-ink">{t("common:conflict.text")}</p>
      {changes.map((change) => (
        <ChangeLine key={change.label} {...change} />
      ))}
    </div>
  );
}
