import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bothEngines, engines, openOfSuite } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { testSite } from "#server/testing/test-site.ts";
import { unbuiltPages } from "#server/testing/unbuilt-pages.ts";

/** The same inputs at every run: a failure can be repeated. */
const seed = 20261120;
const runsPerOperation = isLong ? 200 : 5;
/** The number of tests among which the operations are divided, so that each is short. */
const shares = 10;

type ApiDocument = { paths: Record<string, Record<string, unknown>> };

const nastyTexts = [
	"",
	"\u0000",
	"' or 1=1 --",
	'"; drop table articles; --',
	"%00",
	"../../../../etc/passwd",
	"<script>alert(1)</script>",
	"{{constructor.constructor('x')()}}",
	"#{7*7}",
	"\ud800",
	"𝕳𝖊𝖑𝖑𝖔\u202e",
	"x".repeat(5_000),
	"__proto__",
];
const nasty = fc.constantFrom(...nastyTexts);
/** Daily an operation meets some of them, others than its neighbours. */
const textsPerOperation = isLong ? nastyTexts.length : 4;
const value: fc.Arbitrary<unknown> = fc.oneof(nasty, fc.string(), fc.integer(), fc.double(), fc.jsonValue());
const fields = [
	"title",
	"excerpt",
	"content",
	"slug",
	"tags",
	"imageUrl",
	"published",
	"version",
	"fr",
	"category",
	"key",
	"value",
	"password",
	"email",
	"type",
	"date",
	"price",
	"calendarDate",
	"alt",
	"next",
	"current",
	"__proto__",
];
const jsonBody = fc.oneof(
	fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 8 }).map((body) => JSON.stringify(body)),
	fc.jsonValue().map((body) => JSON.stringify(body)),
	fc.constantFrom("", "{", "[", "null", '"text"', "\u0000", '{"a":1}'.repeat(3), `${"[".repeat(5_000)}`),
);
const contentType = fc.constantFrom(
	"application/json",
	"application/json",
	"application/json; charset=utf-16",
	"APPLICATION/JSON;;",
	"application/problem+json",
	"application/jsonp",
	"text/plain",
	"text/json",
	"application/x-www-form-urlencoded",
	"multipart/form-data",
	"multipart/form-data; boundary=x",
	`multipart/form-data; boundary=${"x".repeat(5_000)}`,
	"image/png",
	"*/*",
	"nonsense",
	"",
);
/** Header values that HTTP allows, and some that must mean nothing to us. */
const headerText = fc.oneof(
	fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,80}$/),
	fc.constantFrom(
		"",
		"\t",
		"null",
		"-1",
		"9".repeat(30),
		"' or 1=1 --",
		"%0d%0a",
		"W/*",
		"bytes=0-,0-,0-",
		"gzip;q=x",
	),
);
const headerName = fc.constantFrom(
	..."Accept Accept-Encoding Accept-Language Cookie Forwarded Host If-Modified-Since If-None-Match Origin Range".split(
		" ",
	),
	..."Referer Sec-Fetch-Site User-Agent X-Forwarded-For X-Forwarded-Host X-HTTP-Method-Override X-Real-IP".split(
		" ",
	),
);
const headers = fc.dictionary(headerName, headerText, { maxKeys: 6 });
const request = fc.record({
	parameter: fc.oneof(nasty, fc.string({ maxLength: 60 })),
	body: jsonBody,
	contentType,
	headers,
	authorization: fc.oneof(headerText, fc.constantFrom("session", "Bearer", "Bearer ", "Basic YTpi")),
});

const operations = openOfSuite(async (atEnd) => {
	const site = await testSite({ atEnd });
	const document = (await (await site.send("GET", "/api/openapi.json")).json()) as ApiDocument;
	return Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
	);
});

describe.each(bothEngines)("a query with a NUL character on %s", (engine) => {
	it.each([
		["GET", "/newsletter/unsubscribe?token=%00"],
		["POST", "/newsletter/unsubscribe?token=%00"],
		["GET", "/fr/newsletter/settings?token=a%00b"],
		["GET", "/newsletter/unsubscribe.data?token=%00"],
		["GET", "/blog?search=%00"],
		["GET", "/api/admin/subscribers?search=%00"],
		["GET", "/api/blog-posts?search=%00"],
	])("is refused in words: %s %s", async (method, path) => {
		const { app, signIn } = await testSite({ engine, build: await unbuiltPages() });
		const headers = { Authorization: `Bearer ${await signIn()}` };
		const answer = await app.request(path, { method, headers });
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ code: "unstorable-text" });
	});
});

