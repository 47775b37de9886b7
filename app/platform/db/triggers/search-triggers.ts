import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { buildChangeCondition, buildTrigger, type ColumnOf, toColumnName } from "./trigger.ts";

/** What a table's rows are found by, in any place of the text: an index of pieces of three letters. */
interface SearchIndex<Table extends SQLiteTable> {
  /** The index. */
  name: string;
  of: Table;
  /** Accounts that find the row. */
  accounts?: readonly ColumnOf<Table>[];
  columns: readonly ColumnOf<Table>[];
  /** JSON objects whose texts are found too, except `yes` and `no`. */
  objects?: readonly ColumnOf<Table>[];
  /** Columns among them that never change. */
  fixed?: readonly ColumnOf<Table>[];
}

/** The index and the triggers that keep it. */
export function buildSearchTriggers<Table extends SQLiteTable>(index: SearchIndex<Table>): string[] {
  const { name, of: on, accounts = ["accountId"], columns, objects = [], fixed = [] } = index;
  const table = getTableName(on);
  const moving = accounts.length > 1 ? accounts : [];
  const watched = [...columns.filter((each) => !fixed.includes(each)), ...objects, ...moving];
  const types = getTableColumns(on);
  const words = columns.map((each) =>
    types[each]?.notNull ? `NEW.${toColumnName(each)}` : `coalesce(NEW.${toColumnName(each)}, '')`,
  );
  const texts = objects.map(
    (each) =>
      `(SELECT coalesce(group_concat(value, ' '), '') FROM json_each(NEW.${toColumnName(each)}) WHERE value NOT IN ('yes', 'no'))`,
  );
  const [first = "", ...others] = accounts.map((each) => buildAccountMark(`NEW.${toColumnName(each)}`));
  const marks = [first, ...others.map((mark) => `coalesce(' ' || ${mark}, '')`)].join(" || ");
  const write = `INSERT INTO ${name} (rowid, text) VALUES (NEW.rowid, ${marks} || ' ' || ${[...words, ...texts].join(" || ' ' || ")});`;
  const remove = `DELETE FROM ${name} WHERE rowid = OLD.rowid;`;
  return [
    `CREATE VIRTUAL TABLE ${name} USING fts5(text, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');`,
    buildTrigger({ name: `${table}_search_insert`, at: "AFTER INSERT", on, run: [write] }),
    buildTrigger({ name: `${table}_search_delete`, at: "AFTER DELETE", on, run: [remove] }),
    buildTrigger({
      ...{
        name: `${table}_search_update`,
        at: "AFTER UPDATE",
        on,
        of: watched,
        when: buildChangeCondition(watched),
      },
      run: [remove, write],
    }),
  ];
}

const digits = "0123456789abcdef";
/** Where a private use area of characters begins; each stands for three hexadecimal digits of the account's id. */
const firstMark = 0xe000;

/** Three characters that stand for an account, so that a piece of three letters keeps accounts apart (`search-terms.server.ts`). */
function buildAccountMark(account: string): string {
  const digit = (at: number) => `(instr('${digits}', substr(${account}, ${at}, 1)) - 1)`;
  const mark = (at: number) => `char(${firstMark} + ${digit(at)} * 256 + ${digit(at + 1)} * 16 + ${digit(at + 2)})`;
  return [28, 31, 34].map(mark).join(" || ");
}
