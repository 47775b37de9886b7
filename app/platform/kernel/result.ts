import type { ErrorCode } from "./error-codes.ts";

/** Values that an error's translated sentence may name. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** One thing wrong with one field: a key of the `errors` catalogue, or `area:key` of another one, and its values. */
export interface Issue {
  code: string;
  params?: MessageParams;
}

/** Why a command or read was refused. Carries codes, never sentences: the HTTP layer translates them. */
export interface Failure {
  code: ErrorCode;
  params?: MessageParams;
  /** By field path (`packages.0.weight`), in the order they were found. */
  fields?: Readonly<Record<string, readonly Issue[]>>;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** A success. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal with its code; `params` fill the sentence. */
export function fail(code: ErrorCode, params?: MessageParams): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: params ? { code, params } : { code } };
}

/** A refusal that names fields. */
export function failFields(fields: Readonly<Record<string, readonly Issue[]>>): {
  readonly ok: false;
  readonly failure: Failure;
} {
  return { ok: false, failure: { code: "invalid_fields", fields } };
}

/** The outcome of a bulk action, item by item. */
export interface BulkOutcome {
  succeeded: string[];
  refused: { id: string; code: ErrorCode; params?: MessageParams }[];
}
