import { z } from "zod";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import type {
  EndpointAccess,
  EndpointCommand,
  EndpointDefinition,
  EndpointRead,
} from "#app/platform/http/endpoint-definition.ts";
import { bulkOutcomeSchema, createdSchema, createListSchema } from "#app/platform/http/responses/shared.responses.ts";

interface Catalogue {
  /** Its rows, and one of them, in a response. */
  name: string;
  one: string;
  answer: { row: z.ZodObject; made?: z.ZodObject };
  list: EndpointRead<Scope>;
  view: EndpointRead<Scope>;
  create: EndpointCommand<Scope>;
  update: EndpointCommand<Scope>;
  discard: EndpointCommand<Scope>;
  switchingOn(): EndpointCommand<Scope>;
}

type Words = Partial<Pick<EndpointDefinition, "operation" | "summary" | "description" | "mcp">>;

interface CatalogueApi {
  /** `/agents` */
  path: string;
  access: EndpointAccess;
  /** What its rows are called in a sentence: agents, an agent. */
  many: string;
  one: string;
  /** Rows can be activated again by an endpoint of their own. */
  activated?: true;
  /** What an endpoint declares beside or in place of the default. */
  more?: Partial<Record<"list" | "create" | "view" | "update" | "discard", Words>>;
}

/** The output of a list of the settings. */
export function getListOutput({ name, answer }: Pick<Catalogue, "name" | "answer">): z.ZodObject {
  return createListSchema(name, answer.row.partial());
}

/**
 * The endpoints of a list of the settings: list, create, read, change, and delete or deactivate. What is deactivated is
 * activated again, where `activated` is set.
 */
export function catalogueEndpoints(
  catalogue: Catalogue,
  { path, access, many, one, activated, more = {} }: CatalogueApi,
): Endpoint[] {
  const { row, made: created = createdSchema } = catalogue.answer;
  const single = `${path}/:id`;
  const isDeleted = catalogue.discard.name.endsWith(".delete");
  return [
    endpoint({
      ...{ method: "GET", path, access, summary: `List ${many}`, ...more.list },
      read: catalogue.list,
      output: getListOutput(catalogue),
    }),
    endpoint({
      ...{ method: "POST", path, access, summary: `Create ${one}`, ...more.create },
      command: catalogue.create,
      status: 201,
      output: created,
    }),
    endpoint({
      ...{ method: "GET", path: single, access, summary: `Read ${one}`, ...more.view },
      read: catalogue.view,
      output: z.strictObject({ [catalogue.one]: row }),
    }),
    endpoint({
      ...{ method: "PUT", path: single, access, summary: `Change ${one}`, ...more.update },
      command: catalogue.update,
      output: created === createdSchema ? createdSchema : z.union([createdSchema, created]),
    }),
    endpoint({
      ...{ method: "DELETE", path: single, access },
      ...{ summary: `${isDeleted ? "Delete" : "Deactivate"} ${one}`, ...more.discard },
      command: catalogue.discard,
      output: bulkOutcomeSchema,
    }),
    ...(activated
      ? [
          endpoint({
            ...{ method: "POST", path: `${single}/activate`, access, summary: `Activate ${one}` },
            command: catalogue.switchingOn(),
            output: bulkOutcomeSchema,
          }),
        ]
      : []),
  ];
}
