import { expect, test } from "vitest";
import { apiDescription } from "#app/modules/developers/http/description.server.ts";
import { apiDocumentSchema, listCalls } from "#app/modules/developers/model/api-document.ts";
import { releases } from "#app/modules/developers/model/changelog.ts";
import { listApiChanges } from "./changelog.ts";
import { listBreakingChanges, listShapeLines } from "./shape.ts";

const found = import.meta.glob<string>("./released-*.txt", { query: "?raw", import: "default", eager: true });
const shapes = Object.entries(found)
  .map(([path, text]) => ({ day: /\d{4}-\d{2}-\d{2}/.exec(path)?.[0] ?? "", lines: text.split("\n").filter(Boolean) }))
  .sort((a, b) => (a.day < b.day ? -1 : 1));
const released = shapes.at(-1)?.lines ?? [];
const described = apiDocumentSchema.parse(apiDescription("https://waybill.test"));
const present = listShapeLines(described);

test("nothing a released client relies on was removed, and no new input is required", () => {
  const changes = listBreakingChanges(released, present);
  expect(released.length).toBeGreaterThan(1_000);
  expect(changes).toEqual([]);
});

test("detects breaking changes: a removed operation, field or event, a changed type, a new required field", () => {
  const calls = listCalls(described).length;
  expect(calls).toBeGreaterThan(200);
  const lines = [
    "GET /a",
    "GET /a < id: string",
    "POST /b",
    "POST /b ! name: string",
    "POST /b ? note: string",
    "EVENT x.y",
  ];
  const without = (line: string) => lines.filter((each) => each !== line);
  for (const line of lines) expect(listBreakingChanges(lines, without(line)), line).toEqual([`gone: ${line}`]);
  expect(listBreakingChanges(lines, [...without("GET /a < id: string"), "GET /a < id: integer"])).toEqual([
    "gone: GET /a < id: string",
  ]);
  expect(listBreakingChanges(lines, [...lines, "POST /b ! more: string"])).toEqual([
    "now needed: POST /b ! more: string",
  ]);
  expect(
    listBreakingChanges(lines, [
      ...lines,
      "POST /b ? more: string",
      "GET /a < more: string",
      "POST /c",
      "POST /c ! x: string",
    ]),
  ).toEqual([]);
  expect(listBreakingChanges(lines, [...lines, "POST /b ? parts: array", "POST /b ! parts.id: string"])).toEqual([]);
  const parted = [...lines, "POST /b ? parts: array"];
  expect(listBreakingChanges(parted, [...parted, "POST /b ! parts.id: string"])).toEqual([
    "now needed: POST /b ! parts.id: string",
  ]);
  expect(listBreakingChanges(lines, [...without("POST /b ! name: string"), "POST /b ? name: string"])).toEqual([]);
});

test("removing an operation, a field or an event from the description is a breaking change", () => {
  const [call, answered, event] = [
    present.find((line) => /^POST [^ ]+$/.test(line)),
    present.find((line) => line.includes(" < ")),
    present.find((line) => line.startsWith("EVENT ")),
  ];
  for (const line of [call, answered, event]) {
    expect(line).toBeDefined();
    expect(
      listBreakingChanges(
        present,
        present.filter((each) => each !== line),
      ),
    ).toEqual([`gone: ${line}`]);
  }
});

test("the changelog has every release, newest first, with the changes found by comparison", () => {
  expect(releases.map(({ day }) => day)).toEqual(shapes.map(({ day }) => day).reverse());
  for (const [at, { day, lines }] of shapes.entries()) {
    const before = shapes[at - 1];
    if (before) expect(releases.find((each) => each.day === day)?.added).toEqual(listApiChanges(before.lines, lines));
  }
});

test("new events, operations, and inputs and outputs of known operations are listed", () => {
  const before = ["GET /a", "GET /a < id: string", "POST /b", "POST /b ! name: string", "EVENT x.y"];
  const after = [
    ...before.filter((line) => !line.includes("!")),
    ...["POST /b ? name: string", "POST /b ? note: string", "POST /b ? query limit", "GET /a < name: string"],
    ...["POST /c", "POST /c ! id: string", "EVENT x.z"],
  ];
  expect(listApiChanges(before, after)).toEqual([
    "New event `x.z`.",
    "New call `POST /c`.",
    "`POST /b` takes `note`, `query limit`.",
    "`GET /a` answers `name`.",
  ]);
  expect(listApiChanges(before, before)).toEqual([]);
});
