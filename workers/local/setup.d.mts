/** What tests use of setup.mjs. */
export function ensureInstalled(folder?: string, install?: (folder: string) => void): void;
