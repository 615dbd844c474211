import fc from "fast-check";
import { expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { listeningSite } from "#server/testing/listening-site.ts";
import { exchange } from "#server/testing/raw-connection.ts";

/** The same addresses at every run: a failure can be repeated. */
const seed = 20261120;
const runs = 400;

const parts = [
	..."/ // \\ /\\ . .. @ : ; # ? & = fr /fr en blog events share first-dates evil.example http: https:".split(
		" ",
	),
	..."%5c %2f %2F%2F %09 %0d%0a %0D%0AX-Injected:1 %00 %E2%80%A8 %u2215 é %".split(" "),
	..."?language=en ?language=fr ?language=de &language=en ?language=//evil.example ?search=x".split(" "),
];
const known = [
	"//evil.example?language=en",
	"/fr//evil.example?language=en",
	"/fr/\\evil.example?language=en",
	"/%5cevil.example?language=en",
	"/fr/%5c%5cevil.example?language=en",
	"/%0d%0aX-Injected:1?language=fr",
	"/blog?x=%0d%0aX-Injected:1&language=fr",
	"/events//evil.example",
	"/share/en/blog/former.png",
	"http://evil.example/?language=fr",
	"http://evil.example//evil.example?language=en",
];
const address = fc.oneof(
	fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((chosen) => `/${chosen.join("")}`),
	fc.constantFrom(...known),
);

it("a redirect never leads to another host or writes another header, whatever is asked for", async () => {
	const { port, stores } = await listeningSite();
	const words = { title: "A", excerpt: "B", content: "C", published: true };
	const { id } = await stores.articles.saving.create(articleInput.parse({ ...words, slug: "former" }));
	await stores.articles.saving.update(id, {
		...articleInput.parse({ ...words, slug: "first-dates" }),
		version: 1,
	});
	let redirects = 0;

	await fc.assert(
		fc.asyncProperty(address, fc.constantFrom("", "language=fr", "language=en"), async (path, cookie) => {
			const sent = Buffer.from(path.replaceAll(" ", "%20"), "utf8").toString("latin1");
			const request = `GET ${sent} HTTP/1.1\r\nHost: evil.example\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`;
			const [head = ""] = (await exchange(port, request)).split("\r\n\r\n");
			expect(head).toMatch(/^HTTP\/1\.1 [234]/);
			expect(head).not.toMatch(/^x-injected/im);
			for (const [, location = ""] of head.matchAll(/^location: (.*)$/gim)) {
				redirects += 1;
				expect(new URL(location, "https://own.example/").origin).toBe("https://own.example");
				expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
			}
		}),
		{ seed, numRuns: runs, examples: known.map((path) => [path, ""]) },
	);
	expect(redirects).toBeGreaterThan(50);
});
