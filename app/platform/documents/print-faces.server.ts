import type { Ports } from "#app/domain/kernel/ports.ts";
import type { Faces } from "#app/domain/labels/faces.ts";

let known: Faces | null = null;

/** The faces that letters beyond Helvetica's are printed in; null where they are not deployed. Read once an isolate. */
export async function readFaces({ printFont }: Pick<Ports, "printFont">): Promise<Faces | null> {
  if (known) return known;
  const [regular, bold] = await Promise.all([printFont("regular"), printFont("bold")]);
  if (!regular || !bold) return null;
  const { readTrueType } = await import("#app/domain/labels/true-type.ts");
  known = { regular: readTrueType(regular), bold: readTrueType(bold) };
  return known;
}
