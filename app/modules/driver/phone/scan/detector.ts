/** Reads the codes in a picture. */
export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly string[]>;
}

/**
 * The browser's barcode detector if it supports the needed formats, else our reader, loaded with the first use of the
 * camera.
 */
export async function openDetector(): Promise<Detector> {
  return (await openBrowserDetector().catch(() => null)) ?? (await import("./wasm-reader.ts")).openReader();
}

/** URLs of our reader's files when it is needed, to be cached while online. */
export async function readerFiles(): Promise<string[]> {
  if (await openBrowserDetector().catch(() => null)) return [];
  return (await import("./wasm-reader.ts")).wasmReaderFiles;
}

/** Formats common on parcels; some browsers have the class but do not support these. */
const wantedFormats = ["code_128", "qr_code", "ean_13"];

interface BrowserDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

async function openBrowserDetector(): Promise<Detector | null> {
  const known: unknown = Reflect.get(globalThis, "BarcodeDetector");
  if (typeof known !== "function" || !("getSupportedFormats" in known)) return null;
  const { getSupportedFormats } = known;
  const formats: unknown = typeof getSupportedFormats === "function" ? await getSupportedFormats.call(known) : [];
  if (!Array.isArray(formats) || !wantedFormats.every((each) => formats.includes(each))) return null;
  const made: unknown = Reflect.construct(known, [{ formats: formats.filter((each) => each !== "unknown") }]);
  if (!isDetector(made)) return null;
  return { detect: async (source) => (await made.detect(source)).map(({ rawValue }) => rawValue) };
}

function isDetector(made: unknown): made is BrowserDetector {
  return typeof made === "object" && made !== null && "detect" in made && typeof made.detect === "function";
}
