import { arabicForms, lamAlef } from "./arabic-forms.enums.ts";

const forms = new Map(arabicForms.map(([letter, first, count]) => [letter, { first, count }]));
const lam = 0x0644;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const mirroredSigns: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«" };

/**
 * A line as it is drawn from left to right: Arabic letters in the form their neighbors require, Hebrew and Arabic words
 * from the right, numbers and Latin words unchanged. Vowel signs are left out, as in addresses.
 */
export function toDrawnOrder(line: string): string {
  if (!rightToLeft.test(line)) return line;
  const shaped = joinForms(line.replaceAll(/[\u064b-\u065f\u0670]/g, ""));
  const runs = shaped.match(/[^\s\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+|[\s\S]/gu) ?? [];
  const ways = runs.map(getDirection);
  const base = ways.find((way) => way !== null) ?? false;
  const stretches: { right: boolean; runs: string[] }[] = [];
  for (const [at, run] of runs.entries()) {
    // Neutral characters take the direction of their neighbors if both agree, otherwise that of the line.
    const before = ways.slice(0, at).findLast((way) => way !== null) ?? base;
    const after = ways.slice(at + 1).find((way) => way !== null) ?? base;
    const right = ways[at] ?? (before === after ? before : base);
    const last = stretches.at(-1);
    if (last?.right === right) last.runs.push(run);
    else stretches.push({ right, runs: [run] });
  }
  const drawn = stretches.map((each) =>
    each.right ? each.runs.reverse().map(mirrorRun).join("") : each.runs.join(""),
  );
  return (base ? drawn.reverse() : drawn).join("");
}

/** True for right-to-left letters, false for other letters and numbers, null for spaces and signs. */
function getDirection(run: string): boolean | null {
  if (rightToLeft.test(run)) return true;
  return /[\p{L}\p{N}]/u.test(run) ? false : null;
}

function mirrorRun(run: string): string {
  return /[\p{L}\p{N}]/u.test(run)
    ? run
    : [...run]
        .reverse()
        .map((sign) => mirroredSigns[sign] ?? sign)
        .join("");
}

function joinForms(line: string): string {
  const codes = [...line].map((sign) => sign.codePointAt(0) ?? 0);
  const joinsOn = (code: number | undefined) => code !== undefined && forms.get(code)?.count === 4;
  const joinsBack = (code: number | undefined) => code !== undefined && (forms.get(code)?.count ?? 1) > 1;
  let drawn = "";
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0;
    const letter = forms.get(code);
    const isJoined = joinsOn(codes[at - 1]);
    const alef = code === lam ? lamAlef[codes[at + 1] ?? 0] : undefined;
    if (alef !== undefined) {
      drawn += String.fromCodePoint(alef + (isJoined ? 1 : 0));
      at += 1;
    } else if (letter) {
      const back = isJoined && letter.count > 1;
      const on = letter.count === 4 && joinsBack(codes[at + 1]);
      drawn += String.fromCodePoint(letter.first + (on ? (back ? 3 : 2) : back ? 1 : 0));
    } else drawn += String.fromCodePoint(code);
  }
  return drawn;
}
