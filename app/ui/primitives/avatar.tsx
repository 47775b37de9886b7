/** The person's photo, or initials in a fixed hue for the person. */
export function Avatar({ id, name, photo }: { id: string; name: string; photo?: string | null }) {
  if (photo) return <img className="avatar" src={photo} alt="" />;
  return <span className={`avatar rc-${getHue(id)}`} data-initials={getInitials(name)} aria-hidden />;
}

function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return letters
    .map((word) => (word ?? "").slice(0, 1))
    .join("")
    .toUpperCase();
}

/** One of the twelve route hues, 1 to 12, always the same for an id. */
export function getHue(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum % 12) + 1;
}
