import { Link } from "react-router";
import { type Tab, TabName } from "./tabs.tsx";
import "./segments.css";

interface SegmentsProps {
  label: string;
  parts: readonly Tab[];
  current: string;
}

/** The parts of an area beside its title, each with its count. Links, so that each has a URL. */
export function Segments({ label, parts, current }: SegmentsProps) {
  return (
    <nav className="segments" aria-label={label}>
      {parts.map((part) => (
        <Link key={part.key} to={part.to} prefetch="intent" aria-current={part.key === current ? "page" : undefined}>
          <TabName tab={part} />
        </Link>
      ))}
    </nav>
  );
}
