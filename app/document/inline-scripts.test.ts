import fc from "fast-check";
import { expect, it } from "vitest";
import { hydrationElements, hydrationStart, takeMarkedScripts } from "./inline-scripts.ts";

const mark = "5f0c";
const marked = ` nonce="${mark}"`;

it("reading inline scripts returns the marked ones, and the document without the mark", () => {
	const rendered = `<link rel="icon"${marked}/><script${marked}>one()</script><script${marked} type="module">two()</script>`;
	expect(takeMarkedScripts(rendered, mark)).toEqual({
		html: '<link rel="icon"/><script>one()</script><script type="module">two()</script>',
		scripts: ["one()", "two()"],
	});
});

it("reading inline scripts returns none that a text contains, whatever it imitates", () => {
	const texts = [
		"<script>alert(1)</script>",
		'<img alt="<script>alert(1)</script>">',
		'<script nonce="0000">alert(1)</script>',
		'<script nonce="">alert(1)</script>',
	];
	const rendered = `${texts.join("")}<script${marked}>own()</script>`;
	expect(takeMarkedScripts(rendered, mark).scripts).toEqual(["own()"]);
});

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
	return new ReadableStream({
		start(controller) {
			for (const piece of pieces) controller.enqueue(Buffer.from(piece));
			controller.close();
		},
	});
}

/** Returns the text of the element that carries the data. */
async function dataOf(...pieces: (string | Uint8Array)[]): Promise<string> {
	const html = await hydrationElements(streamOf(...pieces));
	return /^<script type="application\/json">(.*?)<\/script><script>/s.exec(html)?.[1] ?? "";
}

it("hands over all that the stream holds, in one element", async () => {
	expect(await dataOf('["title",', '"Été"]\n')).toBe('["title","Été"]\n');
});

it("joins a character that two pieces share", async () => {
	const bytes = Buffer.from('"é"');
	expect(await dataOf(bytes.subarray(0, 2), bytes.subarray(2))).toBe('"é"');
});

it("an inline script hands over every text as it is, and none ends its element", async () => {
	const text = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.string({ unit: fc.constantFrom("<", "/", "\\", '"', "!-") }),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(text), async (texts) => {
			const data = await dataOf(`${JSON.stringify(texts)}\n`);
			expect(data).not.toContain("<");
			expect(JSON.parse(data)).toEqual(texts);
		}),
	);
	expect(await dataOf(JSON.stringify("</script><script>alert(1)</script>"))).not.toContain("<");
});

it("the code that hands it over is the same for every page", async () => {
	for (const piece of ["[1]", '["two"]']) {
		const html = await hydrationElements(streamOf(piece));
		expect(html.endsWith(`</script><script>${hydrationStart}</script>`)).toBe(true);
	}
});

it("renders nothing without data", async () => {
	expect(await hydrationElements(undefined)).toBe("");
});
