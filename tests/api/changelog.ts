/** What a line of the shape is about: its call and, where it is a field, the way it goes and its name. */
function parseShapeLine(line: string): { call: string; way: string; field: string } {
  const [, call = line, way = "", field = ""] = /^(.+?) ([!?<]) ([^:]+)/.exec(line) ?? [];
  return { call, way, field };
}

const changelogSentences: readonly { way: RegExp; words: (call: string, fields: string) => string }[] = [
  { way: /[!?]/, words: (call, fields) => `\`${call}\` takes ${fields}.` },
  { way: /</, words: (call, fields) => `\`${call}\` answers ${fields}.` },
];

/**
 * What a shape of the API has that the one before had not, as the lines of a changelog (Markdown): events, calls, and what known calls
 * take and answer besides.
 */
export function listApiChanges(before: readonly string[], after: readonly string[]): string[] {
  const [known, calls] = [new Set(before), new Set(before.map((line) => parseShapeLine(line).call))];
  // What need not be sent any more is no news.
  const fresh = after.filter((line) => !known.has(line) && !known.has(line.replace(" ? ", " ! ")));
  const bare = fresh.filter((line) => parseShapeLine(line).way === "");
  const events = bare.flatMap((line) => (line.startsWith("EVENT ") ? [`New event \`${line.slice(6)}\`.`] : []));
  const added = bare.flatMap((line) => (line.startsWith("EVENT ") ? [] : [`New call \`${line}\`.`]));
  const fields = fresh.map(parseShapeLine).filter(({ way, call }) => way !== "" && calls.has(call));
  const more = [...Map.groupBy(fields, ({ call }) => call)].flatMap(([call, those]) =>
    changelogSentences.flatMap(({ way, words }) => {
      const names = [...new Set(those.filter((each) => way.test(each.way)).map(({ field }) => `\`${field}\``))];
      return names.length > 0 ? [words(call, names.join(", "))] : [];
    }),
  );
  return [...events, ...added, ...more];
}
