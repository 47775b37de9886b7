// How the API names and writes things, held against what it describes and what it answers.

const snake = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** Keys that are data: ids, numbers, codes of countries and currencies, fields of files with their index. */
const isData = (key: string) => !/^[A-Za-z][A-Za-z0-9_]*$/.test(key) || /^[A-Z]{2,3}$/.test(key);

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const momentName = /(^|_)(at|until)$|^as_of$/;
const moneyName = /(^|_)(amount|price|cost|overage)$/;
const people = ["actor", "agent", "author", "user", "created_by"];

/** What is wrong with the name of a key, or null. */
export function findNamingFault(key: string): string | null {
  return isData(key) || snake.test(key) ? null : `${key} is no snake_case`;
}

/** What is wrong with an answer's names and shapes, by path. */
export function listShapeFaults(value: unknown, path = "data"): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => listShapeFaults(each, `${path}[]`));
  if (typeof value !== "object" || value === null) return [];
  const fields: Record<string, unknown> = { ...value };
  return Object.entries(fields).flatMap(([key, inner]) => {
    const at = `${path}.${key}`;
    const wrong = [
      findNamingFault(key),
      findMomentFault(key, inner, fields),
      findMoneyFault(key, inner, fields),
      findSplitPerson(key, fields),
    ];
    return [...wrong.flatMap((each) => (each ? [`${at}: ${each}`] : [])), ...listShapeFaults(inner, at)];
  });
}

/** A moment is ISO 8601 in UTC; a local time has its zone beside it. */
function findMomentFault(key: string, value: unknown, { timezone }: Record<string, unknown>): string | null {
  if (!momentName.test(key) || value === null || typeof value === "object") return null;
  const text = String(value);
  if (moment.test(text)) return null;
  return localTime.test(text) && typeof timezone === "string" ? null : `${text} is no moment`;
}

/** Money is a decimal with its currency beside it. */
function findMoneyFault(key: string, value: unknown, fields: Record<string, unknown>): string | null {
  const named = moneyName.exec(key);
  if (!named || value === null || typeof value === "object") return null;
  if (typeof value !== "string" || !/^-?\d+(\.\d+)?$/.test(value)) return `${value} is no decimal`;
  const beside = [fields.currency, fields[`${key.slice(0, named.index)}_currency`]];
  return beside.some((each) => typeof each === "string") ? null : "no currency beside it";
}

/** Somebody is `{ id, name }`, not two fields. */
function findSplitPerson(key: string, fields: Record<string, unknown>): string | null {
  const [of] = /^(.+)_name$/.exec(key)?.slice(1) ?? [];
  return of && people.includes(of) && `${of}_id` in fields ? "a person in two fields" : null;
}
