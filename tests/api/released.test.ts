import { expect, test } from "vitest";
import { callsOf, documentSchema } from "#app/features/developers/document.ts";
import { openApi } from "#app/http/openapi/openapi.server.ts";
import { apiModules } from "./calls.ts";
import { broken, shapeOf } from "./shape.ts";

const found = import.meta.glob<string>("./released-*.txt", { query: "?raw", import: "default", eager: true });
const released = (Object.values(found).at(-1) ?? "").split("\n").filter(Boolean);
const described = documentSchema.parse(JSON.parse(JSON.stringify(openApi(apiModules))));
const present = shapeOf(described);

test("nothing that a released program relies on has gone, and nothing more is asked of it", () => {
  const told = broken(released, present);
  expect(released.length).toBeGreaterThan(1_000);
  expect(told).toEqual([]);
});

test("what breaks a program is seen: a call, a field or an event less, another type, a field that must be sent", () => {
  const calls = callsOf(described).length;
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
  for (const line of lines) expect(broken(lines, without(line)), line).toEqual([`gone: ${line}`]);
  expect(broken(lines, [...without("GET /a < id: string"), "GET /a < id: integer"])).toEqual([
    "gone: GET /a < id: string",
  ]);
  expect(broken(lines, [...lines, "POST /b ! more: string"])).toEqual(["now needed: POST /b ! more: string"]);
  expect(
    broken(lines, [...lines, "POST /b ? more: string", "GET /a < more: string", "POST /c", "POST /c ! x: string"]),
  ).toEqual([]);
  expect(broken(lines, [...without("POST /b ! name: string"), "POST /b ? name: string"])).toEqual([]);
});
