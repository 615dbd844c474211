import { expect, it } from "vitest";
import { handOver } from "./hydration-data.ts";

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
	return new ReadableStream({
		start(controller) {
			for (const piece of pieces) controller.enqueue(Buffer.from(piece));
			controller.close();
		},
	});
}

it("hands over all that the stream holds, in one script", async () => {
	const script = await handOver(streamOf('["title",', '"Été"]\n'));
	const literal = /enqueue\((.*)\);window/.exec(script)?.[1] ?? "";
	expect(JSON.parse(literal)).toBe('["title","Été"]\n');
	expect(script).toMatch(/^window\..*streamController\.close\(\);$/);
});

it("joins a character that two pieces share", async () => {
	const bytes = Buffer.from('"é"');
	const halves = streamOf(bytes.subarray(0, 2), bytes.subarray(2));
	expect(await handOver(halves)).toContain(JSON.stringify('"é"'));
});

it("lets nothing in the data end the script", async () => {
	const script = await handOver(streamOf("</script><script>alert(1)</script>"));
	expect(script).not.toContain("<");
});

it("writes nothing where nothing is handed over", async () => {
	expect(await handOver(undefined)).toBe("");
});
