import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where data lies that is not part of the repository: beside the checkout, or above it; null where it is missing. */
export function findSharedData(name: string): string | null {
  const places = ["../../shared/data", "../../../shared/data"].map((up) =>
    fileURLToPath(new URL(`${up}/${name}`, import.meta.url)),
  );
  return places.find(existsSync) ?? null;
}
