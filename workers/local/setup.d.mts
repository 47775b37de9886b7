/** What tests use of setup.mjs. */
export function ensureInstalled(options?: {
  folder?: string;
  tools?: boolean;
  install?: (folder: string, options: string[]) => void;
}): void;

export function getFreshStart(state: string): string;
