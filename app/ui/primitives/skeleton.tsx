/** A bar where words will be; width in five steps, so that the final layout holds. */
export function Skeleton({ width = 3 }: { width?: 1 | 2 | 3 | 4 | 5 }) {
  return <i className={`skeleton skeleton-${width}`} aria-hidden />;
}
