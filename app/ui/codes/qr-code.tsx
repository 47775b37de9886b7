/** A QR code, black on white in dark mode too, for cameras. */
export function QrCode({ path, size, label }: { path: string; size: number; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      width={196}
      height={196}
      shapeRendering="crispEdges"
    >
      <rect x={-2} y={-2} width={size + 4} height={size + 4} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
