import type { LucideIcon } from "lucide-react";

/** A Lucide icon in the house's stroke; says nothing to a screen reader, the word beside it does. */
export function Icon({ of: Drawing, size = 15 }: { of: LucideIcon; size?: number }) {
  return <Drawing className="icon" size={size} strokeWidth={1.75} aria-hidden />;
}
