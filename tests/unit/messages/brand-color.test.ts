import { expect, test } from "vitest";
import { formatBrandStyle, getContrast, getInk, toReadableColor } from "#app/modules/messages/model/brand-color.ts";

/** Every color of a grid of 13 steps a channel. */
const steps = Array.from({ length: 13 }, (_, at) =>
  Math.round((at * 255) / 12)
    .toString(16)
    .padStart(2, "0"),
);
const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

test("contrast as WCAG defines it", () => {
  expect(getContrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(getContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(getContrast("#ffffff", "#777777")).toBe(getContrast("#777777", "#ffffff"));
  expect([getInk("#6b3d22"), getInk("#ffe066"), getInk("#000000")]).toEqual(["#ffffff", "#000000", "#ffffff"]);
});

test("whatever color is chosen, what is drawn on it and what is drawn with it can be read", () => {
  for (const color of colors) {
    expect(getContrast(color, getInk(color)), color).toBeGreaterThanOrEqual(4.5);
    for (const ground of ["#ffffff", "#f5f6f6", "#f1f4f4"])
      expect(getContrast(toReadableColor(color, "light"), ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const ground of ["#0c0f10", "#121617", "#1b2123"])
      expect(getContrast(toReadableColor(color, "dark"), ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test("a color that can be read stays as it is", () => {
  expect(toReadableColor("#6b3f22", "light")).toBe("#6b3f22");
  expect(toReadableColor("#e3b48f", "dark")).toBe("#e3b48f");
  expect(toReadableColor("#ffe066", "light")).not.toBe("#ffe066");
  expect(toReadableColor("#6b3f22", "dark")).not.toBe("#6b3f22");
  expect([toReadableColor("#000000", "dark"), toReadableColor("#ffffff", "light")]).toEqual(["#8c8c8c", "#666666"]);
});

test("text on a button and on a tint of the page can be read, light and dark", () => {
  for (const color of colors) {
    const style = formatBrandStyle(color);
    expect(style).toMatch(/^:root\{(--color-[a-z0-9-]+:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);?)+\}$/);
    const read = (name: string) =>
      (new RegExp(`--color-${name}:light-dark\\((#.{6}),(#.{6})\\)`).exec(style) ?? []).slice(1);
    const [accent, hover, on, tint] = ["accent", "accent-hover", "on-accent", "accent-tint"].map(read);
    for (const at of [0, 1]) {
      const of = (pair: string[] | undefined) => pair?.[at] ?? "";
      expect(getContrast(of(accent), of(on)), color).toBeGreaterThanOrEqual(4.5);
      expect(getContrast(of(hover), of(on)), color).toBeGreaterThanOrEqual(4.5);
      expect(getContrast(of(tint), at === 0 ? "#141a1b" : "#e9eeee"), color).toBeGreaterThanOrEqual(7);
    }
  }
});
