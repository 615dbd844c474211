import { describe, expect, it } from "vitest";
import { catalogue } from "#app/features/texts/catalogue.server.ts";
import { openReader } from "#server/testing/reader.ts";

type Reader = Awaited<ReturnType<typeof openReader>>;
type Words = { key: string; language: "en" | "fr"; text: string };

/** Opens a site whose owner wrote these words into the draft. */
async function open(...words: Words[]) {
	const reader = await openReader();
	for (const one of words) await draft(reader, one);
	return reader;
}

async function draft({ stores }: Reader, { key, language, text }: Words): Promise<void> {
	const base = catalogue.get(key)?.shipped[language] ?? "";
	await stores.textDrafts.save({ key, language, text, base });
}

async function publish({ stores }: Reader): Promise<string> {
	return (await stores.texts.publish((await stores.textDrafts.read()).revision)).id;
}

const title = { key: "network.hero.title", language: "en", text: "Come *in*" } as const;

describe("the words of the owner", () => {
	it("are on no page while they wait", async () => {
		const reader = await open(title);
		expect((await reader.read("/network")).texts("main h1")).not.toContain("Come in");
	});

	it("are on the page at the next request after their publication, in italics where they say so", async () => {
		const reader = await open(title);
		await publish(reader);
		const [heading] = (await reader.read("/network")).all("main h1");
		expect(heading?.textContent).toBe("Come in");
		expect(heading?.querySelector("em")?.textContent).toBe("in");
	});

	it("change one language alone", async () => {
		const reader = await open(title);
		const before = (await reader.read("/fr/network")).texts("main h1");
		await publish(reader);
		expect((await reader.read("/fr/network")).texts("main h1")).toEqual(before);
	});

	it("are gone at the next request after they are taken back", async () => {
		const reader = await open(title);
		const before = (await reader.read("/network")).texts("main h1");
		const id = await publish(reader);
		await reader.stores.texts.undo(id);
		expect((await reader.read("/network")).texts("main h1")).toEqual(before);
	});

	it("state the facts as they are when the page is read", async () => {
		const reader = await open({ key: "home.price.title", language: "en", text: "Only {{fee}}, *once*" });
		await publish(reader);
		await reader.state({ fee: 5000 });
		const price = (await reader.read("/")).all('main section[aria-labelledby="price"] h2')[0];
		expect(price?.textContent).toBe("Only Rs\u00a05,000, once");
	});

	it.each([
		"<script>alert(1)</script>",
		'"><img src=x onerror=alert(1)>',
		"</main></html>",
		"&lt;b&gt; & co",
	])("are words, whatever stands in them: %s", async (text) => {
		const reader = await open({ key: "network.hero.lead", language: "en", text });
		await publish(reader);
		const page = await reader.read("/network");
		expect(page.said()).toContain(text);
		expect(page.all("main img[src=x], main script:not([type])")).toEqual([]);
	});

	it("are what search engines and shared links show", async () => {
		const reader = await open(
			{ key: "network.meta.title", language: "fr", text: "Le réseau · {{name}}" },
			{ key: "network.meta.description", language: "fr", text: "Entrez sans frapper." },
		);
		await publish(reader);
		const page = await reader.read("/fr/network");
		expect(page.document.title).toBe("Le réseau · Ensemble");
		expect(page.meta("og:title")).toBe("Le réseau · Ensemble");
		expect(page.meta("description")).toBe("Entrez sans frapper.");
	});

	it("stand in a list of questions, too", async () => {
		const reader = await open({
			key: "home.faq.items.0.question",
			language: "en",
			text: "Which one is for me?",
		});
		await publish(reader);
		const page = await reader.read("/");
		expect(page.texts("main details summary")).toContain("Which one is for me?");
	});

	it("stand on every page that shows them, as the menu does", async () => {
		const reader = await open({ key: "navigation.apply", language: "en", text: "Join us" });
		await publish(reader);
		const pages = await Promise.all(["/", "/network", "/legal", "/nothing"].map((path) => reader.read(path)));
		for (const page of pages) expect(page.document.body.textContent).toContain("Join us");
		expect((await reader.read("/fr/legal")).document.body.textContent).not.toContain("Join us");
	});
});
