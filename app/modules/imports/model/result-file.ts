/** A file to download. */
export interface ResultFile {
  name: string;
  type: string;
  body: Uint8Array | string;
}

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
