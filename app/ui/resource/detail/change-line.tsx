import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../primitives/icon.tsx";

interface ChangeLineProps {
  label: string;
  from: ReactNode;
  to: ReactNode;
}

/** One changed field: label, from → to. */
export function ChangeLine({ label, from, to }: ChangeLineProps) {
  return (
    <div className="change">
      <span className="faint-ink">{label}</span> <del>{from}</del> <Icon of={ArrowRight} size={11} /> <ins>{to}</ins>
    </div>
  );
}
