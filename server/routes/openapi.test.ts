import { describe, expect, it } from "vitest";
import { idleSinceKey } from "#app/features/session/second-look.store.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { openOfSuite } from "#platform/testing/fresh-database.ts";
import type { AtEnd } from "#platform/testing/fresh-folder.ts";
import { maxBodyBytes } from "#server/middleware/request-bodies.ts";
import {
	type ApiDocument,
	brokenPromise,
	type DocumentedOperation,
	operationsOf,
} from "#server/testing/api-document.ts";
import { apiExamples } from "#server/testing/api-examples.ts";
import type { ExampleSite } from "#server/testing/example-site.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";
import { testSite } from "#server/testing/test-site.ts";

const documentPath = "/api/openapi.json";
const tooManyBytes = maxBodyBytes + 1;

async function exampleSite(atEnd?: AtEnd): Promise<ExampleSite> {
	const site = await testSite({ isFetchable: () => true, atEnd });
	const token = await site.signIn();
	return { ...site, token, request: (method, path, body) => site.send(method, path, body, token) };
}

async function documentOf({ send }: Pick<ExampleSite, "send">): Promise<ApiDocument> {
	return (await (await send("GET", documentPath)).json()) as ApiDocument;
}

/** The document, which is the same of each site. */
const documented = openOfSuite(async (atEnd) => documentOf(await testSite({ atEnd })));

/** Returns the error responses of the middleware in front of every endpoint, for an operation that has it. */
async function errorResponsesOf(
	site: ExampleSite,
	{ method, path, operation }: DocumentedOperation,
): Promise<Response[]> {
	const authorised = { Authorization: `Bearer ${site.token}` };
	const address = path.replace(/\{\w+\}/g, "none");
	const type = Object.keys(operation.requestBody?.content ?? {})[0];
	const send = (headers: Record<string, string>, body: BodyInit) =>
		site.app.request(address, { method, headers: { ...authorised, ...headers }, body });
	const answers: Response[] = [];
	if (operation.parameters) answers.push(await site.request(method, path.replace(/\{\w+\}/g, "%00")));
	if (type !== undefined) {
		answers.push(await send({ "Content-Type": "text/plain" }, "text"));
		answers.push(await send({ "Content-Type": type, "Content-Length": `${tooManyBytes}` }, "x"));
		answers.push(await send({ "Content-Type": type }, "{oops"));
	}
	const capability = operation["x-capability"];
	if (capability !== undefined && capability !== "own") {
		const stranger = await somePerson(site.database, capability === "guestList" ? "editor" : "host");
		const headers = { Authorization: `Bearer ${await sessionOf(site, stranger)}` };
		answers.push(await site.app.request(address, { method, headers }));
	}
	if (operation.security) {
		answers.push(await site.app.request(address, { method }));
		answers.push(await withOldKey(site, () => site.app.request(address, { method, headers: authorised })));
	}
	return answers;
}

/** Sends a request in a session that was idle since its key was given. */
async function withOldKey({ database: { db } }: ExampleSite, send: () => Response | Promise<Response>) {
	await db.updateTable("sessions").set({ key_given_at: idleSinceKey }).execute();
	const answer = await send();
	await db.updateTable("sessions").set({ key_given_at: null }).execute();
	return answer;
}

/** A site whose database cannot be asked. */
const siteWithoutDatabase = openOfSuite(async (atEnd) => {
	const site = await exampleSite(atEnd);
	await site.database.close();
	return site;
});

/** Returns the answer of an operation while the database cannot be asked. */
async function errorResponseOf({ method, path }: DocumentedOperation, body: object): Promise<Response> {
	const { request } = siteWithoutDatabase();
	return request(method, path.replace(/\{\w+\}/g, "none"), method === "GET" ? undefined : body);
}

