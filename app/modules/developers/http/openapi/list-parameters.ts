import type { Json, ListDefinition, ListField, ListFieldFilter } from "#app/platform/http/endpoint-definition.ts";
import type { Parameter } from "./openapi-parts.ts";

/** A parameter of a query. */
const queryParameter = (name: string, schema: Json, description: string): Parameter => ({
  name,
  in: "query",
  schema,
  description,
});

const listOf = (items: Json): Json => ({ type: "array", items });

/** The query of a list, each parameter of its own. */
export function describeListParameters(list: ListDefinition): Parameter[] {
  const { fields, columns, expands, searches, defaultSort, defaultLimit, maxLimit } = list;
  const sorts = fields.filter((each) => each.sorts).flatMap(({ name }) => [name, `-${name}`]);
  return [
    ...fields.flatMap(describeFilter),
    ...(defaultSort === null
      ? []
      : [
          queryParameter(
            "sort",
            { type: "string", enum: sorts, default: defaultSort },
            "Descending with a minus before it.",
          ),
        ]),
    ...(searches ? [queryParameter("search", { type: "string" }, "Words that the rows contain.")] : []),
    queryParameter(
      "limit",
      { type: "integer", minimum: 1, maximum: maxLimit, default: Math.min(defaultLimit, maxLimit) },
      "Rows of a page.",
    ),
    queryParameter("cursor", { type: "string" }, "`next` or `previous` of the page before."),
    ...(columns.length > 0
      ? [
          queryParameter(
            "fields",
            listOf({ type: "string", enum: columns }),
            "Only these fields of each row, and its id.",
          ),
        ]
      : []),
    ...(expands.length > 0
      ? [queryParameter("expand", listOf({ type: "string", enum: expands }), "Lists that come with each row.")]
      : []),
  ];
}

/** A filter under its name, and with each of its operators. */
function describeFilter({ name, filter }: ListField): Parameter[] {
  if (!filter) return [];
  const own = queryParameter(name, describeValue(filter), meanings[filter.form]);
  if (filter.form === "entry") return [{ ...own, style: "deepObject", explode: true }];
  return [own, ...filter.operators.map((operator) => describeOperator(name, operator, filter))];
}

const meanings: Readonly<Record<ListFieldFilter["form"], string>> = {
  value: "Any of these.",
  text: "Rows that contain any of these texts.",
  days: "A day, or one of `before,DAY`, `after,DAY`, `between,DAY,DAY`, `current,UNIT`, `past,N,UNIT`, `next,N,UNIT`; the units are day, week, month and year.",
  number: "`min,max`, of which one may be empty.",
  price: "`currency,min,max`, of which one bound may be empty.",
  flag: "Whether it is so.",
  entry: "Rows with this text under this key; of several keys each. Also written `metadata.key=text`.",
};

const operatorMeanings: Readonly<Record<string, string>> = {
  not: "None of these.",
  gte: "From here on, this included.",
  gt: "Later than this.",
  lte: "Up to here, this included.",
  lt: "Earlier than this.",
  currency: "The currency of the bounds.",
};

function describeOperator(name: string, operator: string, filter: ListFieldFilter): Parameter {
  const schema =
    operator === "not"
      ? describeValue(filter)
      : operator === "currency"
        ? formats.currency
        : filter.form === "days"
          ? { type: "string", format: "date" }
          : { type: "number" };
  return queryParameter(`${name}.${operator}`, schema ?? {}, operatorMeanings[operator] ?? "");
}

const formats: Readonly<Record<string, Json>> = {
  id: { type: "string", format: "uuid" },
  currency: { type: "string", pattern: "^[A-Z]{3}$" },
  country: { type: "string", pattern: "^[A-Z]{2}$" },
  number: { type: "integer" },
};

function describeValue({ form, words, codes, format }: ListFieldFilter): Json {
  if (form === "entry") return { type: "object", additionalProperties: { type: "string" } };
  if (form === "flag") return { type: "boolean" };
  if (form === "number" || form === "price") return { type: "string" };
  if (codes.length > 0) return listOf({ type: ["string", "integer"], enum: [...words, ...codes] });
  if (words.length > 0) return listOf({ type: "string", enum: words });
  return listOf(formats[format ?? ""] ?? { type: "string" });
}
