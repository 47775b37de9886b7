import type { LucideIcon } from "lucide-react";

/** A Lucide icon in the product's stroke width; hidden from screen readers, which read the text beside it. */
export function Icon({ of: Drawing, size = 15 }: { of: LucideIcon; size?: number }) {
  return <Drawing className="icon" size={size} strokeWidth={1.75} aria-hidden />;
}
