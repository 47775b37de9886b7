/** The mark of the product. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <rect width="24" height="24" rx="6.5" fill="var(--color-accent)" />
      <path
        d="M5.2 8.1 8.7 16.4 12 9.6l3.3 6.8 3.5-8.3"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="18.8" cy="8.1" r="2.1" fill="var(--color-on-accent)" />
    </svg>
  );
}
