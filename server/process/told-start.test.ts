import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "#platform/testing/postgres-cluster.ts";

async function toldProcess(port: number): Promise<ChildProcess> {
	const child = fork("server/testing/told-start.entry.ts", [String(port)]);
	onTestFinished(() => void child.kill("SIGKILL"));
	await says(child, "loaded");
	return child;
}

async function says(child: ChildProcess, word: string): Promise<void> {
	while (((await once(child, "message")) as [unknown])[0] !== word);
}

const ask = async (port: number) =>
	Number(await (await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: "close" } })).text());

it("whoever comes between the end of one process and the start of the next waits, and is answered", async () => {
	const port = await freePort();
	const older = await toldProcess(port);
	older.send("keep");
	await says(older, "ready");
	expect(await ask(port)).toBe(older.pid);
	const next = await toldProcess(port);
	next.send("hold");
	await says(next, "holding");
	older.kill("SIGTERM");
	await once(older, "exit");
	let answers = 0;
	const waiting = Promise.all(
		Array.from({ length: 20 }, () =>
			ask(port).finally(() => {
				answers += 1;
			}),
		),
	);
	// Says so again after every connection has come.
	next.send("hold");
	await says(next, "holding");
	expect(answers).toBe(0);
	next.send("keep");
	expect(new Set(await waiting)).toEqual(new Set([next.pid]));
	expect(await ask(port)).toBe(next.pid);
});

it("on an address that another process keeps for itself it lets nobody wait, and answers once that has ended", async () => {
	const port = await freePort();
	const older = createServer((_, answer) => answer.end("0")).listen(port, "127.0.0.1");
	await once(older, "listening");
	const next = await toldProcess(port);
	next.send("hold");
	await says(next, "holding");
	expect(await ask(port)).toBe(0);
	older.close();
	await once(older, "close");
	next.send("keep");
	await says(next, "ready");
	expect(await ask(port)).toBe(next.pid);
});

it("it ends with whoever started it unless it was told to stay", async () => {
	const port = await freePort();
	const forgotten = await toldProcess(port);
	forgotten.send("open");
	await says(forgotten, "ready");
	forgotten.disconnect();
	expect(await once(forgotten, "exit")).toEqual([0, null]);
	const kept = await toldProcess(port);
	kept.send("keep");
	await says(kept, "ready");
	kept.disconnect();
	expect(await ask(port)).toBe(kept.pid);
});
