import { expect, test } from "vitest";
import { findCurrentView, formatViewQuery } from "#app/ui/resource/views/views.ts";

const saved = {
  id: "v1",
  columns: ["number"],
  sort: "-created_at",
  filters: [{ field: "status", not: true, values: ["9"] }],
};
const views = [
  { key: "all", label: "All", query: "", count: undefined },
  { key: "v1", label: "Open", query: formatViewQuery(saved), count: undefined },
];
const at = (query: string) => findCurrentView(views, { params: new URLSearchParams(query) });

test("a view is unchanged at its own URL; filter, sort and columns change it, paging does not", () => {
  expect(at("")).toEqual({ current: "all", changed: false });
  expect(at(formatViewQuery(saved))).toEqual({ current: "v1", changed: false });
  expect(at(`${formatViewQuery(saved)}&cursor=abc&limit=50`)).toEqual({ current: "v1", changed: false });
  expect(at(`${formatViewQuery(saved)}&filters[kind][]=return`)).toEqual({ current: "v1", changed: true });
  expect(at(formatViewQuery({ ...saved, columns: [] }))).toEqual({ current: "v1", changed: true });
  expect(at("sort=destination")).toEqual({ current: "all", changed: true });
});

test("a search does not change a view, which cannot store it", () => {
  expect(at("search=x")).toEqual({ current: "all", changed: false });
  expect(at(`${formatViewQuery(saved)}&search=x`)).toEqual({ current: "v1", changed: false });
});
