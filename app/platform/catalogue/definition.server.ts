import { z } from "zod";
import type { AccountFeature, Permission } from "#app/platform/access/permissions.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import type { ExportColumn } from "#app/platform/lists/export-list.server.ts";
import type { NamedKind } from "#app/platform/lists/names.reads.server.ts";
import type { CatalogueName } from "./audit.ts";
import type { CatalogueRow, CatalogueRows } from "./rows.server.ts";

/** Which row is written anew: `version` is the one that was seen. */
export interface ExpectedVersion {
  id: string;
  version: number;
}

export const expectedVersionFields = { id: z.uuid(), version: expectedVersionSchema };

/** What a row is written with once its rules are held, and what goes with it. */
export interface CompletedRow<Input, Extra> {
  input: Input;
  extraStatements?: readonly Statement[];
  /** What the answer says beside the id. */
  responseFields: Extra;
}

/** Makes a column of a file whose head is a word of the catalogue. */
type CreateColumn<View> = (of: string, word: string, cell: ExportColumn<View>["cell"]) => ExportColumn<View>;

/** One list of the settings: from this its commands, reads, file, screen, calls of the API and audit entries come. */
export interface CatalogueDefinition<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
> {
  name: CatalogueName;
  /** A single row, as the API's answer names it. */
  singular: string;
  rows: CatalogueRows<Input, View>;
  /** What changing it asks for; without it the catalogue's own word. */
  permission: readonly Permission[];
  feature?: AccountFeature;
  subscription?: true;
  /** What a person writes: for a new row, and for one that was seen. */
  forms: { create: z.ZodType<Form>; update: z.ZodType<Form & ExpectedVersion> };
  /** Fields that name rows of other lists: what the form chooses from, and what is refused where it is not the account's own. */
  references?: Readonly<Record<string, NamedKind>>;
  /** Fields that choose among the currencies of the account. */
  currencyFields?: readonly string[];
  /** What is stored of what was written, or what is wrong with it. */
  prepare: (scope: Scope, form: Form, found: View | null) => Result<Input> | Promise<Result<Input>>;
  /** Rules that ask elsewhere, once everything else is right. */
  complete: (
    scope: Scope,
    row: { id: string; form: Form; input: Input; found: View | null },
  ) => Promise<Result<CompletedRow<Input, Extra>>>;
  /** What the audit log compares with the row as it was; null for nothing. */
  toAudited?: (input: Input) => object | null;
  /** Whether rows can be deleted for good; where not, deleting is switching off. */
  isDeletable?: true;
  /** Whether switching off is for good: there is no switching on. */
  isFinal?: true;
  /** A new row's answer holds a secret that is told once. */
  isConfidential?: true;
  /** What changing a row asks of whoever does it, beside the permission; null lets them. */
  refuseChange?: (scope: Scope, row: View) => ErrorCode | null;
  /** What the API answers: a row, and what was made where that is more than its id. */
  response: { row: z.ZodObject; made?: z.ZodObject };
  /** Columns of its file, each under the list's column that it comes with. */
  columns?: (column: CreateColumn<View>) => readonly ExportColumn<View>[];
}

/** A definition that more than its catalogue is made of. */
export function defineCatalogue<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
>(definition: CatalogueDefinition<Form, Input, View, Extra>): CatalogueDefinition<Form, Input, View, Extra> {
  return definition;
}
