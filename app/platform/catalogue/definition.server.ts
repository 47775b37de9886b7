import { z } from "zod";
import type { AccountFeature, Permission } from "#app/platform/access/permissions.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import type { ExportColumn } from "#app/platform/lists/export-list.server.ts";
import type { NamedKind } from "#app/platform/lists/names.reads.server.ts";
import type { CatalogueRow, CatalogueRows } from "./rows.server.ts";
import type { CatalogueName } from "./settings-lists.ts";

/** Which row to update; `version` is the version the caller last read. */
export interface ExpectedVersion {
  id: string;
  version: number;
}

export const expectedVersionFields = { id: z.uuid(), version: expectedVersionSchema };

/** The values of a row that passed its rules, and the statements to run with it. */
export interface CompletedRow<Input, Extra> {
  input: Input;
  extraStatements?: readonly Statement[];
  /** Fields of the response besides the id. */
  responseFields: Extra;
}

/** Creates a file column whose header is a translation of the catalogue. */
type CreateColumn<View> = (of: string, word: string, cell: ExportColumn<View>["cell"]) => ExportColumn<View>;

/** One settings list. Its commands, reads, file, screen, API calls and audit entries are built from this. */
export interface CatalogueDefinition<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
> {
  name: CatalogueName;
  /** The name of a single row in API responses. */
  singular: string;
  rows: CatalogueRows<Input, View>;
  /** Permissions needed to change it. */
  permission: readonly Permission[];
  feature?: AccountFeature;
  subscription?: true;
  /** Input of a new row, and of an update with the expected version. */
  forms: { create: z.ZodType<Form>; update: z.ZodType<Form & ExpectedVersion> };
  /** Fields that refer to rows of other lists: the form offers those rows, and ids of other accounts are refused. */
  references?: Readonly<Record<string, NamedKind>>;
  /** Fields that hold one of the account's currencies. */
  currencyFields?: readonly string[];
  /** Turns the form into the stored input, or refuses it. */
  prepare: (scope: Scope, form: Form, found: View | null) => Result<Input> | Promise<Result<Input>>;
  /** Checks against other data; run when all else is valid. */
  complete: (
    scope: Scope,
    row: { id: string; form: Form; input: Input; found: View | null },
  ) => Promise<Result<CompletedRow<Input, Extra>>>;
  /** The values that the audit log compares with the previous row; null compares nothing. */
  toAudited?: (input: Input) => object | null;
  /** Whether rows can be deleted permanently; otherwise deleting deactivates them. */
  isDeletable?: true;
  /** Whether deactivating is permanent. */
  isFinal?: true;
  /** The response to creating a row contains a secret that is shown once. */
  isConfidential?: true;
  /** A further condition for changing a row, besides the permission; null allows it. */
  refuseChange?: (scope: Scope, row: View) => ErrorCode | null;
  /** Response schemas of the API: a row, and the response to creating one when it is more than the id. */
  response: { row: z.ZodObject; made?: z.ZodObject };
  /** Columns of its file, each with the list column it belongs to. */
  columns?: (column: CreateColumn<View>) => readonly ExportColumn<View>[];
}

/** Types a definition that is used for more than its catalogue. */
export function defineCatalogue<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
>(definition: CatalogueDefinition<Form, Input, View, Extra>): CatalogueDefinition<Form, Input, View, Extra> {
  return definition;
}
