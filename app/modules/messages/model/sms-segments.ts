/** The GSM 03.38 alphabet; characters of its extension count twice. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extended = new Set("^{}\\[~]|€\f");

/** Characters of one message, and of each part of a longer one. */
const sizes = { "GSM-7": [160, 153], "UCS-2": [70, 67] } as const;

/** How a text travels as SMS. */
export interface SmsSize {
  encoding: keyof typeof sizes;
  /** Septets, or UTF-16 units. */
  units: number;
  segments: number;
  /** Units that the segments hold. */
  limit: number;
  /** What forces the wide alphabet, each once. */
  wide: string[];
}

/** Counts the segments of a text message. A character of two units is not divided between segments. */
export function measureSms(text: string): SmsSize {
  const signs = [...text];
  const wide = [...new Set(signs.filter((sign) => !basic.has(sign) && !extended.has(sign)))];
  const encoding = wide.length > 0 ? "UCS-2" : "GSM-7";
  const lengths = signs.map((sign) => (encoding === "UCS-2" ? sign.length : extended.has(sign) ? 2 : 1));
  const units = lengths.reduce((sum, each) => sum + each, 0);
  const [single, part] = sizes[encoding];
  if (units <= single) return { encoding, units, segments: units === 0 ? 0 : 1, limit: single, wide };
  let segments = 1;
  let used = 0;
  for (const length of lengths) {
    if (used + length > part) {
      segments += 1;
      used = 0;
    }
    used += length;
  }
  return { encoding, units, segments, limit: segments * part, wide };
}

/** Replaces typographic characters that alone would force the wide alphabet. */
export function toPlainSigns(text: string): string {
  return text
    .replace(/[‐-―−]/gu, "-")
    .replace(/[‘’‚‹›]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/…/gu, "...")
    .replace(/[\u00a0\u2007\u2009\u202f]/gu, " ");
}
