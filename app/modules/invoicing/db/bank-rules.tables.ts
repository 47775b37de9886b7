import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  moneyColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { RuleAccount, RuleDirection } from "../model/bank/bank-rule.ts";

/** Rules for lines of bank statements that pay no document. */
export const bankRules = sqliteTable(
  "bank_rules",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    /** The first one that a line fits is proposed; then by id. A new one comes last. */
    position: integer().notNull().default(0),
    bookedTo: text().$type<RuleAccount>().notNull(),
    direction: text().$type<RuleDirection>(),
    text: text(),
    party: text(),
    iban: text(),
    currency: text(),
    /** Without their sign. */
    amountFrom: moneyColumn(),
    amountTo: moneyColumn(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("bank_rules_name").on(table.accountId, table.name)],
);
