import { ChevronRight, Ellipsis, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, ButtonLink, IconButton } from "../primitives/button.tsx";
import { Icon } from "../primitives/icon.tsx";
import { Menu } from "../primitives/menu.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { useWords } from "../words/use-words.ts";

/** Something that may be done with the thing now: from the transition table, with a reason when it may not. */
export interface DetailAction {
  key: string;
  label: string;
  icon?: LucideIcon;
  onSelect?: () => void;
  to?: string;
  /** The one way forward. */
  primary?: boolean;
  /** Without a line, left of the others: print, links. */
  quiet?: boolean;
  /** Only in the menu. */
  rare?: boolean;
  danger?: boolean;
  /** Why it cannot be done. */
  unavailable?: string;
}

interface DetailPageProps {
  /** Where it belongs: the way back first. */
  crumbs: readonly { label: string; to?: string }[];
  title: string;
  /** `<Status … badge />`. */
  status?: ReactNode;
  actions?: readonly DetailAction[];
  /** Right of the crumbs: position in the list, previous and next. */
  position?: ReactNode;
  /** Between title and actions: a barcode. */
  beside?: ReactNode;
  /** Short facts below the title, each a span. */
  facts?: ReactNode;
  /** The perforated strip: `<Journey>`. */
  journey?: ReactNode;
  /** `<DetailSection>`s. */
  children: ReactNode;
  /** Tabs and timeline at the side. */
  side?: ReactNode;
}

/** A docket: head, perforation, sections, and what happened at the side. Prints as a sheet. */
export function DetailPage(props: DetailPageProps) {
  const { crumbs, title, status, actions = [], position, beside, facts, journey, children, side } = props;
  return (
    <div className={`detail${side ? "" : " detail-one"}`}>
      <PageTitle>{title}</PageTitle>
      <div className="dmain">
        <header className="dh">
          <Crumbs crumbs={crumbs} end={position} />
          <div className="dt">
            <div>
              <h1>{title}</h1>
              {status}
            </div>
            {beside}
            <span className="grow" />
            <Actions actions={actions} />
          </div>
          {facts && <p className="sub">{facts}</p>}
        </header>
        {journey}
        <div className="secs">{children}</div>
      </div>
      {side && <aside className="dside">{side}</aside>}
    </div>
  );
}

/** The way back, and where this is. */
export function Crumbs({ crumbs, end }: { crumbs: DetailPageProps["crumbs"]; end?: ReactNode }) {
  return (
    <div className="crumb">
      {crumbs.map(({ label, to }, index) => (
        <span key={label} className="crumb">
          {index > 0 && <Icon of={ChevronRight} size={13} />}
          {to ? (
            <Link to={to} prefetch="intent">
              {label}
            </Link>
          ) : (
            <span>{label}</span>
          )}
        </span>
      ))}
      <span className="grow" />
      {end}
    </div>
  );
}

function Actions({ actions }: { actions: readonly DetailAction[] }) {
  const say = useWords();
  const shown = actions.filter(({ rare }) => !rare);
  const rare = actions.filter((action) => action.rare);
  return (
    <>
      {shown.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {rare.length > 0 && (
        <Menu
          label={say("common:action.more")}
          align="end"
          items={rare}
          trigger={(trigger) => (
            <IconButton icon={Ellipsis} size={15} label={say("common:action.more")} tip="end" bordered {...trigger} />
          )}
        />
      )}
    </>
  );
}

function ActionButton({ action }: { action: DetailAction }) {
  const { label, icon, to, onSelect, primary, quiet, danger, unavailable } = action;
  const kind = primary ? "primary" : quiet ? "ghost" : danger ? "danger" : "secondary";
  if (to && !unavailable)
    return (
      <ButtonLink kind={kind} icon={icon} to={to}>
        {label}
      </ButtonLink>
    );
  return (
    <Button
      kind={kind}
      icon={icon}
      onClick={onSelect}
      disabled={unavailable !== undefined}
      title={unavailable ?? (quiet ? label : undefined)}
    >
      {label}
    </Button>
  );
}
