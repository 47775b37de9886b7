/**
 * A tool of another maker, loaded when a test needs it: neither the other tests nor the type check wait for it. What a CommonJS
 * module exports is there under its names too.
 */
export async function loadTool<Tool>(name: string): Promise<Tool> {
  const loaded = await import(/* @vite-ignore */ name);
  return { ...Object(loaded.default), ...loaded };
}
