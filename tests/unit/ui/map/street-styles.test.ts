import { expect, test } from "vitest";
import { streetLooks, streetSchemes } from "#app/platform/geo/street-map.ts";
import { createLookLayers } from "#workers/local/street-styles.ts";

const looks = streetLooks.flatMap((look) =>
  streetSchemes.map((scheme) => ({ look, scheme, layers: createLookLayers(look, scheme) })),
);

test.each(looks)(
  "$look, $scheme: streets, water and names of one source, in our fonts, without external resources",
  ({ layers }) => {
    const text = JSON.stringify(layers);
    expect(text).not.toMatch(/https?:|icon-image|sprite|noto_sans/);
    expect(new Set(layers.map((layer) => Reflect.get(layer, "source")))).toEqual(new Set(["streets"]));
    const ids = layers.map((layer) => Reflect.get(layer, "id"));
    expect(ids).toEqual(
      expect.arrayContaining([
        "street-minor",
        "water-ocean",
        "water-area",
        "label-street-residential",
        "label-place-town",
      ]),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain("background");
  },
);

test("light and dark differ and match the background of the tokens", () => {
  const [light, dark] = streetSchemes.map((scheme) => JSON.stringify(createLookLayers("plain", scheme)));
  expect(light).not.toBe(dark);
  // --map-water in both schemes
  expect(light).toContain("rgb(215,226,231)");
  expect(dark).toContain("rgb(13,26,34)");
});
