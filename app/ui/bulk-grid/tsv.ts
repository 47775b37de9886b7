/** Cells as Excel and Google Sheets put them on the clipboard: tabs, line ends, quotes around cells that hold either. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const body = text.replaceAll("\r\n", "\n").replace(/\n$/, "");
  while (at <= body.length) {
    const { cell, next } = body[at] === '"' ? readQuoted(body, at) : readPlain(body, at);
    row.push(cell);
    if (body[next] !== "\t") {
      rows.push(row);
      row = [];
    }
    at = next + 1;
  }
  return rows;
}

function readPlain(text: string, from: number): { cell: string; next: number } {
  const end = text.slice(from).search(/[\t\n\r]/);
  const next = end < 0 ? text.length : from + end;
  return { cell: text.slice(from, next), next };
}

/** A quote that is never closed, or followed by text, counts as typed text. */
function readQuoted(text: string, from: number): { cell: string; next: number } {
  let cell = "";
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else {
      const next = at + 1;
      return next === text.length || /[\t\n\r]/.test(text[next] ?? "") ? { cell, next } : readPlain(text, from);
    }
  }
  return readPlain(text, from);
}

/** Cells for the clipboard. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  const written = (cell: string) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(written).join("\t")).join("\n");
}
