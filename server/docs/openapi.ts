import * as z from "zod/mini";
import { PRODUCT } from "../../shared/product.ts";
import { CONTRACT } from "../../shared/api/contract.ts";
import type { Access, Endpoint } from "../../shared/api/endpoint.ts";
import { nodeField } from "../../shared/api/scene-field.ts";
import { ERRORS, type ErrorCode } from "../../shared/api/errors.ts";
import { errorsOf } from "../http/errors-of.ts";

/** JSON of an OpenAPI document or a part of one. */
export type Json = Readonly<Record<string, unknown>>;

/** Schemas that refer to themselves are components: a reference begins at the top of the document. */
const NAMED = z.registry<{ id: string }>().add(nodeField, { id: "Node" });

const COMPONENT = "#/components/schemas/";

const jsonSchema = (schema: z.ZodMiniType, io: "input" | "output"): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { unrepresentable: "any", io, metadata: NAMED });

/** A part of the document: what it defines by name stands among the components. */
const withoutDefinitions = (schema: object): Json =>
  JSON.parse(
    JSON.stringify({ ...schema, $schema: undefined, $id: undefined, $defs: undefined }).replaceAll(
      "#/$defs/",
      COMPONENT,
    ),
  ) as Json;

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output"): Json =>
  withoutDefinitions(jsonSchema(schema, io));

/** The layer as a component of its own. */
const NODE = withoutDefinitions(jsonSchema(z.object({ node: nodeField }), "input").$defs?.["Node"] ?? {});

const contentOf = (type: string, schema: Json): Json => ({ [type]: { schema } });

const paramsOf = ({ path, query, isKeyed }: Endpoint): readonly Json[] => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const { properties = {}, required = [] } = query ? schemaOf(query, "input") : {};
  const inQuery = Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: "query",
    required: (required as readonly string[]).includes(name),
    schema,
  }));
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: true,
    schema: { type: "string", minLength: 8 },
  };
  return [...inPath, ...inQuery, ...(isKeyed ? [key] : [])];
};

function successOf({ answer, events }: Endpoint): Json {
  if (events)
    return {
      description: "A stream of server-sent events; the data of each is this JSON.",
      content: contentOf("text/event-stream", schemaOf(events, "output")),
    };
  if (answer)
    return { description: "Done.", content: contentOf("application/json", schemaOf(answer, "output")) };
  return { description: "A picture.", content: contentOf("image/*", { type: "string", format: "binary" }) };
}

const describeErrors = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join("\n");

function failuresOf(endpoint: Endpoint): Json {
  const codes = errorsOf(endpoint);
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))];
  const responses = statuses.map((status) => [
    String(status),
    {
      description: describeErrors(codes.filter((code) => ERRORS[code].status === status)),
      content: contentOf("application/json", { $ref: `${COMPONENT}Error` }),
    },
  ]);
  return Object.fromEntries(responses) as Json;
}

const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
  anyone: [],
  installation: [{ installation: [] }],
  user: [{ person: [] }],
  owner: [{ person: [] }],
  either: [{ installation: [] }, { person: [] }],
};

const operationOf = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  security: SECURITY[endpoint.access],
  parameters: paramsOf(endpoint),
  ...(endpoint.body && {
    requestBody: { required: true, content: contentOf("application/json", schemaOf(endpoint.body, "input")) },
  }),
  responses: {
    "200": successOf(endpoint),
    ...failuresOf(endpoint),
  },
});

const COMPONENTS: Json = {
  securitySchemes: {
    installation: { type: "http", scheme: "bearer", description: "The token of a plugin." },
    person: {
      type: "http",
      scheme: "bearer",
      bearerFormat: "JWT",
      description: "The access token of a person.",
    },
  },
  schemas: {
    Node: NODE,
    Error: {
      type: "object",
      properties: {
        error: { enum: Object.keys(ERRORS) },
        message: { type: "string" },
        where: { type: "string", description: "Where in the request the fault is." },
      },
      required: ["error", "message"],
    },
  },
};

/** The OpenAPI 3.1 document of the contract. */
export function openApiDocument(serverUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of Object.entries(CONTRACT) as readonly (readonly [string, Endpoint])[]) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${PRODUCT.name} API`, version: "1" },
    servers: [{ url: serverUrl }],
    paths,
    components: COMPONENTS,
  };
}
