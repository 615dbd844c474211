import { describe, expect, it } from "vitest";
import { type Role, roleNames } from "#app/site/roles.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { files } from "#server/testing/answers-without-session.ts";
import { type ApiDocument, operationsOf } from "#server/testing/api-document.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";
import { testSite } from "#server/testing/test-site.ts";

/** Open to everybody, also to who is not signed in. */
const open = [
	"POST /api/admin/login",
	"POST /api/admin/login/passkey-options",
	"POST /api/admin/login/passkey",
	"POST /api/admin/invitation",
	"POST /api/admin/invitation/acceptance",
	"POST /api/admin/invitation/passkey-options",
	"POST /api/admin/invitation/passkey",
	"POST /api/newsletter",
	"POST /api/visits",
	"POST /api/applications/{form}/answers",
	"GET /api/applications/challenge",
	"POST /api/applications/{form}/photographs/{question}",
	"GET /api/applications/{form}/photographs/{question}",
	"DELETE /api/applications/{form}/photographs/{question}",
	"GET /api/blog-posts",
	"GET /api/blog-posts/{id}",
	"GET /api/events",
	"GET /api/events/{id}",
	"GET /api/settings",
	"GET /api/settings/{key}",
];

/** Everyone's own name, keys and sessions. */
const ofEveryone = [
	/^GET \/api\/admin\/me$/,
	/^POST \/api\/admin\/(logout|access-code)$/,
	/^\w+ \/api\/admin\/(sessions|devices|keys|confirm)(\/|$)/,
];

/** The list of a host's own evening. The owner, who has none, reads an empty one. */
const ofHosts = [/^\w+ \/api\/admin\/evening-list(\/|$)/];

/** Operations of editors: writing, but nothing that sends or names a person. */
const ofEditors = [
	/^GET \/api\/admin\/(stats|categories|unfinished|waiting|deleted)$/,
	/^\w+ \/api\/admin\/deleted\//,
	/^\w+ \/api\/blog-posts(\/|$)/,
	/^\w+ \/api\/admin\/(authors|pages|page-order|images|articles|preview)(\/|$)/,
	/^\w+ \/api\/admin\/working-copies\/(pages\/)?\{key\}$/,
	/^POST \/api\/admin\/upload-image/,
	/^\w+ \/api\/admin\/letters(\/\{id\}(\/versions|\/preview)?(\/\{\w+\})?)?$/,
	/^\w+ \/api\/admin\/(texts|text-publications|translation|draft-link|edited-page|sample-quotes)(\/|$|\.)/,
];

/** Returns who may call an operation; what stands in no list is the owner's alone. */
function openTo(name: string): readonly Role[] {
	const isIn = (list: readonly RegExp[]) => list.some((pattern) => pattern.test(name));
	if (isIn(ofEveryone)) return roleNames;
	if (isIn(ofHosts)) return ["owner", "host"];
	return isIn(ofEditors) ? ["owner", "editor"] : ["owner"];
}

/** Calls operations as a role, in a session of its own each time, since some end sessions. */
async function openPeople(engine: (typeof engines)[number]) {
	const site = await testSite({ engine });
	await site.signIn();
	const ids = { owner: "owner", editor: "", host: "" };
	for (const role of ["editor", "host"] as const) ids[role] = await somePerson(site.database, role);

	async function call(role: Role | undefined, { method, path, isForm }: Call) {
		const token = role && (await sessionOf(site, ids[role]));
		const address = path.replace(/\{\w+\}/g, "none");
		const hasBody = method !== "GET" && method !== "DELETE";
		const answer = isForm
			? await site.app.request(address, {
					method,
					body: new FormData(),
					headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
				})
			: await site.send(method, address, hasBody ? {} : undefined, token);
		return { status: answer.status, text: await answer.text() };
	}
	return { ...site, call };
}

type Call = { method: string; path: string; isForm?: boolean };

describe.each(engines)("what is open to whom, on %s", (engine) => {
	it("is what the table says of each operation, and whatever is not answers in the same words", async () => {
		const { send, call } = await openPeople(engine);
		const document = (await (await send("GET", "/api/openapi.json")).json()) as ApiDocument;
		const refusals = new Map<number, Set<string>>([401, 403].map((status) => [status, new Set()]));
		const unlike: string[] = [];
		for (const { name, method, path, operation } of operationsOf(document)) {
			if (open.includes(name)) continue;
			const isForm = operation.requestBody?.content["multipart/form-data"] !== undefined;
			const stranger = await call(undefined, { method, path, isForm });
			if (stranger.status !== 401) unlike.push(`${name}, nobody: ${stranger.status}`);
			refusals.get(401)?.add(stranger.text);
			for (const role of roleNames) {
				const { status, text } = await call(role, { method, path, isForm });
				const isRefused = status === 401 || text.includes('"not-allowed"');
				if (isRefused === openTo(name).includes(role)) unlike.push(`${name}, ${role}: ${status}`);
				if (isRefused) refusals.get(status)?.add(text);
			}
		}
		expect(unlike).toEqual([]);
		expect([...refusals.values()].map(({ size }) => size)).toEqual([1, 1]);
	});

	it("answers the open operations and every file alike, whoever asks", async () => {
		const { call } = await openPeople(engine);
		const calls = [
			...open.filter((name) => !name.includes("/admin/")),
			...files.map((path) => `GET ${path}`),
		].map((name) => {
			const [method = "", path = ""] = name.split(" ");
			return { method, path };
		});
		for (const asked of calls) {
			const stranger = await call(undefined, asked);
			expect(await call("host", asked), asked.path).toEqual(stranger);
			expect(await call("editor", asked), asked.path).toEqual(stranger);
		}
	});
});
