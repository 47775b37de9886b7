import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { type Failure, fail, type MessageParams, type Result } from "#app/platform/kernel/result.ts";

/** Codes of what can be wrong with a file as a whole; each has its sentence in the `errors` catalogue. */
export type FileFaultCode = Extract<ErrorCode, `file_${string}`>;

/** Thrown by the readers deep inside a file; `catchFileFault` turns it into a refusal. */
export class FileFault extends Error {
  readonly failure: Failure;
  constructor(code: FileFaultCode, params?: MessageParams) {
    super(code);
    this.failure = params ? { code, params } : { code };
  }
}

/** Runs a reader; a fault of the file becomes a refusal, anything else is a defect and is thrown on. */
export function catchFileFault<T>(read: () => T): Result<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof FileFault) return fail(error.failure.code, error.failure.params);
    throw error;
  }
}

/** File name extensions of tables; other files are accepted if their first rows look like a table. */
const tableEndings = /\.(csv|tsv|tab|xlsx|xlsm)$/i;

/**
 * Replaces the fault of an unreadable file, or of one without a known header, by "not a table" if its name suggests
 * that too: for a letter in a `.txt`, "no rows" would be misleading.
 * @param known headers of the file that mean a field
 */
export function orNotATable<Read>(name: string, read: Result<Read>, known: (read: Read) => number): Result<Read> {
  const ending = /\.\w{1,8}$/.exec(name)?.[0];
  if (!ending || tableEndings.test(name) || (read.ok && known(read.value) > 0)) return read;
  return fail("file_no_table", { ending });
}
