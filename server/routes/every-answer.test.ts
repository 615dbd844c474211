import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { eventInput } from "#app/features/events/event.ts";
import { prepareImage } from "#app/features/media/intake/image-intake.server.ts";
import { contentSecurityPolicy } from "#server/middleware/content-security-policy.ts";
import { closedPolicy } from "#server/middleware/security-headers.ts";
import { listeningSite } from "#server/testing/listening-site.ts";
import { exchange } from "#server/testing/raw-connection.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };

/** Pages as the built site answers them: one that is there, one that is not, one that fails. */
async function page(_stores: unknown, request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	if (pathname === "/authors/fails") throw new Error("A secret of the inside");
	if (pathname === "/authors/moved") return new Response(null, { status: 301, headers: { Location: "/" } });
	const document = "<p>A page</p>";
	const policy = contentSecurityPolicy([], { scripts: [], connections: [], images: [] });
	return new Response(document, {
		status: pathname === "/" ? 200 : 404,
		headers: { ...html, "Content-Security-Policy": policy },
	});
}

async function openSite(siteUrl?: string) {
	const site = await listeningSite({ page, ...(siteUrl && { siteUrl }) });
	const words = { title: "First dates", excerpt: "How to begin.", content: "Hello." };
	await site.stores.articles.saving.create(articleInput.parse({ ...words, published: true }));
	await site.stores.events.create(
		eventInput.parse({ title: "Dinner", date: "October 4", time: "6:30 pm", price: "Rs1000" }),
	);
	const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
		.png()
		.toBuffer();
	const hash = await site.stores.media.add(await prepareImage(picture));
	return { ...site, media: `/media/${hash}-480.webp` };
}

type Kind = {
	status: number;
	path: string;
	method?: string;
	headers?: Record<string, string>;
	body?: string;
};

const json = { "Content-Type": "application/json" };
const kinds: Kind[] = [
	{ status: 200, path: "/" },
	{ status: 200, path: "/", method: "HEAD" },
	{ status: 404, path: "/nothing" },
	{ status: 500, path: "/authors/fails" },
	{ status: 301, path: "/authors/moved" },
	{ status: 301, path: "/events" },
	{ status: 302, path: "/?language=fr" },
	{ status: 302, path: "/", headers: { Cookie: "language=fr" } },
	{ status: 200, path: "/assets/a.js" },
	{ status: 200, path: "/api/blog-posts" },
	{ status: 200, path: "/api/openapi.json" },
	{ status: 404, path: "/api/nothing" },
	{ status: 405, path: "/api/blog-posts", method: "DELETE" },
	{ status: 401, path: "/api/admin/stats" },
	{ status: 400, path: "/api/newsletter", method: "POST", headers: json, body: "{" },
	{ status: 413, path: "/api/newsletter", method: "POST", headers: json, body: "x".repeat(70_000) },
	{ status: 415, path: "/api/newsletter", method: "POST", body: "text" },
	{ status: 415, path: "/newsletter/thanks", method: "POST", headers: json, body: "{}" },
	{ status: 400, path: "/blog/%00" },
	{ status: 200, path: "/feed.xml" },
	{ status: 200, path: "/sitemap.xml" },
	{ status: 200, path: "/robots.txt" },
	{ status: 200, path: "/site.webmanifest" },
	{ status: 200, path: "/events.ics" },
	{ status: 404, path: "/events/none.ics" },
	{ status: 404, path: "/media/none" },
	{ status: 200, path: "/share/en/home.png" },
	{ status: 200, path: "/healthz" },
	{ status: 200, path: "/readyz" },
	{ status: 414, path: `/${"x".repeat(5_000)}` },
];

const common = {
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
	"cross-origin-opener-policy": "same-origin",
};

function expectHeaders(headers: Headers, what: string): void {
	const named = Object.fromEntries(Object.keys(common).map((name) => [name, headers.get(name)]));
	expect(named, what).toEqual(common);
	const policy = headers.get("content-security-policy") ?? "";
	const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
	if (isPage) expect(policy, what).toMatch(/^default-src 'self'; script-src 'self'.*frame-ancestors 'none'/);
	else expect(policy, what).toBe(closedPolicy);
	const shared = /\/(media|share)\//.test(what);
	expect(headers.get("cross-origin-resource-policy"), what).toBe(shared ? "cross-origin" : "same-origin");
	expect(headers.get("server"), what).toBeNull();
	expect(headers.get("x-powered-by"), what).toBeNull();
	expect(headers.get("access-control-allow-origin"), what).toBeNull();
}

describe("every answer", () => {
	it("carries the security headers, whatever it is", async () => {
		const { url, media } = await openSite();
		for (const { status, path, ...init } of [...kinds, { status: 200, path: media }]) {
			const answer = await fetch(url + path, { redirect: "manual", ...init });
			const what = `${init.method ?? "GET"} ${path.slice(0, 40)}`;
			expect(`${what} ${answer.status}`).toBe(`${what} ${status}`);
			expectHeaders(answer.headers, what);
			expect(answer.headers.get("strict-transport-security"), what).toBeNull();
			expect(await answer.text(), what).not.toContain("A secret of the inside");
		}
	});

	it("carries them when it says that nothing changed", async () => {
		const { url } = await openSite();
		for (const path of ["/", "/assets/a.js", "/feed.xml", "/share/en/home.png"]) {
			const tag = (await fetch(url + path)).headers.get("ETag") ?? "none";
			const answer = await fetch(url + path, { headers: { "If-None-Match": tag } });
			expect(`${path} ${answer.status}`).toBe(`${path} 304`);
			expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
			expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
		}
	});

	it.each([
		["a line that is no request", "NONSENSE\r\n\r\n", 400],
		["a request without a host", "GET / HTTP/1.1\r\n\r\n", 400],
		["a host that is none", "GET / HTTP/1.1\r\nHost: a b/..\r\nConnection: close\r\n\r\n", 400],
		["a method that nobody needs", "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n", 405],
		["headers without end", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"x".repeat(20_000)}\r\n\r\n`, 431],
		["an expectation that nobody meets", "GET / HTTP/1.1\r\nHost: x\r\nExpect: the-best\r\n\r\n", 417],
	])("carries them when it refuses %s", async (_what, request, status) => {
		const { port } = await openSite();
		const [head = ""] = (await exchange(port, request)).split("\r\n\r\n");
		const [line, ...fields] = head.split("\r\n");
		expect(line).toContain(`HTTP/1.1 ${status} `);
		const headers = new Headers(fields.map((field) => field.split(/: (.*)/).slice(0, 2) as [string, string]));
		expectHeaders(headers, "");
	});

	it("asks browsers to stay on https where the site is there", async () => {
		const { url } = await openSite("https://ensemble.example");
		for (const path of ["/", "/api/blog-posts", "/assets/a.js", "/?language=fr"]) {
			const { headers } = await fetch(url + path, { redirect: "manual" });
			expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
		}
	});
});
