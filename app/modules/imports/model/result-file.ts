/** A file to take away. */
export interface ResultFile {
  name: string;
  type: string;
  body: Uint8Array | string;
}
