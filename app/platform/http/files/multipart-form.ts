/** The JSON schema of a form with one file. */
export function multipartForm(description: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    type: "object",
    properties: { file: { type: "string", format: "binary", description }, ...more },
    required: ["file"],
  };
}
