import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { Agent, request } from "node:https";
import { officeName, siteName } from "./example-proxies.ts";
import type { RunningProxy } from "./running-proxy.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Http2Answer = { protocol: string | undefined; status: number };

type Asked = {
	method?: string;
	headers?: Record<string, string>;
	body?: Buffer | string;
	/** The address of this machine that the visitor comes from. */
	from?: string;
	/** The name that is asked; by default the content area's for what is the content area's. */
	host?: string;
};

/** The idle time after which a connection is asked nothing more: what breaks is the proxy's own. */
const idleMs = 2_000;

/** Asks the site through a proxy, by TLS, as a visitor elsewhere does. */
export class Visitor {
	readonly #proxy: RunningProxy;
	readonly #agent: Agent;

	constructor(proxy: RunningProxy) {
		this.#proxy = proxy;
		this.#agent = new Agent({
			keepAlive: true,
			timeout: idleMs,
			ca: proxy.authority,
		});
	}

	/** Asks by HTTP/1.1. */
	ask(path: string, { method = "GET", headers = {}, body, from, host }: Asked = {}): Promise<Answer> {
		const isSigned = path.startsWith("/api/admin/") || headers.Authorization !== undefined;
		const asked = host ?? (isSigned ? officeName : siteName);
		const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
		return new Promise((resolve, reject) => {
			const asking = request(
				{
					agent: this.#agent,
					host: this.#proxy.host,
					port: this.#proxy.httpsPort,
					...(from !== undefined && { localAddress: from }),
					method,
					path,
					servername: asked,
					headers: { Host: asked, ...length, ...headers },
				},
				(answer) => {
					const chunks: Buffer[] = [];
					answer.on("data", (chunk: Buffer) => chunks.push(chunk));
					answer.once("error", reject);
					answer.once("end", () =>
						resolve({
							status: answer.statusCode ?? 0,
							headers: answer.headers,
							body: Buffer.concat(chunks),
						}),
					);
				},
			);
			asking.once("error", reject);
			asking.end(body);
		});
	}

	/** Asks by HTTP/2 alone. */
	askByHttp2(path: string): Promise<Http2Answer> {
		const { host, httpsPort, authority } = this.#proxy;
		const session = connectHttp2(`https://${host}:${httpsPort}`, { ca: authority, servername: siteName });
		return new Promise<Http2Answer>((resolve, reject) => {
			session.once("error", reject);
			const stream = session.request({ ":path": path, ":authority": siteName });
			stream.once("response", (headers) =>
				resolve({ protocol: session.alpnProtocol, status: headers[":status"] ?? 0 }),
			);
			stream.once("error", reject);
			stream.resume();
		}).finally(() => session.close());
	}

	/** Asks without TLS, under a name. @returns where it is sent, with which status. */
	askPlainly(host: string, path: string): Promise<{ status: number; location: string }> {
		return new Promise((resolve, reject) => {
			const asking = plainRequest(
				{ host: this.#proxy.host, port: this.#proxy.httpPort, path, headers: { Host: host } },
				(answer) => {
					answer.resume();
					resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? "" });
				},
			);
			asking.once("error", reject);
			asking.end();
		});
	}
}
