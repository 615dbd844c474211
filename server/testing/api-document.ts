import { z } from "zod";

type Schema = Record<string, unknown>;
type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>;
type Media = Record<string, { schema: Schema }>;
type Operation = {
	operationId?: string;
	security?: unknown[];
	"x-capability"?: string;
	parameters?: { in: string; name: string }[];
	requestBody?: { content: Media };
	responses: Record<string, { content?: Media }>;
};
export type ApiDocument = {
	servers?: { url: string }[];
	paths: Record<string, Record<string, Operation>>;
	components: { schemas: Record<string, Schema> };
};

/** An operation of the API's document under its method and path, such as `GET /api/events/{id}`. */
export type DocumentedOperation = { name: string; method: string; path: string; operation: Operation };

export function operationsOf({ paths }: ApiDocument): DocumentedOperation[] {
	return Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({
			name: `${method.toUpperCase()} ${path}`,
			method: method.toUpperCase(),
			path,
			operation,
		})),
	);
}

/**
 * Says in what an answer differs from what the document promises: its status, its type, a member
 * that is missing, of another type, or that the document does not know. Undefined when it conforms.
 */
export async function brokenPromise(
	document: ApiDocument,
	{ operation }: DocumentedOperation,
	answer: Response,
): Promise<string | undefined> {
	const text = await answer.clone().text();
	const promised = operation.responses[answer.status];
	if (promised === undefined) return `${answer.status} is not documented: ${text.slice(0, 200)}`;
	const [type, media] = Object.entries(promised.content ?? {})[0] ?? [];
	if (media === undefined) return text === "" ? undefined : `${answer.status} has a body`;
	const sentType = answer.headers.get("Content-Type") ?? "";
	if (sentType.split(";")[0] !== type) return `${answer.status} is ${sentType}, not ${type}`;
	const value: unknown = type === "application/json" ? JSON.parse(text) : text;
	const checked = checkOf(document, media.schema).safeParse(value);
	return checked.success
		? undefined
		: `${answer.status}: ${z.prettifyError(checked.error)} in ${text.slice(0, 300)}`;
}

/** The checks that were made of a document's schemas, by the schema's text. */
const checks = new WeakMap<ApiDocument, Map<string, z.ZodType>>();

function checkOf(document: ApiDocument, schema: Schema): z.ZodType {
	const made = checks.get(document) ?? new Map<string, z.ZodType>();
	checks.set(document, made);
	const text = JSON.stringify(schema);
	const check = made.get(text) ?? strictSchema(document, schema);
	made.set(text, check);
	return check;
}

/** Returns a schema of the document that refuses members which it does not name. */
function strictSchema(document: ApiDocument, schema: Schema): z.ZodType {
	return z.fromJSONSchema({ ...refusingOthers(schema), $defs: definitionsOf(document) });
}

/** The strict schemas of a document, which take a while. */
const definitions = new WeakMap<ApiDocument, Record<string, JsonSchema>>();

function definitionsOf(document: ApiDocument): Record<string, JsonSchema> {
	const made = definitions.get(document) ?? strictDefinitions(document);
	definitions.set(document, made);
	return made;
}

function strictDefinitions({ components }: ApiDocument): Record<string, JsonSchema> {
	const schemas = Object.entries(components.schemas);
	return Object.fromEntries(schemas.map(([name, schema]) => [name, refusingOthers(schema)]));
}

function refusingOthers(schema: Schema): JsonSchema {
	const text = JSON.stringify(schema).replaceAll("#/components/schemas/", "#/$defs/");
	return JSON.parse(text, (_key, value) =>
		value?.type === "object" && value.properties && value.additionalProperties === undefined
			? { ...value, additionalProperties: false }
			: value,
	);
}
