import type { ReactNode } from "react";
import { Link } from "react-router";
import { writeNumber } from "../formats/measures.tsx";
import { useLanguage } from "../words/use-words.ts";

export interface Tab {
  key: string;
  label: ReactNode;
  count?: number | string;
  /** A page or query of its own, or `onSelect` for tabs inside a page. */
  to?: string;
  onSelect?: () => void;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** At the right end. */
  end?: ReactNode;
}

/** A row of places with the present one underlined. Links, so that each has an address. */
export function Tabs({ label, tabs, current, end }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <TabItem key={tab.key} tab={tab} current={tab.key === current} />
      ))}
      {end && <span className="grow" />}
      {end}
    </nav>
  );
}

function TabItem({ tab, current }: { tab: Tab; current: boolean }) {
  const { locale } = useLanguage();
  const { count } = tab;
  const inside = (
    <>
      {tab.label}
      {count !== undefined && (
        <span className="n">{typeof count === "number" ? writeNumber(count, locale) : count}</span>
      )}
    </>
  );
  const state = current ? "page" : undefined;
  if (tab.to === undefined)
    return (
      <button type="button" aria-current={state} onClick={tab.onSelect}>
        {inside}
      </button>
    );
  return (
    <Link to={tab.to} prefetch="intent" preventScrollReset aria-current={state}>
      {inside}
    </Link>
  );
}
