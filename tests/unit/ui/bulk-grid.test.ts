import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { moveSelection, selectCell } from "#app/ui/bulk-grid/grid-keys.ts";
import {
  createGrid,
  deleteGridRows,
  insertGridRows,
  redo,
  removeGridRows,
  undo,
  writeCells,
} from "#app/ui/bulk-grid/grid-model.ts";
import { createPasteChanges, fillDown, fillDownTo, getCellRange, listTexts } from "#app/ui/bulk-grid/grid-selection.ts";
import { formatTsv, parseTsv } from "#app/ui/bulk-grid/tsv.ts";

const columns = ["a", "b", "c"];
const extentOf = (cells: Record<string, string>[]) => ({ rows: createGrid(cells).rows, columns });
const plain = { shiftKey: false, ctrlKey: false, metaKey: false };

property.prop([
  fc.array(
    fc.array(fc.string({ unit: fc.constantFrom("a", '"', "\t", "\n", " ", "1", ",") }), { minLength: 1, maxLength: 4 }),
    { minLength: 1 },
  ),
])("what is copied is pasted as it was", (cells) => {
  fc.pre(!(cells.length > 0 && cells.at(-1)?.length === 1 && cells.at(-1)?.[0] === ""));
  expect(parseTsv(formatTsv(cells))).toEqual(cells);
});

test("reads Excel's and people's quotes, Windows line ends, and a line end after the last row", () => {
  expect(parseTsv('a\t"two\nlines"\r\n"say ""hi"""\tb\r\n')).toEqual([
    ["a", "two\nlines"],
    ['say "hi"', "b"],
  ]);
  expect(parseTsv('19" rack\tx')).toEqual([['19" rack', "x"]]);
  expect(parseTsv('"open\tx')).toEqual([['"open', "x"]]);
});

test("a paste adds rows, and repeats where the selection is a multiple", () => {
  const extent = extentOf([{ a: "1" }, {}]);
  const grown = createPasteChanges(extent, { top: 1, bottom: 1, left: 1, right: 1 }, [
    ["x", "y", "beyond"],
    ["z", " w "],
  ]);
  const state = writeCells(createGrid([{ a: "1" }, {}]), grown.changes);
  expect(state.rows.map(({ cells }) => cells)).toEqual([{ a: "1" }, { b: "x", c: "y" }, { b: "z", c: "w" }]);
  const repeated = createPasteChanges(extent, { top: 0, bottom: 3, left: 0, right: 0 }, [["p"], ["q"]]);
  expect(repeated.changes.map(({ text }) => text)).toEqual(["p", "q", "p", "q"]);
});

test("fill down copies the first row, a single row copies the one above, the handle repeats a pattern", () => {
  const extent = extentOf([{ a: "1", b: "2" }, { a: "3" }, {}, {}]);
  expect(fillDown(extent, { top: 0, bottom: 2, left: 0, right: 1 }).map(({ text }) => text)).toEqual([
    "1",
    "2",
    "1",
    "2",
  ]);
  expect(fillDown(extent, { top: 1, bottom: 1, left: 1, right: 1 })).toEqual([{ row: 1, column: "b", text: "2" }]);
  expect(fillDown(extent, { top: 0, bottom: 0, left: 0, right: 0 })).toEqual([]);
  expect(fillDownTo(extent, { top: 0, bottom: 1, left: 0, right: 0 }, 3).map(({ text }) => text)).toEqual(["1", "3"]);
});

test("keys move as in a spreadsheet", () => {
  const extent = extentOf([{ a: "1", c: "3" }, { a: "1" }, {}, { a: "1" }]);
  const go = (key: string, from: [number, number], held: Partial<typeof plain> = {}) => {
    const next = moveSelection(extent, selectCell({ row: from[0], column: from[1] }), { key, ...plain, ...held }, 2);
    return next && [next.active.row, next.active.column];
  };
  expect(go("ArrowUp", [0, 0])).toEqual([0, 0]);
  expect(go("ArrowDown", [0, 0], { ctrlKey: true })).toEqual([1, 0]);
  expect(go("ArrowDown", [1, 0], { ctrlKey: true })).toEqual([3, 0]);
  expect(go("ArrowRight", [0, 0], { metaKey: true })).toEqual([0, 2]);
  expect(go("Tab", [0, 2])).toEqual([1, 0]);
  expect(go("Tab", [1, 0], { shiftKey: true })).toEqual([0, 2]);
  expect(go("End", [2, 0])).toEqual([2, 2]);
  expect(go("Home", [2, 2], { ctrlKey: true })).toEqual([0, 0]);
  expect(go("PageDown", [0, 1])).toEqual([2, 1]);
  expect(go("Enter", [3, 0])).toEqual([3, 0]);
  expect(go("x", [0, 0])).toBeNull();
  const all = moveSelection(extent, selectCell({ row: 1, column: 1 }), { key: "a", ...plain, ctrlKey: true }, 2);
  expect(all && getCellRange(all)).toEqual({ top: 0, bottom: 3, left: 0, right: 2 });
  const wide = moveSelection(
    extent,
    selectCell({ row: 0, column: 0 }),
    { key: "ArrowRight", ...plain, shiftKey: true },
    2,
  );
  expect(wide && listTexts(extent, getCellRange(wide))).toEqual([["1", ""]]);
});

property.prop([
  fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("write" as const), row: fc.nat(6), text: fc.string({ maxLength: 3 }) }),
      fc.record({ kind: fc.constant("insert" as const), row: fc.nat(3), text: fc.constant("") }),
      fc.record({ kind: fc.constant("remove" as const), row: fc.nat(3), text: fc.constant("") }),
    ),
    { maxLength: 30 },
  ),
])("undo goes back to the beginning and redo to the end, with ids that stay apart", (steps) => {
  const start = createGrid([{ a: "x" }, {}]);
  const end = steps.reduce((state, { kind, row, text }) => {
    if (kind === "write") return writeCells(state, [{ row, column: "a", text }]);
    const within = Math.min(row, state.rows.length - 1);
    return kind === "insert" ? insertGridRows(state, within, 2) : removeGridRows(state, within, within);
  }, start);
  expect(new Set(end.rows.map(({ id }) => id)).size).toBe(end.rows.length);
  let back = end;
  for (let at = 0; at < 40; at += 1) back = undo(back);
  expect(back.rows).toEqual(start.rows);
  for (let at = 0; at < 40; at += 1) back = redo(back);
  expect(back.rows).toEqual(end.rows);
});

test("saved rows do not return", () => {
  const state = writeCells(createGrid([{ a: "1" }, { a: "2" }]), [{ row: 0, column: "a", text: "3" }]);
  const left = deleteGridRows(state, new Set([0]));
  expect(undo(left).rows.map(({ cells }) => cells.a)).toEqual(["2"]);
});
