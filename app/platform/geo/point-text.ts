import type { Point } from "./place.ts";

/** "53.5511, 9.9937" as maps copy it; null for anything else. */
export function parsePoint(text: string): Point | null {
  const match = /^(-?\d{1,2}(?:\.\d+)?)(?:\s+|\s*[,;]\s*)(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim());
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A point as `parsePoint` reads it. */
export function formatPoint({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
