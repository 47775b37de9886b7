import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../primitives/icon.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { ActionRow, type DetailAction } from "./action-row.tsx";
import { TrailSteps, useTrail } from "./trail-steps.tsx";

interface DetailPageProps {
  /** Breadcrumbs. */
  crumbs: readonly { label: string; to?: string }[];
  title: string;
  /** `<Status … badge />`. */
  status?: ReactNode;
  actions?: readonly DetailAction[];
  /** Beside the title, or at the end of the facts where there is no room: a barcode. */
  code?: ReactNode;
  /** Short facts below the title, each a span. */
  facts?: ReactNode;
  /** The perforated strip: `<Journey>`. */
  journey?: ReactNode;
  /** `<DetailSection>`s. */
  children: ReactNode;
  /** Tabs and timeline at the side. */
  side?: ReactNode;
}

/** A detail page: header, status strip, sections, and the timeline at the side. Printable. */
export function DetailPage(props: DetailPageProps) {
  const { crumbs, title, status, actions = [], code, facts, journey, children, side } = props;
  return (
    <div className={`detail${side ? "" : " detail-one"}`}>
      <PageTitle>{title}</PageTitle>
      <div className="detail-main">
        <header className="detail-head">
          <Crumbs crumbs={crumbs} end={<TrailSteps />} />
          <div className="detail-heading">
            <div className="detail-title">
              <h1>{title}</h1>
              {status}
              {code && <span className="detail-code-beside">{code}</span>}
            </div>
            <ActionRow actions={actions} />
          </div>
          {(facts || code) && (
            <div className="detail-sub">
              {facts}
              {code && <span className="detail-code-below">{code}</span>}
            </div>
          )}
        </header>
        {journey}
        <div className="form-sections">{children}</div>
      </div>
      {side && <aside className="detail-side">{side}</aside>}
    </div>
  );
}

/** The breadcrumbs. */
export function Crumbs({ crumbs, end }: { crumbs: DetailPageProps["crumbs"]; end?: ReactNode }) {
  const trail = useTrail();
  const backTo = (to: string) => (trail?.list.split("?")[0] === to ? trail.list : to);
  return (
    <div className="crumb">
      {crumbs.map(({ label, to }, index) => (
        <span key={label} className="crumb">
          {index > 0 && <Icon of={ChevronRight} size={13} />}
          {to ? (
            <Link to={backTo(to)} prefetch="intent">
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
