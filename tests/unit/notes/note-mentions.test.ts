import { expect, test } from "vitest";
import { createExcerpt, filterColleagues, findMentionBefore, findMentioned } from "#app/modules/notes/model/note.ts";

const people = [
  { id: "1", name: "Jana Petersen" },
  { id: "2", name: "Jan Öztürk" },
  { id: "3", name: "" },
];

test.each([
  ["@", 1, ""],
  ["Hello @Ja", 9, "Ja"],
  ["@Jana Pe", 8, "Jana Pe"],
  ["mail me at jana@example", 23, null],
  ["@Jana Petersen and then", 23, null],
  ["no one", 6, null],
])("the text typed after @ in %j", (text, caret, typed) => {
  expect(findMentionBefore(text, caret)).toBe(typed);
});

test("colleagues are found by the start of any of their names; only whole names are mentions", () => {
  expect(filterColleagues(people, "öz").map(({ id }) => id)).toEqual(["2"]);
  expect(findMentioned("ask @Jan Öztürk, not Jana Petersen", people).map(({ id }) => id)).toEqual(["2"]);
  expect(createExcerpt(`a\n\n${"b".repeat(200)}`)).toHaveLength(140);
});
