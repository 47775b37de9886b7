import type { ErrorCode } from "../kernel/error-codes.ts";
import { type Failure, fail, type Params, type Result } from "../kernel/result.ts";

/** Codes of what can be wrong with a file as a whole; each has its sentence in the `errors` catalogue. */
export type FileFaultCode = Extract<ErrorCode, `file_${string}`>;

/** Thrown by the readers deep inside a file; `readingFile` turns it into a refusal. */
export class FileFault extends Error {
  readonly failure: Failure;
  constructor(code: FileFaultCode, params?: Params) {
    super(code);
    this.failure = params ? { code, params } : { code };
  }
}

/** Runs a reader; a fault of the file becomes a refusal, anything else is a defect and is thrown on. */
export function readingFile<T>(read: () => T): Result<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof FileFault) return fail(error.failure.code, error.failure.params);
    throw error;
  }
}
