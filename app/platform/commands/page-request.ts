/** What a read of a screen or of the API is asked with: its address and the parts of the path that vary. */
export interface PageRequest {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}
