import { expect, test } from "vitest";
import { formatAccessToken, getTokenBeginning, isWellFormed } from "#app/modules/identity/model/access-token.ts";

test("a token with one mistyped character is rejected by its check digits, before any query", () => {
  for (const kind of ["live", "sandbox"] as const) {
    const token = formatAccessToken("Aa0_-".repeat(9).slice(0, 43), kind);
    expect(isWellFormed(token)).toBe(true);
    expect(getTokenBeginning(token).length).toBeLessThan(token.length / 3);
    const wrong = [...token].map(
      (sign, at) => `${token.slice(0, at)}${sign === "x" ? "y" : "x"}${token.slice(at + 1)}`,
    );
    expect(wrong.filter(isWellFormed)).toEqual([]);
    for (const other of ["", token.slice(0, -1), `${token}a`, `${token} `, `wb_own_${token.slice(8)}`])
      expect([other, isWellFormed(other)]).toEqual([other, false]);
  }
});
