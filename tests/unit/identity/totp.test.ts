import { expect, test } from "vitest";
import { formatDeviceName } from "#app/modules/identity/model/profile.ts";
import {
  computeTotpCode,
  findMatchingStep,
  formatKeyUri,
  formatRecoveryCode,
  fromBase32,
  getTotpStep,
  normalizeRecoveryCode,
  toBase32,
} from "#app/modules/identity/model/totp.ts";
import { detectImageType } from "#app/platform/files/image-type.ts";

const secret = new TextEncoder().encode("12345678901234567890");

test("RFC 6238, appendix B, SHA-1", async () => {
  const vectors: [number, string][] = [
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ];
  for (const [seconds, code] of vectors)
    expect(await computeTotpCode(secret, getTotpStep(seconds * 1000), 8)).toBe(code);
});

test("RFC 4226, appendix D: the first counters", async () => {
  const codes = await Promise.all([0, 1, 2, 3].map((counter) => computeTotpCode(secret, counter)));
  expect(codes).toEqual(["755224", "287082", "359152", "969429"]);
});

test("RFC 4648: base32 there and back", () => {
  const vectors: [string, string][] = [
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ];
  for (const [plain, text] of vectors) {
    expect(toBase32(new TextEncoder().encode(plain))).toBe(text);
    expect(new TextDecoder().decode(fromBase32(text.toLowerCase()))).toBe(plain);
  }
});

test("a code is good one step around now, and only after the last one used", async () => {
  const now = 1_700_000_000_000;
  const step = getTotpStep(now);
  const at = (delta: number) => computeTotpCode(secret, step + delta);
  const matching = async (delta: number, lastStep = 0) =>
    findMatchingStep(toBase32(secret), await at(delta), { now, lastStep });
  expect(await matching(-2)).toBe(null);
  for (const delta of [-1, 0, 1]) expect(await matching(delta)).toBe(step + delta);
  expect(await matching(2)).toBe(null);
  expect(await matching(0, step)).toBe(null);
});

test("what apps scan, recovery codes however typed", () => {
  expect(formatKeyUri("ABC", { issuer: "Way bill", account: "a@b.example" })).toBe(
    "otpauth://totp/Way%20bill:a%40b.example?secret=ABC&issuer=Way+bill&algorithm=SHA1&digits=6&period=30",
  );
  const code = formatRecoveryCode(new Uint8Array([0, 31, 32, 255, 7, 1, 2, 3, 4, 5]));
  expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
  expect(normalizeRecoveryCode(` ${code.toLowerCase().replace("-", " ")} `)).toBe(code.replace("-", ""));
});

test("images by their bytes, devices by their agents", () => {
  expect(detectImageType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe("image/jpeg");
  expect(detectImageType(new TextEncoder().encode("RIFF1234WEBP"))).toBe("image/webp");
  expect(detectImageType(new TextEncoder().encode("<svg onload=alert(1)>"))).toBe(null);
  expect(detectImageType(new Uint8Array([0x89, 0x50]))).toBe(null);
  expect(
    formatDeviceName("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"),
  ).toBe("Edge, Windows");
  expect(formatDeviceName("curl/8.1")).toBe("curl/8.1");
});
