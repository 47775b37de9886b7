import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef } from "react";

interface VirtualRowsProps {
  count: number;
  span: number;
  cursor: number;
  drawRow: (index: number) => ReactNode;
}

/** Height of a row (measures: table row 32). */
const ROW_HEIGHT = 32;

/** Only the rows in view and a few around them; the rest is space. */
export function VirtualRows({ count, span, cursor, drawRow }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => body.current?.closest<HTMLElement>(".table-wrap") ?? null,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  useEffect(() => {
    if (cursor >= 0) virtual.scrollToIndex(cursor);
  }, [cursor, virtual]);
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody ref={body}>
      <Space height={above} span={span} />
      {items.map(({ index }) => drawRow(index))}
      <Space height={below} span={span} />
    </tbody>
  );
}

function Space({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className="space">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
