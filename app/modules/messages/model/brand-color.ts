/** Contrast of text that everybody can read (WCAG 2.2, AA). */
const READABLE = 4.5;

/** The least convenient grounds of the public pages: the darkest light one, the lightest dark one. */
const grounds = { light: "#f1f4f4", dark: "#1b2123" } as const;

const toParts = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const toColor = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance (WCAG), 0 to 1. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toParts(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, 1 to 21 (WCAG). Colors are `#rrggbb`. */
export function getContrast(one: string, other: string): number {
  const [low = 0, high = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Black or white, whichever is easier to read on a color; its contrast is at least 4.5. @param color `#rrggbb` */
export function getInk(color: string): "#000000" | "#ffffff" {
  return getContrast(color, "#000000") > getContrast(color, "#ffffff") ? "#000000" : "#ffffff";
}

/** A color moved towards another. @param share 0 to 1 */
function mix(color: string, towards: string, share: number): string {
  const ends = toParts(towards);
  const parts = toParts(color).map((part, at) => Math.round(part + ((ends[at] ?? 0) - part) * share));
  return toColor(parts);
}

/** The brightest color of the same hue and saturation: lightened only by white, colors turn gray. */
function brighten(color: string): string {
  const parts = toParts(color);
  const factor = 255 / Math.max(1, ...parts);
  return toColor(parts.map((part) => Math.round(part * factor)));
}

/**
 * A color as text on the public pages, light or dark: darkened or lightened as little as gives it a contrast of 4.5.
 * @param color `#rrggbb`
 */
export function toReadableColor(color: string, theme: "light" | "dark"): string {
  const towards = theme === "light" ? ["#000000"] : [brighten(color), "#ffffff"];
  let from = color;
  for (const end of towards) {
    for (let share = 0; share <= 1; share += 0.05) {
      const found = mix(from, end, share);
      if (getContrast(found, grounds[theme]) >= READABLE) return found;
    }
    from = end;
  }
  return from;
}

/** The style sheet that gives a public page the color of a shop, light and dark. @param color `#rrggbb` */
export function formatBrandStyle(color: string): string {
  const light = toReadableColor(color, "light");
  const dark = toReadableColor(color, "dark");
  const values = {
    accent: [light, dark],
    "accent-hover": [mix(light, "#000000", 0.15), mix(dark, "#ffffff", 0.15)],
    "accent-ink": [light, dark],
    "accent-tint": [mix("#ffffff", light, 0.1), mix("#121617", dark, 0.1)],
    "accent-tint-2": [mix("#ffffff", light, 0.2), mix("#121617", dark, 0.2)],
    "on-accent": [getInk(light), getInk(dark)],
  };
  const lines = Object.entries(values).map(([name, [day, night]]) => `--color-${name}:light-dark(${day},${night})`);
  return `:root{${lines.join(";")}}`;
}