describe.each(engines)("every operation of the API on %s, with hostile input", (engine) => {
	it.each(Array.from({ length: shares }, (_, index) => index))(
		"never fails on our side, never tells of our inside, and leaves what is there intact: share %i",
		async (share) => {
			const site = await testSite({ engine });
			const token = await site.signIn();
			const precious = { title: "Precious", excerpt: "Kept", content: "Intact", published: true };
			const { id } = (await (await site.send("POST", "/api/blog-posts", precious, token)).json()) as {
				id: string;
			};

			const own = operations().filter((_, index) => index % shares === share);
			expect(own.length).toBeGreaterThan(0);
			for (const [place, { path, method }] of own.entries()) {
				// Signing out would end the session that the other operations are tried with.
				if (path.endsWith("/logout")) continue;

				async function send(parameter: string, body: string, headers: Record<string, string>) {
					const address = path.replace(/\{\w+\}/g, () => encodeURIComponent(parameter.toWellFormed()));
					const init = method === "GET" ? { method, headers } : { method, headers, body };
					const answer = await site.app.request(address, init);
					const text = await answer.text();
					const what = `${method} ${path} ${JSON.stringify({ parameter, headers })} ${body.slice(0, 200)}`;
					expect(answer.status, what).toBeLessThan(500);
					const isJson = /^application\/json *(;|$)/i.test(headers["Content-Type"] ?? "");
					if (!isJson && body !== "" && method !== "GET") expect(answer.ok, what).toBe(false);
					expect(text, what).not.toMatch(
						/node_modules|\.ts:\d|\.js:\d|at \w+ \(|SQLITE|syntax error|ZodError/,
					);
				}

				const authorised = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
				const first = (place * textsPerOperation) % nastyTexts.length;
				for (const text of [...nastyTexts.slice(first), ...nastyTexts].slice(0, textsPerOperation)) {
					await send(
						text,
						JSON.stringify(Object.fromEntries(fields.map((field) => [field, text]))),
						authorised,
					);
					await send("some-id", JSON.stringify({ ...precious, title: text, version: 1 }), authorised);
					await send("some-id", JSON.stringify({ ...precious, content: text, version: 1 }), authorised);
				}
				await fc.assert(
					fc.asyncProperty(request, async ({ parameter, body, contentType, headers, authorization }) => {
						const Authorization = authorization === "session" ? `Bearer ${token}` : authorization;
						await send(parameter, body, { ...headers, "Content-Type": contentType, Authorization });
					}),
					{ seed, numRuns: runsPerOperation },
				);
			}
			const stored = await (await site.send("GET", `/api/blog-posts/${id}`)).json();
			expect(stored).toMatchObject({ ...precious, version: 1 });
		},
	);
});

const addresses = [
	..."/ /blog /fr/blog/x /feed.xml /sitemap.xml /robots.txt /events.ics /events/x.ics /site.webmanifest".split(
		" ",
	),
	..."/media/x /share/en/home.png /share/en/blog/x.png /healthz /readyz /newsletter/thanks /.well-known/security.txt".split(
		" ",
	),
];

it("every other address, with hostile queries and headers, never fails on our side", async () => {
	const site = await testSite();
	const query = fc.dictionary(
		fc.constantFrom("page", "tag", "search", "language", "token", "__proto__"),
		nasty,
	);
	const method = fc.constantFrom("GET", "GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE");
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...addresses),
			method,
			query,
			headers,
			async (path, method, query, headers) => {
				const words = Object.entries(query).map(([name, text]) => [name, text.toWellFormed()]);
				const answer = await site.app.request(`${path}?${new URLSearchParams(words)}`, { method, headers });
				const what = `${method} ${path} ${JSON.stringify({ query, headers })}`;
				expect(answer.status, what).toBeLessThan(500);
				expect(await answer.text(), what).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
			},
		),
		{ seed, numRuns: isLong ? 2_000 : 120 },
	);
});
