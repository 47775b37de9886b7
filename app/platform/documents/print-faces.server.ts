import type { Ports } from "#app/platform/kernel/ports.ts";
import type { Faces } from "./pdf/faces.ts";

let known: Faces | null = null;

/** The faces that letters beyond Helvetica's are printed in; null where they are not deployed. Read once an isolate. */
export async function readFaces({ printFont }: Pick<Ports, "printFont">): Promise<Faces | null> {
  if (known) return known;
  const [regular, bold] = await Promise.all([printFont("regular"), printFont("bold")]);
  if (!regular || !bold) return null;
  const { readTrueType } = await import("./pdf/true-type.ts");
  known = { regular: readTrueType(regular), bold: readTrueType(bold) };
  return known;
}
