/** A record of a CSV file. `row` counts from 1, blank lines too; `count` is how many fields it has. */
export interface CsvRecord {
  row: number;
  cells: string[];
  count: number;
  /** False where its last quote is never closed. */
  isClosed: boolean;
}

/**
 * Splits text with `\n` line ends into records (RFC 4180), looking at every character once: blank lines are skipped
 * without a record, and fields beyond `limit` are counted but not stored. Spaces after a closing quote are left out; a
 * quote that stands inside of a quoted field belongs to it.
 */
export function* readCsvRecords(text: string, delimiter: string, limit: number): Generator<CsvRecord> {
  const fields = new FieldReader(text, delimiter);
  let row = 0;
  while (fields.at < text.length) {
    row += 1;
    if (fields.skipBlankLine()) continue;
    const record: CsvRecord = { row, cells: [], count: 0, isClosed: true };
    do {
      const field = fields.next();
      if (record.count < limit) record.cells.push(field ?? "");
      record.count += 1;
      record.isClosed = field !== null;
    } while (fields.hasMore());
    yield record;
  }
}

const quote = 34;
const lineEnd = 10;

class FieldReader {
  at = 0;
  private readonly text: string;
  private readonly delimiter: string;
  /** The next delimiter and line end, looked for again only once they are passed. */
  private nextDelimiter = -1;
  private nextLine = -1;

  constructor(text: string, delimiter: string) {
    this.text = text;
    this.delimiter = delimiter;
  }

  skipBlankLine(): boolean {
    if (this.text.charCodeAt(this.at) !== lineEnd) return false;
    this.at += 1;
    return true;
  }

  /** The field that begins here; null when its quote is never closed. */
  next(): string | null {
    if (this.text.charCodeAt(this.at) === quote) return this.quoted();
    if (this.nextDelimiter < this.at) this.nextDelimiter = findOrEnd(this.text, this.delimiter, this.at);
    if (this.nextLine < this.at) this.nextLine = findOrEnd(this.text, "\n", this.at);
    const start = this.at;
    this.at = Math.min(this.nextDelimiter, this.nextLine);
    return this.text.slice(start, this.at);
  }

  /** Goes past what ends a field; true where another field of the record follows. */
  hasMore(): boolean {
    const more = this.text.startsWith(this.delimiter, this.at) && this.at < this.text.length;
    this.at += 1;
    return more;
  }

  private quoted(): string | null {
    const start = this.at + 1;
    let isDoubled = false;
    for (let from = start; ; ) {
      const end = this.text.indexOf('"', from);
      if (end < 0) {
        this.at = this.text.length;
        return null;
      }
      if (this.text.charCodeAt(end + 1) === quote) {
        isDoubled = true;
        from = end + 2;
        continue;
      }
      const after = this.afterSpaces(end + 1);
      from = after;
      if (!this.endsField(after)) continue;
      this.at = after;
      const field = this.text.slice(start, end);
      return isDoubled ? field.replaceAll('""', '"') : field;
    }
  }

  private afterSpaces(from: number): number {
    let at = from;
    while (this.text[at] === " " && this.delimiter !== " ") at += 1;
    return at;
  }

  private endsField(at: number): boolean {
    return at >= this.text.length || this.text.charCodeAt(at) === lineEnd || this.text.startsWith(this.delimiter, at);
  }
}

function findOrEnd(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
}
