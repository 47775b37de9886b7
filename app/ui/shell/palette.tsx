import { ArrowRight, Package, Search, Truck } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Grants } from "#app/domain/access/can.ts";
import type { OrderStatus } from "#app/domain/orders/order.enums.ts";
import type { ShipmentStatus } from "#app/domain/shipments/shipment.enums.ts";
import { Icon } from "../primitives/icon.tsx";
import { StatusShape } from "../status/status.tsx";
import { useWords } from "../words/use-words.ts";
import { screensFor } from "./navigation.ts";
import type { SearchHit } from "./shell-data.ts";
import { useSearch } from "./use-search.ts";

interface Line {
  to: string;
  label: string;
  detail?: string | undefined;
  hit?: SearchHit;
}

/** Ctrl-K: jump to a screen, or to an order or shipment by its number or name. */
export function Palette({ grants, onClose }: { grants: Grants; onClose: () => void }) {
  const say = useWords();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { hits, busy } = useSearch(text);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => setActive(0), [text, hits]);

  const wanted = text.trim().toLowerCase();
  const screens: Line[] = screensFor(grants)
    .map(({ to, word }) => ({ to, label: say(word) }))
    .filter(({ label }) => label.toLowerCase().includes(wanted));
  const found: Line[] = hits.map((hit) => ({ to: hit.to, label: hit.label, detail: hit.detail, hit }));
  const lines = [...found, ...screens];

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
  const option = (line: Line, index: number) => (
    <Option
      key={`${line.hit?.kind ?? "screen"}${line.to}`}
      line={line}
      index={index}
      active={index === active}
      go={go}
    />
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a press on the backdrop does.
    <dialog
      ref={dialog}
      className="dlg pal"
      aria-label={say("common:shell.search")}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="pal-in">
        <Icon of={Search} size={17} />
        <input
          role="combobox"
          aria-expanded
          aria-controls="palette-list"
          aria-activedescendant={lines[active] ? `palette-${active}` : undefined}
          aria-label={say("common:shell.search")}
          placeholder={say("common:shell.search_empty")}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="pal-list" id="palette-list" role="listbox" aria-label={say("common:shell.results")}>
        {found.length > 0 && <h3 role="presentation">{say("common:shell.results")}</h3>}
        {found.map(option)}
        {screens.length > 0 && <h3 role="presentation">{say("common:shell.go_to")}</h3>}
        {screens.map((line, index) => option(line, found.length + index))}
        {lines.length === 0 && (
          <p className="empty px-2.5">{say(busy ? "common:field.loading" : "common:field.no_matches")}</p>
        )}
      </div>
    </dialog>
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
      <Mark hit={line.hit} />
      <span>{line.label}</span>
      {line.detail && <span className="t3">{line.detail}</span>}
    </div>
  );
}

function Mark({ hit }: { hit: SearchHit | undefined }) {
  if (hit?.status === undefined) return <Icon of={hit ? Truck : ArrowRight} />;
  if (hit.kind === "order") return <StatusShape kind="order" code={hit.status as OrderStatus} />;
  if (hit.kind === "shipment") return <StatusShape kind="shipment" code={hit.status as ShipmentStatus} />;
  return <Icon of={Package} />;
}
