import { ChevronLeft, ChevronRight, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { type Tab, Tabs } from "#app/ui/primitives/tabs.tsx";
import "./log-section.css";

/** This URL with some parameters changed; an empty value removes one. */
export function useSearchWith(): (changes: Readonly<Record<string, string>>) => string {
  const [params] = useSearchParams();
  return (changes) => {
    const searchParams = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes))
      value ? searchParams.set(name, value) : searchParams.delete(name);
    return `?${searchParams}`;
  };
}

interface LogSectionProps {
  label: string;
  /** URL parameter of the tabs, the tabs by value, and the open one. */
  by: { name: string; tabs: readonly Omit<Tab, "to">[]; current: string; label: string };
  search: { value: string; label: string };
  columns: readonly { header: string; end?: boolean; hidden?: boolean }[];
  /** Lines of a table, newest first. */
  lines: readonly ReactNode[];
  /** Empty states: without search results, and before anything happened. */
  empty: { narrowed: string; title: string; text: string };
  /** The cursor of older lines; null at the end. */
  next: string | null;
  older: string;
  /** Paging of a counted log: shown lines, all lines, and the link to the newest. */
  range?: { rows: number; total: number; total_is_exact: boolean; newest: string };
}

/** Tabs, search and a table of log lines, all kept in the URL. */
export function LogSection({ label, by, search, columns, lines, empty, next, older, range }: LogSectionProps) {
  const to = useSearchWith();
  const tabs = by.tabs.map((tab) => ({ ...tab, to: to({ [by.name]: tab.key, cursor: "", before: "" }) }));
  const narrowed = by.current !== "" || search.value !== "";
  return (
    <section className="log-section" aria-label={label}>
      <Tabs
        label={by.label}
        tabs={tabs}
        current={by.current}
        end={
          <Form role="search" className="input">
            <Icon of={Search} />
            <input
              type="search"
              name="search"
              defaultValue={search.value}
              aria-label={search.label}
              placeholder={search.label}
            />
            {by.current && <input type="hidden" name={by.name} value={by.current} />}
          </Form>
        }
      />
      {lines.length === 0 ? (
        <EmptyState title={narrowed ? empty.narrowed : empty.title} {...(narrowed ? {} : { text: empty.text })} />
      ) : (
        <table className="plain" aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ header, end, hidden }) => (
                <th key={header} className={end ? "to-right" : undefined}>
                  {hidden ? <span className="visually-hidden">{header}</span> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{lines}</tbody>
        </table>
      )}
      {range && range.rows > 0 && <LogFooter range={range} next={next} older={older} />}
      {!range && next && <ButtonLink to={to({ cursor: next })}>{older}</ButtonLink>}
    </section>
  );
}

/** Shown range, with links to older lines and back to the newest. */
function LogFooter({
  range: { rows, total, total_is_exact: exact, newest },
  next,
  older,
}: Required<Pick<LogSectionProps, "range" | "next" | "older">>) {
  const t = useTranslate();
  const to = useSearchWith();
  const { locale } = useLanguage();
  const [params] = useSearchParams();
  const before = params.has("cursor") ? Number(params.get("before")) || 0 : 0;
  const number = (value: number) => formatNumber(value, locale);
  const count = number(total);
  const shown = { from: number(before + 1), to: number(before + rows) };
  return (
    <footer className="log-foot">
      <span>
        {t("common:table.range", shown)}{" "}
        <b className="text-ink">{exact ? count : t("common:table.total_more", { count })}</b>
      </span>
      <span className="grow" />
      {params.has("cursor") && (
        <ButtonLink icon={ChevronLeft} kind="ghost" to={to({ cursor: "", before: "" })}>
          {newest}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink icon={ChevronRight} kind="ghost" to={to({ cursor: next, before: String(before + rows) })}>
          {older}
        </ButtonLink>
      )}
    </footer>
  );
}
