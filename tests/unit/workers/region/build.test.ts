import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type TinyExtract, writeTinyFile, writeTinyPbf } from "#tests/factories/tiny-pbf.ts";
import { buildRegion, readRegionFile, readRegionManifest } from "#workers/region/build/build-region.ts";
import { Addresses } from "#workers/region/run/addresses.ts";
import { getFileKey, regionFiles } from "#workers/region/run/manifest.ts";
import { Roads } from "#workers/region/run/roads.ts";
import { readRoadsDirectory } from "#workers/region/run/roads-directory.ts";

const streets = (name: string): TinyExtract => ({
  nodes: {
    1: { at: [9.52, 47.14] },
    2: { at: [9.53, 47.14] },
    3: { at: [9.521, 47.1401], tags: { "addr:street": name, "addr:housenumber": "4", "addr:city": "Vaduz" } },
  },
  ways: [{ refs: [1, 2], tags: { highway: "residential", name } }],
});

const folderOf = () => mkdtempSync(join(tmpdir(), "regions-"));
const build = (extract: string, folder: string, id = "li") => {
  const said: string[] = [];
  return { manifest: buildRegion({ extract, id, folder, log: (line) => said.push(line) }), said };
};

test("an extract becomes three files and a manifest that lists them", () => {
  const folder = folderOf();
  const { manifest } = build(writeTinyPbf(streets("Städtle")), folder);
  expect(manifest).toMatchObject({
    id: "li",
    attribution: "© OpenStreetMap contributors",
    licence: "Open Database Licence 1.0",
  });
  for (const file of regionFiles)
    expect(readRegionFile(folder, manifest, file).length).toBe(manifest.files[file].bytes);
  const roads = readRegionFile(folder, manifest, "roads.bin");
  const [car] = readRoadsDirectory(roads);
  const net = new Roads(roads.subarray(car?.offset, (car?.offset ?? 0) + (car?.length ?? 0)));
  expect(net.snap(9.525, 47.14)?.metres).toBeLessThan(1);
  const addresses = new Addresses(readRegionFile(folder, manifest, "addresses.bin"));
  expect(addresses.find("Staedtle 4", "whole", 1)[0]?.number).toBe("4");
});

test("the same extract is not built twice; another one is added beside the previous one", () => {
  const folder = folderOf();
  const extract = writeTinyPbf(streets("Städtle"));
  const first = build(extract, folder).manifest;
  expect(build(extract, folder).said).toEqual([`li: build ${first.build} is there already`]);
  const second = build(writeTinyPbf(streets("Landstrasse")), folder).manifest;
  expect(second.build).not.toBe(first.build);
  expect(readRegionManifest(folder, "li")).toEqual(second);
  expect(readRegionFile(folder, first, "roads.bin").length).toBe(first.files["roads.bin"].bytes);
  build(extract, folder, "fl");
  expect(readdirSync(join(folder, "regions")).sort()).toEqual(["fl", "li"]);
});

test("rejects a missing file and one that does not match its manifest", () => {
  const folder = folderOf();
  const { manifest } = build(writeTinyPbf(streets("Städtle")), folder);
  const path = join(folder, getFileKey(manifest, "roads.bin"));
  writeFileSync(path, readFileSync(path).fill(1, 300, 301));
  expect(() => readRegionFile(folder, manifest, "roads.bin")).toThrow("is not what its manifest says");
  rmSync(path);
  expect(() => readRegionFile(folder, manifest, "roads.bin")).toThrow("is missing");
});

test("a failed build leaves the region unchanged", () => {
  const folder = folderOf();
  const { manifest } = build(writeTinyPbf(streets("Städtle")), folder);
  const cut = writeTinyFile(readFileSync(writeTinyPbf(streets("Landstrasse"))).subarray(0, 200));
  expect(() => build(cut, folder)).toThrow("is cut");
  expect(() => build(join(folder, "nothing.osm.pbf"), folder)).toThrow("there is no file");
  expect(() => build(cut, folder, "../li")).toThrow("no name for a region");
  expect(readRegionManifest(folder, "li")).toEqual(manifest);
  expect(existsSync(join(folder, "..", "li"))).toBe(false);
});
