import { type IncomingMessage, request, type ServerResponse } from "node:http";
import S3rver from "@20minutes/s3rver";
import { onTestFinished } from "vitest";
import type { StoragePlace } from "#platform/storage-place.ts";
import { freshFolder } from "./fresh-folder.ts";
import { serveWeb } from "./web-server.ts";

const bucket = "copies";
/** The one account of the server. */
const account = "S3RVER";

/** The fault of a bucket in place of an answer: an error with a code, or a cut connection. */
export type Fault = { status: number; code: string } | "cut" | undefined;

/**
 * Opens an S3 server on this machine until the test ends, which checks signatures. `fail` may say for
 * each request what goes wrong before the server hears of it.
 */
export async function openS3Server() {
	const directory = await freshFolder();
	const server = new S3rver({
		...{ address: "127.0.0.1", port: 0, silent: true, directory },
		configureBuckets: [{ name: bucket }],
	});
	const { port } = await server.run();
	onTestFinished(() => server.close());
	const faults = { of: (_method: string, _path: string): Fault => undefined };
	const { url, asked } = await serveWeb((incoming, outgoing) => {
		const { method = "", url: path = "" } = incoming;
		const fault = faults.of(method, path);
		if (fault === undefined) return passOn(incoming, outgoing, port);
		if (fault === "cut") return void incoming.once("data", () => incoming.destroy());
		incoming.resume();
		outgoing.writeHead(fault.status, { "Content-Type": "application/xml", Connection: "close" });
		outgoing.end(`<?xml version="1.0"?><Error><Code>${fault.code}</Code></Error>`);
	});
	const place: Extract<StoragePlace, { kind: "s3" }> = {
		...{ kind: "s3", bucket, prefix: "of/ensemble", endpoint: url },
		...{ region: undefined, keyId: account, secret: account },
	};
	return { place, asked, faults };
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
	const { method, url, headers } = incoming;
	const asked = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
		outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
		answer.pipe(outgoing);
	});
	asked.on("error", () => outgoing.destroy());
	incoming.on("error", () => asked.destroy());
	incoming.pipe(asked);
}
