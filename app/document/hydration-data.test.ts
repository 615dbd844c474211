import { expect, it } from "vitest";
import { hydrationScript } from "./hydration-data.ts";

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
	return new ReadableStream({
		start(controller) {
			for (const piece of pieces) controller.enqueue(Buffer.from(piece));
			controller.close();
		},
	});
}

it("writes all that the stream holds, in one script", async () => {
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

it("writes nothing where there is no data", async () => {
	expect(await hydrationScript(undefined)).toBe("");
});
