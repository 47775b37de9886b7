import type { Ports } from "#app/platform/kernel/ports.ts";
import type { PrintFonts } from "./pdf/fonts.ts";

let cachedFonts: PrintFonts | null = null;

/** Fonts for characters that Helvetica lacks; null if they are not deployed. Read once per isolate. */
export async function readPrintFonts({ printFont }: Pick<Ports, "printFont">): Promise<PrintFonts | null> {
  if (cachedFonts) return cachedFonts;
  const [regular, bold] = await Promise.all([printFont("regular"), printFont("bold")]);
  if (!regular || !bold) return null;
  const { readTrueType } = await import("./pdf/true-type.ts");
  cachedFonts = { regular: readTrueType(regular), bold: readTrueType(bold) };
  return cachedFonts;
}
