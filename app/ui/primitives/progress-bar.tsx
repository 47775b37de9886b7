interface ProgressBarProps {
  label: string;
  /** 0 to `max`; without it the work has no known end. */
  value?: number;
  max?: number;
  /** A route's colour, 1 to 12. */
  hue?: number;
}

/** A bar of four pixels: loads, imports, optimisation. */
export function ProgressBar({ label, value, max = 1, hue }: ProgressBarProps) {
  return (
    <progress
      className={`bar${hue ? ` hued rc-${((hue - 1) % 12) + 1}` : ""}`}
      aria-label={label}
      value={value}
      max={max}
    />
  );
}
