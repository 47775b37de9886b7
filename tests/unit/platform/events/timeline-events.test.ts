import { expect, test } from "vitest";
import { listOrderEvents } from "#app/platform/events/timeline-events.ts";

test.each([
  ["nothing", undefined, false],
  ["a door of which nothing was said", {}, false],
  ["who took the goods: a name, and no proof", { recipient: "Anna Muster" }, false],
  ["an empty signature", { signature: "" }, false],
  ["a code that was asked for and not said", { code: "not_said", recipient: "Anna Muster" }, false],
  ["a signature", { signature: "H. Petersen" }, true],
  ["a photo", { image: "photo:a/b" }, true],
  ["the customer's code", { code: "said" }, true],
] as const)("%s: proof.captured is published only with a proof", (_what, proof, isPublished) => {
  const received = listOrderEvents({ type: "dropped_off", from: 6, to: 7, detail: { proof } });
  expect(received.includes("proof.captured")).toBe(isPublished);
});
