import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type FieldNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
  valueFromASTUntyped,
} from "graphql";

/** Points that one query may cost. */
const MAX_COST = 1000;
/** Points of a mutation. */
const MUTATION_COST = 10;

/** Points that an app may spend at a shop: a bucket of 20 seconds, restored as the shop's plan says (standard: 100 a second). */
export class PointBucket {
  readonly restoreRate: number;
  private left: number;
  private filledAt = 0;

  constructor(restoreRate = 100) {
    this.restoreRate = restoreRate;
    this.left = this.limit;
  }

  private get limit(): number {
    return this.restoreRate * 20;
  }

  /** False, and nothing spent, if fewer are left than a query may cost. */
  has(points: number, at: number): boolean {
    this.left = Math.min(this.limit, this.left + ((at - this.filledAt) / 1000) * this.restoreRate);
    this.filledAt = at;
    return this.left >= points;
  }

  spend(points: number): void {
    this.left -= points;
  }

  get status() {
    return {
      maximumAvailable: this.limit,
      currentlyAvailable: Math.floor(this.left),
      restoreRate: this.restoreRate,
    };
  }
}

/** A query that was read and can be executed, with the most that it may cost; else the errors that Shopify answers. */
export type CheckedQuery = { document: DocumentNode; cost: number; errors: null } | { errors: readonly object[] };

/** Answers queries of a schema from objects whose fields are values or functions of their arguments. */
export class GraphqlEndpoint {
  readonly schema: GraphQLSchema;

  constructor(text: string) {
    this.schema = buildSchema(text, { assumeValid: true });
  }

  check(query: string, variables: Variables): CheckedQuery {
    try {
      const document = parse(query);
      const faults = validate(this.schema, document);
      if (faults.length > 0) return { errors: faults.map((each) => each.toJSON()) };
      const cost = this.count(document, variables);
      const message = `Query cost is ${cost}, which exceeds the single query max cost limit (${MAX_COST}).`;
      if (cost > MAX_COST)
        return { errors: [{ message, extensions: { code: "MAX_COST_EXCEEDED", cost, maxCost: MAX_COST } }] };
      return { document, cost, errors: null };
    } catch (fault) {
      if (fault instanceof GraphQLError) return { errors: [fault.toJSON()] };
      throw fault;
    }
  }

  execute(document: DocumentNode, variables: Variables, rootValue: object) {
    const { data, errors } = executeSync({ schema: this.schema, document, variableValues: variables, rootValue });
    return { data, errors, cost: this.count(document, variables, Object(data)) };
  }

  /**
   * Points of a query, or of what an answer to it holds. An object is one point; a connection two, and its nodes, which
   * count by the logarithm of their number. Shopify keeps its formula to itself; this one gives what it is known to say
   * (community.shopify.dev, "Unexpectedly low GraphQL query cost": 25 points for 250 nodes with an object each).
   */
  private count(document: DocumentNode, variables: Variables, answer?: object): number {
    const fragments = new Map(
      document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
    );
    const countSet = (set: SelectionSetNode, type: GraphQLObjectType, value: unknown): number =>
      set.selections.reduce((sum, each) => {
        if (each.kind === Kind.FIELD) return sum + countField(each, type, value);
        const inner = each.kind === Kind.INLINE_FRAGMENT ? each : fragments.get(each.name.value);
        return sum + (inner ? countSet(inner.selectionSet, type, value) : 0);
      }, 0);
    const countField = (field: FieldNode, parent: GraphQLObjectType, value: unknown): number => {
      const { name, alias, selectionSet: set } = field;
      const type = getNamedType(parent.getFields()[name.value]?.type);
      if (!set || !isObjectType(type) || name.value === "pageInfo") return 0;
      if (parent === this.schema.getMutationType()) return MUTATION_COST;
      const found = value === undefined ? undefined : Object(value)[alias?.value ?? name.value];
      if (!type.name.endsWith("Connection")) {
        const all: unknown[] = Array.isArray(found) ? found : [found];
        return 1 + Math.max(0, ...all.map((each) => (each === null ? 0 : countSet(set, type, each))));
      }
      if (found === undefined)
        return 2 + spread(readSize(field, variables)) * countSet(set, type, { nodes: undefined });
      const nodes: unknown[] = found?.nodes ?? [];
      const points = nodes.reduce((sum: number, node) => sum + countSet(set, type, { nodes: node }), 0);
      return 2 + (nodes.length === 0 ? 0 : (spread(nodes.length) / nodes.length) * points);
    };
    const points = document.definitions.reduce((sum, each) => {
      if (each.kind !== Kind.OPERATION_DEFINITION) return sum;
      const root = this.schema.getRootType(each.operation);
      return sum + (root ? countSet(each.selectionSet, root, answer) : 0);
    }, 0);
    return Math.ceil(points);
  }
}

type Variables = Readonly<Record<string, unknown>>;

/** How much so many nodes count. */
const spread = (nodes: number) => (nodes > 0 ? Math.max(1, Math.floor(2 * Math.log(nodes))) : 0);

/** Nodes that a connection may answer. */
function readSize({ arguments: given = [] }: FieldNode, variables: Variables): number {
  const size = given.find(({ name }) => name.value === "first" || name.value === "last");
  return size ? Number(valueFromASTUntyped(size.value, variables)) : 0;
}
