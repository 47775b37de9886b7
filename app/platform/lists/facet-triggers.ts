import { toColumnName } from "#app/platform/db/triggers/trigger.ts";
import { type Facet, type FacetIndex, quarterMs, spanBits, spanLevels } from "./facet-index.ts";

/** The index's table and the triggers that maintain it, as SQL for a migration. */
export function buildFacetTriggers(index: FacetIndex): string[] {
  const { name, table, facets } = index;
  const columns = [...new Set(Object.values(facets).flatMap((facet) => facet.columns.map(getWatchedColumn)))];
  const written = `INSERT INTO ${name} (rowid, tokens) VALUES (NEW.seq, ${buildTokensSql(index, "NEW")});`;
  const gone = `DELETE FROM ${name} WHERE rowid = OLD.seq;`;
  const changed = columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(" OR ");
  return [
    `CREATE VIRTUAL TABLE ${name} USING fts5(tokens, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '-_'");`,
    `CREATE TRIGGER ${name}_insert AFTER INSERT ON ${table} BEGIN\n  ${written}\nEND;`,
    `CREATE TRIGGER ${name}_delete AFTER DELETE ON ${table} BEGIN\n  ${gone}\nEND;`,
    `CREATE TRIGGER ${name}_update AFTER UPDATE OF ${columns.join(", ")} ON ${table}\nWHEN ${changed} BEGIN\n  ${gone}\n  ${written}\nEND;`,
  ];
}

/** All tokens of a row, as SQL; a value that is not there brings none. */
export function buildTokensSql({ facets }: FacetIndex, row: string): string {
  return Object.entries(facets)
    .flatMap(([key, facet]) =>
      facet.columns.map((column) => buildTokenSql(key, facet, `${row}.${toColumnName(column.name)}`)),
    )
    .join(" || ");
}

function buildTokenSql(key: string, { kind, path }: Facet, value: string): string {
  switch (kind) {
    case "value":
      return `coalesce(' ${key}' || ${value}, '')`;
    case "text":
      return `coalesce(' ${key}' || hex(${value}), '')`;
    case "entries":
      return `(SELECT coalesce(group_concat(' ${key}' || hex(key) || ' ${key}' || hex(key || '=' || value), ''), '') FROM json_each(${value}))`;
    case "values":
    case "texts": {
      const each = kind === "texts" ? "hex(value)" : "value";
      return `(SELECT coalesce(group_concat(' ${key}' || ${each}, ''), '') FROM json_each(${value}, '$${path ? `.${path}` : ""}'))`;
    }
    case "day":
      return buildSpansSql(key, "day", `CAST(strftime('%s', substr(${value}, 1, 10)) AS INTEGER) / 86400`);
    case "instant":
      return buildSpansSql(key, "instant", `${value} / ${quarterMs}`);
  }
}

function buildSpansSql(key: string, kind: keyof typeof spanLevels, number: string): string {
  const levels = Array.from({ length: spanLevels[kind] }, (_, level) => level);
  const tokens = levels.map((level) => `' ${key}${level}_' || ((${number}) >> ${spanBits * level})`);
  return `coalesce(${tokens.join(" || ")}, '')`;
}

/** Drizzle's columns carry the property's name; the database has it in snake_case. */
function getWatchedColumn(column: Facet["columns"][number]): string {
  return column.generated ? toColumnName(column.name).replace(/_location_id$/, "") : toColumnName(column.name);
}
