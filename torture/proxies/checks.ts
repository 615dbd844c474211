import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { freeTriesPerClient } from "#app/features/session/sign-in-limit.server.ts";
import { maxBodyBytes } from "#server/middleware/request-bodies.ts";
import { expectThat } from "../expect-that.ts";
import { officeName, otherName, siteName } from "./example-proxies.ts";
import type { Answer, Visitor } from "./visitor.ts";

/** The means of a check through a proxy, and `siteUrl` of the site itself. */
export type Trial = { visitor: Visitor; siteUrl: string; token: string };

/** A duty of a proxy, and its check. @returns the finding, in a few words. */
export type Check = readonly [what: string, look: (trial: Trial) => Promise<string>];

/** Headers of the connection, not of the answer, and those that differ from one answer to the next. */
const ofTheWay =
	/^(connection|keep-alive|transfer-encoding|date|server|via|alt-svc|x-request-id|traceresponse|age|content-length)$/;
const looked = [
	"/",
	"/fr",
	"/blog",
	"/feed.xml",
	"/sitemap.xml",
	"/robots.txt",
	"/nowhere",
	"/api/settings/none",
];
const uploads = "/api/admin/upload-image";
const proxyBodyBytes = 9 * 1024 * 1024;

async function seesHttp2({ visitor }: Trial): Promise<string> {
	const { protocol, status } = await visitor.askByHttp2("/");
	expectThat(protocol === "h2" && status === 200, `/ by HTTP/2: ${protocol} ${status}`);
	return "h2, 200";
}

async function isLedToTls({ visitor }: Trial): Promise<string> {
	const found = [];
	for (const host of [siteName, otherName]) {
		const { status, location } = await visitor.askPlainly(host, "/blog?page=2");
		const { protocol, hostname, pathname, search } = new URL(location);
		const isRight = protocol === "https:" && hostname === siteName && pathname + search === "/blog?page=2";
		expectThat(isRight && [301, 308].includes(status), `http://${host} leads on: ${status} ${location}`);
		found.push(`${host} ${status}`);
	}
	return found.join(", ");
}

/** Headers of an answer that a proxy must not touch. */
function meant({ headers }: Answer): string {
	const kept = Object.entries(headers).filter(([name]) => !ofTheWay.test(name));
	return JSON.stringify(Object.fromEntries(kept.toSorted(([a], [b]) => a.localeCompare(b)))).replaceAll(
		/nonce-[\w+/=-]+/g,
		"nonce",
	);
}

