const dayMs = 86_400_000;

/**
 * A spreadsheet's serial date as text: `HH:MM` below one day, else `YYYY-MM-DD` with `THH:MM[:SS]` where it has a time.
 * The 1900 system has a 29 February 1900, which did not exist. Null for a number that is no date.
 */
export function formatSerialDate(serial: number, system1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < 0 || serial > 2_958_466) return null;
  const seconds = Math.round((serial % 1) * 86_400);
  const days = Math.floor(serial) + Math.floor(seconds / 86_400);
  const time = formatClock(seconds % 86_400);
  if (days === 0 && !system1904) return time;
  const base = system1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const day = new Date(base + days * dayMs).toISOString().slice(0, 10);
  return seconds % 86_400 === 0 ? day : `${day}T${time}`;
}

function formatClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? minutes : `${minutes}:${two(seconds % 60)}`;
}
