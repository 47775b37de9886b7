import type { Scope } from "#app/platform/db/scope.server.ts";
import { countImportRows, type ImportRecord } from "../../db/import.reads.server.ts";
import { getPlannedOutcome, type RowState } from "../../model/import.ts";

/** Rows of a checked file by state, and what committing would do now. */
export interface ImportOutcome {
  total: number;
  valid: number;
  errors: number;
  warnings: number;
  duplicates: number;
  /** Errors, warnings and duplicates without a decision. */
  open: number;
  suggestions: number;
  create: number;
  draft: number;
  update: number;
  skip: number;
  reject: number;
  /** Rows whose packages go into another row's order. */
  parts: number;
}

/** Counts the rows of an import: only rows that need a person are stored, all others are valid. */
export async function readImportOutcome(
  scope: Scope,
  { id, counts, configuration }: ImportRecord,
): Promise<ImportOutcome> {
  const groups = await countImportRows(scope, id);
  const stored = groups.reduce((sum, { n }) => sum + n, 0);
  const plain = Math.max(0, counts.total - stored);
  const outcome: ImportOutcome = {
    total: counts.total,
    valid: plain,
    errors: 0,
    warnings: 0,
    duplicates: 0,
    open: 0,
    suggestions: 0,
    create: plain,
    draft: 0,
    update: 0,
    skip: 0,
    reject: 0,
    parts: 0,
  };
  const countKeyByState: Partial<Record<RowState, "errors" | "warnings" | "duplicates" | "valid">> = {
    error: "errors",
    warning: "warnings",
    duplicate: "duplicates",
    valid: "valid",
  };
  for (const { state, decision, unlocated, suggested, n } of groups) {
    if (state === "part") outcome.parts += n;
    const key = countKeyByState[state];
    if (!key) continue;
    outcome[key] += n;
    outcome.suggestions += suggested;
    if (key !== "valid" && decision === null) outcome.open += n;
    outcome[getPlannedOutcome(state, unlocated === 0, decision, configuration.duplicates)] += n;
  }
  return outcome;
}
