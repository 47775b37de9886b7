import { FileFault } from "../tables/file-fault.ts";
import { IMPORT_LIMITS } from "../tables/source-table.ts";
import { readSharedStrings, type SharedStrings } from "./shared-strings.ts";
import { type NumberStyle, readStyles } from "./styles.ts";
import { readAttribute } from "./xml-values.ts";
import { readWholePart, readZipDirectory, type ZipEntry } from "./zip.ts";

/** A workbook opened for reading: its visible sheets in order, and what its cells refer to. */
export interface Workbook {
  bytes: Uint8Array;
  sheets: { name: string; entry: ZipEntry }[];
  system1904: boolean;
  strings(): SharedStrings;
  styles: NumberStyle[];
}

/** Opens a workbook. Throws a `FileFault` when it is no workbook, is damaged, encrypted, or not safe to unpack. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const parts = readZipDirectory(bytes);
  const main = readRelations(bytes, parts, "").find((each) => each.type.endsWith("/officeDocument"))?.target;
  const mainEntry = main ? parts.get(main) : undefined;
  if (!main || !mainEntry) throw new FileFault("file_unsupported");
  const related = readRelations(bytes, parts, main);
  const targets = new Map(related.map(({ id, target }) => [id, target]));
  const sheets: Workbook["sheets"] = [];
  let system1904 = false;
  let count = 0;
  readWholePart(bytes, mainEntry, {
    open(name, tag) {
      if (name === "workbookPr") system1904 = /^(1|true)$/.test(readAttribute(tag, "date1904") ?? "");
      if (name === "sheet") count += 1;
      if (count > IMPORT_LIMITS.sheets) throw new FileFault("file_damaged");
      if (name !== "sheet" || readAttribute(tag, "state")?.match(/hidden/i)) return;
      const entry = parts.get(targets.get(readAttribute(tag, "id") ?? "") ?? "");
      if (entry) sheets.push({ name: readAttribute(tag, "name") ?? "", entry });
    },
    close() {},
  });
  if (sheets.length === 0) throw new FileFault("file_empty");
  const partOf = (type: string) => parts.get(related.find((each) => each.type.endsWith(type))?.target ?? "");
  let strings: SharedStrings | undefined;
  return {
    bytes,
    sheets,
    system1904,
    styles: readStyles(bytes, partOf("/styles")),
    strings() {
      strings ??= readSharedStrings(bytes, partOf("/sharedStrings"));
      return strings;
    },
  };
}

/** Longer than the name of any part, characters. */
const MAX_TARGET_LENGTH = 1_000;

interface Relation {
  id: string;
  type: string;
  target: string;
}

/** What a part refers to: `xl/workbook.xml` has its relations in `xl/_rels/workbook.xml.rels`. */
function readRelations(bytes: Uint8Array, parts: ReadonlyMap<string, ZipEntry>, part: string): Relation[] {
  const folder = part.includes("/") ? part.slice(0, part.lastIndexOf("/") + 1) : "";
  const entry = parts.get(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const found: Relation[] = [];
  if (!entry) return found;
  readWholePart(bytes, entry, {
    open(name, tag) {
      if (name !== "Relationship" || readAttribute(tag, "TargetMode") === "External") return;
      const target = readAttribute(tag, "Target") ?? "";
      if (found.length >= IMPORT_LIMITS.zipEntries || target.length > MAX_TARGET_LENGTH)
        throw new FileFault("file_damaged");
      found.push({
        id: readAttribute(tag, "Id") ?? "",
        type: readAttribute(tag, "Type") ?? "",
        target: target.startsWith("/") ? target.slice(1) : resolvePath(folder + target),
      });
    },
    close() {},
  });
  return found;
}

function resolvePath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}
