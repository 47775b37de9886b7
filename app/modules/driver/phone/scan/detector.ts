/** Reads the codes that a picture shows. */
export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly string[]>;
}

/** The phone's own reader where it has one that reads parcels' codes, else ours, which is loaded with the first camera. */
export async function openDetector(): Promise<Detector> {
  return (await openBrowserDetector().catch(() => null)) ?? (await import("./wasm-reader.ts")).openReader();
}

/** The files of our reader where the phone has none of its own: they are fetched while there is a signal. */
export async function readerFiles(): Promise<string[]> {
  if (await openBrowserDetector().catch(() => null)) return [];
  return (await import("./wasm-reader.ts")).wasmReaderFiles;
}

/** What stands on parcels most; a browser that knows the class but not these reads nothing. */
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
