import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { discoveryPath } from "#app/document/route-discovery.ts";

const complaintsPath = "/-complaints";

/** Runs before anything else of a page, and leaves nothing of itself in the document. */
const listening = `(() => {
	const tell = (words) => navigator.sendBeacon("${complaintsPath}", location.pathname + " " + words);
	for (const level of ["error", "warn"]) {
		const print = console[level];
		console[level] = (...args) => {
			tell(level + ": " + args.map(String).join(" "));
			print.apply(console, args);
		};
	}
	addEventListener("error", ({ message }) => tell("thrown: " + message));
	addEventListener("unhandledrejection", ({ reason }) => tell("unhandled: " + reason));
	addEventListener("securitypolicyviolation", (event) => tell("policy: " + event.violatedDirective + " " + event.blockedURI));
	document.currentScript.remove();
})()`;
const allowed = `'sha256-${createHash("sha256").update(listening).digest("base64")}'`;

export type ListeningProxy = {
	url: string;
	/** Complaints of pages: errors, warnings, breaches of the policy, and answers from 400 on. */
	complaints: string[];
	/** True if pages may run no script, as in a browser that has them switched off; then they report nothing. */
	withoutScripts: boolean;
	/** Keeps the next answer to a path back for good. Resolves once it was asked for. */
	holdBack(path: string): Promise<void>;
	close(): Promise<void>;
};

/**
 * Stands before the site and passes everything on, but has each page report what its console gets:
 * WebDriver has no way to ask for that.
 */
export async function openListeningProxy(siteUrl: string): Promise<ListeningProxy> {
	const complaints: string[] = [];
	const heldBack = new Map<string, () => void>();
	const server = createServer(async (asked, answer) => {
		const path = asked.url?.split("?")[0] ?? "/";
		if (path === complaintsPath) {
			complaints.push(await text(asked));
			answer.writeHead(204).end();
			return;
		}
		const hold = heldBack.get(path);
		heldBack.delete(path);
		if (hold) return hold();
		passOn({ siteUrl, withoutScripts: proxy.withoutScripts }, asked, answer, (complaint) =>
			complaints.push(complaint),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	const proxy: ListeningProxy = {
		withoutScripts: false,
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		complaints,
		holdBack: (path) => new Promise((resolve) => heldBack.set(path, resolve)),
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	return proxy;
}

function passOn(
	{ siteUrl, withoutScripts }: { siteUrl: string; withoutScripts: boolean },
	asked: IncomingMessage,
	answer: ServerResponse,
	complain: (complaint: string) => void,
): void {
	// Pages are written into: they must come whole and uncompressed. What a page asks ahead is asked
	// for each time.
	const { "accept-encoding": _encoding, "if-none-match": _tag, ...headers } = asked.headers;
	const onward = request(
		new URL(asked.url ?? "/", siteUrl),
		{ method: asked.method, headers },
		async (got) => {
			const { statusCode = 502 } = got;
			if (statusCode >= 400) complain(`${statusCode} ${asked.method} ${asked.url}`);
			const policy = got.headers["content-security-policy"];
			const isPage = got.headers["content-type"]?.startsWith("text/html") && asked.method !== "HEAD";
			if (!isPage || statusCode >= 300) {
				const isCached = new URL(asked.url ?? "/", siteUrl).pathname !== discoveryPath;
				answer.writeHead(statusCode, { ...got.headers, ...(!isCached && { "cache-control": "no-store" }) });
				got.pipe(answer);
				return;
			}
			const page = (await text(got)).replace(/<head[^>]*>/, (head) => `${head}<script>${listening}</script>`);
			const { "content-length": _length, ...others } = got.headers;
			const noScripts = String(policy ?? "").replace(/script-src [^;]*/, "script-src 'none'");
			if (withoutScripts) {
				answer.writeHead(statusCode, { ...others, "content-security-policy": noScripts });
				answer.end(page);
				return;
			}
			answer.writeHead(statusCode, {
				...others,
				...(policy && {
					"content-security-policy": String(policy).replace("script-src ", `script-src ${allowed} `),
				}),
			});
			answer.end(page);
		},
	);
	onward.on("error", () => answer.destroy());
	answer.on("close", () => onward.destroy());
	asked.pipe(onward);
}
