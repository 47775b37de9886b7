import { type ReactNode, useEffect, useRef } from "react";
import { Tab as AriaTab, Tabs as AriaTabs, TabList, TabPanel } from "react-aria-components/Tabs";
import { Link } from "react-router";
import { formatNumber } from "../formats/measures.tsx";
import { useLanguage } from "../i18n/use-translate.ts";
import "./segments.css";

interface TabLabel {
  key: string;
  label: ReactNode;
  count?: number | string | undefined;
}

export interface Tab extends TabLabel {
  /** The page or query of its own. */
  to: string;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** At the right end. */
  end?: ReactNode;
}

/** A row of links with the current one underlined, so that each tab has a URL. */
export function Tabs({ label, tabs, current, end }: TabsProps) {
  const strip = useCurrentInView(current);
  return (
    <nav ref={strip} className="tabs" aria-label={label}>
      <TabLinks tabs={tabs} current={current} />
      {end && <span className="grow" />}
      {end}
    </nav>
  );
}

interface SegmentsProps {
  label: string;
  parts: readonly Tab[];
  current: string;
}

/** The parts of an area beside its title, each with its count. Links, so that each has a URL. */
export function Segments({ label, parts, current }: SegmentsProps) {
  const strip = useCurrentInView(current);
  return (
    <nav ref={strip} className="segments" aria-label={label}>
      <TabLinks tabs={parts} current={current} />
    </nav>
  );
}

/** A strip that is wider than a phone scrolls sideways: its current link is in view. */
function useCurrentInView(current: string) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = strip.current;
    const link = frame?.querySelector<HTMLElement>("[aria-current]");
    if (!frame || !link) return;
    const left = link.offsetLeft - frame.offsetLeft;
    if (left < frame.scrollLeft || left + link.offsetWidth > frame.scrollLeft + frame.clientWidth)
      frame.scrollLeft = left - (frame.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return strip;
}

function TabLinks({ tabs, current }: Pick<TabsProps, "tabs" | "current">) {
  return tabs.map((tab) => (
    <Link
      key={tab.key}
      to={tab.to}
      prefetch="intent"
      preventScrollReset
      aria-current={tab.key === current ? "page" : undefined}
    >
      <TabName tab={tab} />
    </Link>
  ));
}

export interface PaneTab extends TabLabel {
  onSelect: () => void;
}

interface TabPanesProps extends Omit<TabsProps, "tabs"> {
  tabs: readonly PaneTab[];
  /** Between the tabs and their pane, and the same for all of them. */
  above?: ReactNode;
  /** Content of the current tab. */
  children: ReactNode;
}

/** Tabs inside a page: arrows go from one to the next, and each names the pane below. */
export function TabPanes({ label, tabs, current, end, above, children }: TabPanesProps) {
  const select = (key: unknown) => {
    if (key !== current) tabs.find((tab) => tab.key === key)?.onSelect();
  };
  return (
    <AriaTabs className="tab-panes" selectedKey={current} onSelectionChange={select}>
      <div className="tabs">
        <TabList aria-label={label} className="tablist">
          {tabs.map((tab) => (
            <AriaTab key={tab.key} id={tab.key} className="tab">
              <TabName tab={tab} />
            </AriaTab>
          ))}
        </TabList>
        {end && <span className="grow" />}
        {end}
      </div>
      {above}
      {/* A pane of its own for each: the library keeps the name of the first one otherwise. */}
      <TabPanel key={current} id={current} className="tabpanel">
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

/** A tab's label with its count. */
export function TabName({ tab: { label, count } }: { tab: TabLabel }) {
  const { locale } = useLanguage();
  return (
    <>
      {label}
      {count !== undefined && (
        <span className="tally">{typeof count === "number" ? formatNumber(count, locale) : count}</span>
      )}
    </>
  );
}