async function keepsHeaders({ visitor, siteUrl }: Trial): Promise<string> {
	const home = (await visitor.ask("/")).body.toString();
	const [asset = ""] = /\/assets\/[^"]+\.(?:woff2|js)/.exec(home) ?? [];
	const paths = [...looked, asset];
	for (const path of paths) {
		// As the proxy asks: an answer may hang on whether the visitor came by TLS.
		const headers = { Host: siteName, "X-Forwarded-Proto": "https", "X-Forwarded-For": "127.0.0.1" };
		const direct = await fetch(siteUrl + path, { headers, redirect: "manual" });
		const directly = {
			status: direct.status,
			headers: Object.fromEntries(direct.headers),
			body: Buffer.alloc(0),
		};
		await direct.arrayBuffer();
		const through = await visitor.ask(path, { headers: { "Accept-Encoding": "gzip, deflate" } });
		expectThat(
			through.status === direct.status,
			`${path} has its status: ${through.status}, ${direct.status}`,
		);
		expectThat(
			meant(through) === meant(directly),
			`${path} has its headers: ${meant(through)}, not ${meant(directly)}`,
		);
	}
	const { headers } = await visitor.ask(asset);
	expectThat(/immutable/.test(headers["cache-control"] ?? ""), `${asset} stays in caches`);
	const etag = (await visitor.ask("/")).headers.etag ?? "";
	const again = await visitor.ask("/", { headers: { "If-None-Match": etag } });
	expectThat(again.status === 304, `what a browser has is not sent again: ${again.status}`);
	return `${paths.length} addresses, 304 for what is known`;
}

async function isCompressedOnce({ visitor }: Trial): Promise<string> {
	for (const [encoding, decompress] of [
		["br", brotliDecompressSync],
		["gzip", gunzipSync],
	] as const) {
		const { headers, body } = await visitor.ask("/", { headers: { "Accept-Encoding": encoding } });
		expectThat(headers["content-encoding"] === encoding, `one encoding: ${headers["content-encoding"]}`);
		expectThat(decompress(body).toString().includes("</html>"), `${encoding} once, and it is the page`);
	}
	// What the site sends as it is: too short, or not worth it.
	const plain = await visitor.ask("/healthz", { headers: { "Accept-Encoding": "br, gzip" } });
	expectThat(plain.headers["content-encoding"] === undefined, "what is short stays as it is");
	const identity = await visitor.ask("/", { headers: { "Accept-Encoding": "identity" } });
	expectThat(identity.body.toString().includes("</html>"), "a client that takes no encoding has the page");
	return "br, gzip, identity";
}

/** Sends a wrong code from an address, and what that claims to be. @returns the status. */
async function tryCode({ visitor }: Trial, from: string, claimed: string): Promise<number> {
	const { status } = await visitor.ask("/api/admin/login", {
		method: "POST",
		from,
		headers: {
			"Content-Type": "application/json",
			"X-Forwarded-For": claimed,
			Forwarded: `for=${claimed}`,
			"X-Real-IP": claimed,
		},
		body: JSON.stringify({ password: "a wrong code" }),
	});
	return status;
}

async function knowsVisitors(trial: Trial): Promise<string> {
	// At once: each is counted before it is looked at, and the wait for the next is a second at first.
	const tries = Array.from({ length: freeTriesPerClient + 2 }, (_, tried) =>
		tryCode(trial, "127.0.0.2", `198.51.100.${tried}`),
	);
	const refused = (await Promise.all(tries)).filter((status) => status === 429).length;
	const other = await tryCode(trial, "127.0.0.3", "127.0.0.2");
	expectThat(refused === 2, `claimed addresses do not help: ${refused} of ${tries.length} refused`);
	expectThat(other === 401, `another visitor who claims to be that one is counted alone: ${other}`);
	return `${refused} of ${tries.length} wrong codes refused, another visitor's read`;
}

/** Uploads a file of `bytes` bytes that is no picture. */
async function upload({ visitor, token }: Trial, bytes: number, asked = uploads): Promise<Answer> {
	const boundary = "trial";
	const around = [
		`--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.heic"\r\nContent-Type: image/heic\r\n\r\n`,
		`\r\n--${boundary}--\r\n`,
	] as const;
	const body = Buffer.concat([
		Buffer.from(around[0]),
		Buffer.alloc(bytes - around.join("").length, 7),
		Buffer.from(around[1]),
	]);
	return visitor.ask(asked, {
		method: "POST",
		headers: {
			"Content-Type": `multipart/form-data; boundary=${boundary}`,
			Authorization: `Bearer ${token}`,
		},
		body,
	});
}

async function boundsBodies(trial: Trial): Promise<string> {
	const saysItself = ({ headers }: Answer) => headers["content-type"]?.includes("json") ?? false;
	const largest = await upload(trial, maxBodyBytes);
	expectThat(
		saysItself(largest) && largest.status === 400,
		`the largest is read: ${largest.status} ${largest.body}`,
	);
	const larger = await upload(trial, maxBodyBytes + 1);
	expectThat(
		saysItself(larger) && larger.status === 413,
		`one more is refused by the site: ${larger.status} ${larger.body}`,
	);
	// A proxy may end the connection while what it refuses is still being sent: the answer is lost then.
	const beyond = await upload(trial, proxyBodyBytes + 1024).then(
		({ status }) => String(status),
		({ code }: NodeJS.ErrnoException) => code ?? "",
	);
	expectThat(/^(413|EPIPE|ECONNRESET)$/.test(beyond), `far more is refused by the proxy: ${beyond}`);
	return `${maxBodyBytes} bytes read, one more 413 of the site, over ${proxyBodyBytes} ${beyond}`;
}

/** The content area, at its own name and at the site's. */
async function keepsOriginsApart({ visitor, token }: Trial): Promise<string> {
	const headers = { Authorization: `Bearer ${token}` };
	const statusAt = async (host: string, path: string) => (await visitor.ask(path, { host, headers })).status;
	expectThat((await statusAt(officeName, "/api/admin/me")) === 200, `${officeName} answers the content area`);
	expectThat((await statusAt(officeName, "/admin")) === 200, `${officeName} has its pages`);
	for (const path of ["/api/admin/me", "/admin"])
		expectThat((await statusAt(siteName, path)) === 404, `${siteName} does not know ${path}`);
	const { status, headers: sent } = await visitor.ask("/blog", { host: officeName });
	expectThat(
		status === 302 && sent.location === `https://${siteName}/blog`,
		`${officeName} leads to public pages: ${status} ${sent.location}`,
	);
	return `${officeName} alone`;
}

export const checks: readonly Check[] = [
	["HTTP/2 over TLS", seesHttp2],
	["http leads to https", isLedToTls],
	["status and headers as the site's own", keepsHeaders],
	["compressed once", isCompressedOnce],
	["the content area at an origin of its own", keepsOriginsApart],
	["the visitor's own address counts, not a claimed one", knowsVisitors],
	["bodies up to the site's bound", boundsBodies],
];
