import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import {
  getFilterValues,
  parseDateRange,
  parseListQuery,
  parseNumberRange,
  withFilter,
  withoutFilters,
} from "#app/platform/lists/list-query.ts";

test("a URL contains sort, search, page and filters", () => {
  const query = parseListQuery(
    new URLSearchParams(
      "sort=-created_at&search= abc &limit=50&cursor=x&filters[status][]=2&filters[status][]=3&filters[tag][not][]=a",
    ),
  );
  expect(query).toEqual({
    sort: "-created_at",
    search: "abc",
    limit: 50,
    cursor: "x",
    filters: [
      { field: "status", not: false, values: ["2", "3"] },
      { field: "tag", not: true, values: ["a"] },
    ],
  });
});

test("unknown parameters are ignored", () => {
  const query = parseListQuery(new URLSearchParams("limit=many&filters[a b][]=1&filters(x)=1&filters[y][]="));
  expect(query).toEqual({ sort: null, search: "", limit: null, cursor: null, filters: [] });
});

test("more than 100 rows a page become 100; a value without brackets may occur several times", () => {
  const query = parseListQuery(new URLSearchParams("limit=5000&filters[x]=2,3&filters[x][]=4"));
  expect(query.limit).toBe(100);
  expect(query.filters).toEqual([
    { field: "x", not: false, values: ["2,3"], joined: true },
    { field: "x", not: false, values: ["4"] },
  ]);
  expect(query.filters.flatMap(getFilterValues)).toEqual(["2", "3", "4"]);
});

test("a filter replaces the field's previous one, including its opposite", () => {
  const start = new URLSearchParams("search=a&filters[status][]=2&filters[status][]=3");
  const turned = withFilter(start, { field: "status", not: true, values: ["10"] });
  expect(parseListQuery(turned).filters).toEqual([{ field: "status", not: true, values: ["10"] }]);
  expect(withoutFilters(turned).toString()).toBe("");
});

test.each([
  ["between,2026-03-01,2026-03-31", { from: "2026-03-01", to: "2026-03-31" }],
  ["on,2026-03-05", { from: "2026-03-05", to: "2026-03-05" }],
  ["before,2026-03-05", { from: "2000-01-01", to: "2026-03-04" }],
  ["after,2026-03-05", { from: "2026-03-06", to: "2100-01-01" }],
  ["current,week", { from: "2026-03-16", to: "2026-03-22" }],
  ["current,month", { from: "2026-03-01", to: "2026-03-31" }],
  ["current,year", { from: "2026-01-01", to: "2026-12-31" }],
  ["past,2,day", { from: "2026-03-15", to: "2026-03-16" }],
  ["next,1,month", { from: "2026-03-18", to: "2026-04-17" }],
  ["between,2026-03-01", null],
  ["on,2026-02-30", null],
  ["past,0,day", null],
  ["sometime", null],
  ["between,2026-03-01,2026-03-31,2026-04-01", null],
  ["on,2026-03-05,2026-03-06", null],
  ["before,2026-03-05,", null],
  ["after", null],
  ["past,2", null],
  ["next,2,day,day", null],
  ["current,week,1", null],
  ["toString,1", null],
  // The calendar's first day has no day before it and the last none after; "+010000-01" is no day, and broke the list.
  ["before,0000-01-01", { from: "2000-01-01", to: "0000-01-01" }],
  ["after,9999-12-31", { from: "9999-12-31", to: "2100-01-01" }],
])("the date filter %s", (value, range) => {
  expect(parseDateRange(value, "2026-03-17")).toEqual(range);
});

test("a longer month's last day becomes the last day of a shorter one", () => {
  expect(parseDateRange("next,1,month", "2026-01-31")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
});

test("a number filter needs a bound", () => {
  expect(parseNumberRange("10,")).toEqual({ min: 10, max: null });
  expect(parseNumberRange(",5.5")).toEqual({ min: null, max: 5.5 });
  expect(parseNumberRange("x,")).toBeNull();
});

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const mode = fc.constantFrom("between", "past", "next", "before", "after", "on");
const part = fc.oneof(day, fc.constantFrom("day", "week", "month", "year", "3", "0", "-1", "", "x"));

property.prop([mode, fc.array(part, { maxLength: 4 }), day], { numRuns: 500 })(
  "a date filter with another number of values than its mode takes is dropped",
  (chosen, parts, today) => {
    const wanted = chosen === "between" || chosen === "past" || chosen === "next" ? 2 : 1;
    const range = parseDateRange([chosen, ...parts].join(","), today);
    if (parts.length !== wanted) expect(range).toBeNull();
    if (range) expect(range.from >= "1000-01-01" && /^\d{4}-\d{2}-\d{2}$/.test(range.to)).toBe(true);
  },
);

property.prop([day, day, day])("every mode means whole days, and the open ones end in 2000 and 2100", (a, b, today) => {
  expect(parseDateRange(`between,${a},${b}`, today)).toEqual({ from: a, to: b });
  expect(parseDateRange(`on,${a}`, today)).toEqual({ from: a, to: a });
  const before = parseDateRange(`before,${a}`, today);
  const after = parseDateRange(`after,${a}`, today);
  expect([before?.from, after?.to]).toEqual(["2000-01-01", "2100-01-01"]);
  expect((before?.to ?? "") < a && (after?.from ?? "") > a).toBe(true);
});

property.prop([fc.constantFrom("day", "week", "month", "year"), fc.integer({ min: 1, max: 100 }), day])(
  "past, current and next do not overlap at today's edge, and today is in the current unit",
  (unit, count, today) => {
    const past = parseDateRange(`past,${count},${unit}`, today);
    const next = parseDateRange(`next,${count},${unit}`, today);
    const current = parseDateRange(`current,${unit}`, today);
    expect((past?.from ?? "") <= (past?.to ?? "") && (past?.to ?? "") < today).toBe(true);
    expect((next?.from ?? "") > today && (next?.to ?? "") >= (next?.from ?? "")).toBe(true);
    expect((current?.from ?? "") <= today && (current?.to ?? "") >= today).toBe(true);
  },
);
