import * as z from "zod/mini";
import { PRODUCT } from "../../shared/product.ts";
import { CONTRACT } from "../../shared/api/contract.ts";
import type { Access, Endpoint } from "../../shared/api/endpoint.ts";
import { ERRORS, type ErrorCode } from "../../shared/api/errors.ts";

/** JSON of an OpenAPI document or a part of one. */
export type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: "any", io });
  return rest;
};

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

/** The errors that an address may answer with, beyond its own. */
function errorsOf({ access, body, path, errors = [] }: Endpoint): readonly ErrorCode[] {
  return [
    ...errors,
    ...(access === "anyone" ? [] : (["unauthenticated"] as const)),
    ...(body ? (["invalid_json", "invalid_input", "unsupported_media_type", "body_too_large"] as const) : []),
    ...(path.includes(":") ? (["not_found"] as const) : []),
    "rate_limited",
    "unavailable",
  ];
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
      content: contentOf("application/json", { $ref: "#/components/schemas/Error" }),
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

/** A body that refers to a part of itself, as layers hold layers, needs a name: the references begin there. */
function bodyOf(name: string, body: z.ZodMiniType): Json {
  const schema = schemaOf(body, "input");
  return "$defs" in schema ? { $id: `${name}.json`, ...schema } : schema;
}

const operationOf = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  security: SECURITY[endpoint.access],
  parameters: paramsOf(endpoint),
  ...(endpoint.body && {
    requestBody: { required: true, content: contentOf("application/json", bodyOf(name, endpoint.body)) },
  }),
  responses: { "200": successOf(endpoint), ...failuresOf(endpoint) },
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
