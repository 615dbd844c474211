import { expect, it } from "vitest";
import { hydrationScript, takeMarkedScripts } from "./inline-scripts.ts";

const mark = "5f0c";
const marked = ` nonce="${mark}"`;

it("reads the scripts that carry the mark, and leaves the document without it", () => {
	const rendered = `<link rel="icon"${marked}/><script${marked}>one()</script><script${marked} type="module">two()</script>`;
	expect(takeMarkedScripts(rendered, mark)).toEqual({
		html: '<link rel="icon"/><script>one()</script><script type="module">two()</script>',
		scripts: ["one()", "two()"],
	});
});

it("reads no script that a text brought along, whatever it is made to look like", () => {
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

it("hands over all that the stream holds, in one script", async () => {
	const script = await hydrationScript(streamOf('["title",', '"Été"]\n'));
	const literal = /enqueue\((.*)\);window/.exec(script)?.[1] ?? "";
	expect(JSON.parse(literal)).toBe('["title","Été"]\n');
	expect(script).toMatch(/^window\..*streamController\.close\(\);$/);
});

it("joins a character that two pieces share", async () => {
	const bytes = Buffer.from('"é"');
	const halves = streamOf(bytes.subarray(0, 2), bytes.subarray(2));
	expect(await hydrationScript(halves)).toContain(JSON.stringify('"é"'));
});

it("lets nothing in the data end the script", async () => {
	const script = await hydrationScript(streamOf("</script><script>alert(1)</script>"));
	expect(script).not.toContain("<");
});

it("writes nothing where nothing is handed over", async () => {
	expect(await hydrationScript(undefined)).toBe("");
});