describe("the API's document", () => {
	// The next test looks whether each operation has an example.
	it.each(Object.keys(apiExamples))(
		"promises what %s answers, refusals and failures too, and nothing else",
		async (name) => {
			const document = documented();
			const described = operationsOf(document).find((operation) => operation.name === name);
			if (described === undefined) throw new Error(`There is no operation ${name}.`);
			const site = await exampleSite();
			const answers = [
				...(await errorResponsesOf(site, described)),
				await errorResponseOf(described, {}),
				...((await apiExamples[name]?.(site)) ?? []),
			];
			for (const answer of answers) {
				expect(await brokenPromise(document, described, answer)).toBeUndefined();
				if (answer.status === 429) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
			}
			const seen = new Set(answers.map(({ status }) => String(status)));
			const promised = Object.keys(described.operation.responses).filter((status) => status !== "500");
			expect(promised.filter((status) => !seen.has(status))).toEqual([]);
		},
	);

	it("has an operation for each example, and for each route of the API", async () => {
		const site = await testSite();
		const names = operationsOf(documented()).map(({ name }) => name);
		expect(Object.keys(apiExamples).toSorted()).toEqual(names.toSorted());
		const routed = site.app.routes
			.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/") && path !== documentPath)
			.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
		expect([...new Set(routed)].toSorted()).toEqual(names.toSorted());
	});

	it("names the server and each operation, for those who make clients of it", () => {
		const document = documented();
		expect(document.servers).toEqual([{ url: "http://localhost:3000" }]);
		const ids = operationsOf(document).map(({ operation }) => operation.operationId);
		expect(ids).toContain("getBlogPostsByIdVersions");
		expect(ids.filter((id) => !/^[a-z]+[A-Z]\w+$/.test(id ?? ""))).toEqual([]);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("says what an article's slug looks like, and which of its texts are required", () => {
		const { ArticleInput, ArticleUpdate } = documented().components.schemas;
		const slug = { type: "string", maxLength: 120, pattern: "^([a-z0-9]+(-[a-z0-9]+)*)?$" };
		expect(ArticleInput).toMatchObject({ properties: { slug } });
		const oneOfThem = [
			{ required: ["title"] },
			{ required: ["excerpt"] },
			{ required: ["content"] },
			{ required: ["fr"] },
		];
		expect(ArticleInput).toMatchObject({ anyOf: oneOfThem });
		expect(ArticleUpdate).toMatchObject({ required: ["version"], anyOf: oneOfThem });
	});

	it("says of each operation of the content area that it needs a session", () => {
		const operations = operationsOf(documented());
		const open = operations.filter(({ operation }) => operation.security === undefined);
		expect(open.filter(({ path }) => path.startsWith("/api/admin")).map(({ name }) => name)).toEqual([
			"POST /api/admin/login",
			"POST /api/admin/login/passkey-options",
			"POST /api/admin/login/passkey",
			"POST /api/admin/invitation",
			"POST /api/admin/invitation/acceptance",
			"POST /api/admin/invitation/passkey-options",
			"POST /api/admin/invitation/passkey",
		]);
		expect(open.filter(({ method }) => method !== "GET").map(({ name }) => name)).toEqual([
			"POST /api/applications/{form}/answers",
			"POST /api/applications/{form}/photographs/{question}",
			"DELETE /api/applications/{form}/photographs/{question}",
			"POST /api/admin/login",
			"POST /api/admin/login/passkey-options",
			"POST /api/admin/login/passkey",
			"POST /api/admin/invitation",
			"POST /api/admin/invitation/acceptance",
			"POST /api/admin/invitation/passkey-options",
			"POST /api/admin/invitation/passkey",
			"POST /api/newsletter",
			"POST /api/visits",
		]);
	});
});

it("the API's document names the price and the guests of a table that the facts state as what an event has by default", async () => {
	const site = await testSite();
	const { version } = await site.stores.facts.find();
	await site.stores.facts.save({ ...defaultFacts, ticket: 1_650, table: { min: 4, max: 10 } }, version);
	const document = JSON.stringify(await documentOf(site));
	expect([...new Set(document.match(/"default":"(Rs\d+|\d+-\d+)"/g))].toSorted()).toEqual([
		'"default":"4-10"',
		'"default":"Rs1650"',
	]);
});
