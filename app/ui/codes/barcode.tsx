import { encodeCode128 } from "#app/platform/documents/pdf/code128.ts";
import "./barcode.css";

/** Height of the bars, pixels. */
const height = 22;

/** A number as a Code 128 barcode, for scanning from the screen. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const widths = encodeCode128(text);
  let at = 0;
  const bars = widths.flatMap((width, index) => {
    const from = at;
    at += width;
    return index % 2 === 0 ? [`M${from} 0h${width}v${height}h${-width}z`] : [];
  });
  return (
    <svg className="barcode" role="img" aria-label={label} width={at} height={height} viewBox={`0 0 ${at} ${height}`}>
      <path d={bars.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
