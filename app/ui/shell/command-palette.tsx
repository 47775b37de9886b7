import {
  ArrowRight,
  Boxes,
  CarFront,
  ContactRound,
  ListChecks,
  type LucideIcon,
  MapPin,
  Package,
  Route,
  Search,
  Store,
  Truck,
  UserRound,
  UsersRound,
} from "lucide-react";
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Dialog as Box } from "react-aria-components/Dialog";
import { useNavigate } from "react-router";
import type { Grants } from "#app/platform/access/can.ts";
import { type SearchHit, type SearchKind, searchKinds } from "#app/platform/lists/search-kinds.ts";
import type { TranslationKey } from "../i18n/translation-key.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../primitives/button.tsx";
import { Overlay } from "../primitives/dialog.tsx";
import { Icon } from "../primitives/icon.tsx";
import { StatusShape } from "../status/status.tsx";
import { listScreens } from "./navigation.ts";
import { useSearch } from "./use-search.ts";

/** A hit, or a screen to jump to. */
type Line = SearchHit | { to: string; label: string; detail?: string };

interface Group {
  label: TranslationKey;
  lines: readonly Line[];
}

/** Heading of a kind of hits, and icon of hits without a status. */
const marks: Readonly<Record<SearchKind, { word: TranslationKey; icon: LucideIcon }>> = {
  order: { word: "common:nav.orders", icon: Package },
  shipment: { word: "common:nav.shipments", icon: Truck },
  customer: { word: "common:nav.customers", icon: ContactRound },
  item: { word: "common:nav.items", icon: Boxes },
  plan: { word: "common:nav.plans", icon: Route },
  picklist: { word: "common:nav.picklists", icon: ListChecks },
  agent: { word: "common:nav.agents", icon: UserRound },
  vehicle: { word: "common:nav.vehicles", icon: CarFront },
  team: { word: "common:nav.teams", icon: UsersRound },
  location: { word: "common:nav.locations", icon: MapPin },
  merchant: { word: "common:nav.merchants", icon: Store },
};

/** Ctrl-K: jump to a screen, or to an order, a customer, a plan, anything with a number or a name. */
export function CommandPalette({ grants, onClose }: { grants: Grants; onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { hits, busy, failed, retry } = useSearch(text);
  useEffect(() => setActive(0), [text, hits]);

  const wanted = text.trim().toLowerCase();
  const screens: Line[] = listScreens(grants)
    .map(({ to, word }) => ({ to, label: t(word) }))
    .filter(({ label }) => label.toLowerCase().includes(wanted));
  const groups: Group[] = [
    ...searchKinds.map(({ kind }) => ({ label: marks[kind].word, lines: hits.filter((hit) => hit.kind === kind) })),
    { label: "common:shell.go_to" as const, lines: screens },
  ].filter(({ lines }) => lines.length > 0);
  const lines = groups.flatMap((group) => group.lines);

  const go = (line: Line | undefined) => {
    if (!line) return;
    onClose();
    navigate(line.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + lines.length) % Math.max(1, lines.length));
    else if (event.key === "Enter") go(lines[active]);
    else return;
    event.preventDefault();
  };
  return (
    <Overlay open onClose={onClose}>
      <Box className="dialog palette" aria-label={t("common:shell.search")}>
        <div className="palette-input">
          <Icon of={Search} size={17} />
          <input
            // biome-ignore lint/a11y/noAutofocus: the palette is a field to type into.
            autoFocus
            role="combobox"
            aria-expanded
            aria-controls="palette-list"
            aria-activedescendant={lines[active] ? `palette-${active}` : undefined}
            aria-label={t("common:shell.search")}
            placeholder={t("common:shell.search_empty")}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {failed && (
          <p className="palette-failed" role="alert">
            {t("common:shell.search_failed")}
            <Button onClick={retry}>{t("common:action.retry")}</Button>
          </p>
        )}
        <div className="palette-list" id="palette-list" role="listbox" aria-label={t("common:shell.results")}>
          {groups.map((group) => (
            <Fragment key={group.label}>
              <h3 role="presentation">{t(group.label)}</h3>
              {group.lines.map((line) => (
                <Option key={line.to} line={line} index={lines.indexOf(line)} active={line === lines[active]} go={go} />
              ))}
            </Fragment>
          ))}
          {lines.length === 0 && !failed && (
            <p className="empty px-2.5">{t(busy ? "common:field.loading" : "common:field.no_matches")}</p>
          )}
        </div>
      </Box>
    </Overlay>
  );
}

interface OptionProps {
  line: Line;
  index: number;
  active: boolean;
  go: (line: Line) => void;
}

function Option({ line, index, active, go }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps focus and has the keys.
    <div ref={row} role="option" tabIndex={-1} id={`palette-${index}`} aria-selected={active} onClick={() => go(line)}>
      <Mark line={line} />
      <span>{line.label}</span>
      {line.detail && <span className="faint-ink">{line.detail}</span>}
    </div>
  );
}

function Mark({ line }: { line: Line }) {
  if (!("kind" in line)) return <Icon of={ArrowRight} />;
  switch (line.kind) {
    case "order":
      return <StatusShape kind="order" code={line.status} />;
    case "shipment":
      return <StatusShape kind="shipment" code={line.status} />;
    case "plan":
      return <StatusShape kind="plan" code={line.status} />;
    default:
      return <Icon of={marks[line.kind].icon} />;
  }
}
