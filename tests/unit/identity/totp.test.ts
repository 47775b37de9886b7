import { expect, test } from "vitest";
import { formatDeviceName } from "#app/modules/identity/model/profile.ts";
import { formatRecoveryCode, normalizeRecoveryCode } from "#app/modules/identity/model/recovery-code.ts";
import {
  computeTotpCode,
  findMatchingStep,
  formatKeyUri,
  formatSecret,
  getTotpStep,
} from "#app/modules/identity/model/totp.ts";
import { detectImageType } from "#app/platform/files/image-type.ts";

const secret = formatSecret(new TextEncoder().encode("12345678901234567890"));

test("computes the codes of RFC 6238, appendix B, and of the first counters of RFC 4226, appendix D", () => {
  const vectors: [number, string][] = [
    [0, "755224"],
    [59, "287082"],
    [60, "359152"],
    [90, "969429"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ];
  for (const [seconds, code] of vectors) expect(computeTotpCode(secret, seconds * 1000)).toBe(code);
});

test("accepts a code one step around now, and only after the last one used", () => {
  const now = 1_700_000_000_000;
  const step = getTotpStep(now);
  const match = (delta: number, lastStep = 0) =>
    findMatchingStep(secret, computeTotpCode(secret, now + delta * 30_000), { now, lastStep });
  expect(match(-2)).toBe(null);
  for (const delta of [-1, 0, 1]) expect(match(delta)).toBe(step + delta);
  expect(match(2)).toBe(null);
  expect(match(0, step)).toBe(null);
  for (const code of ["", "12345", "1234567", "abcdef", "１２３４５６"])
    expect(findMatchingStep(secret, code, { now, lastStep: 0 })).toBe(null);
});

test("formats setup links for apps and accepts recovery codes in any spelling", () => {
  expect(formatKeyUri("MZXW6YTB", { issuer: "Way bill", account: "a@b.example" })).toBe(
    "otpauth://totp/Way%20bill:a%40b.example?issuer=Way%20bill&secret=MZXW6YTB&algorithm=SHA1&digits=6&period=30",
  );
  const code = formatRecoveryCode(new Uint8Array([0, 31, 32, 255, 7, 1, 2, 3, 4, 5]));
  expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
  expect(normalizeRecoveryCode(` ${code.toLowerCase().replace("-", " ")} `)).toBe(code.replace("-", ""));
});

test("recognizes images by their bytes and devices by their user agents", () => {
  expect(detectImageType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe("image/jpeg");
  expect(detectImageType(new TextEncoder().encode("RIFF1234WEBP"))).toBe("image/webp");
  expect(detectImageType(new TextEncoder().encode("<svg onload=alert(1)>"))).toBe(null);
  expect(detectImageType(new Uint8Array([0x89, 0x50]))).toBe(null);
  expect(
    formatDeviceName("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"),
  ).toBe("Edge, Windows");
  expect(formatDeviceName("curl/8.1")).toBe("curl/8.1");
});
