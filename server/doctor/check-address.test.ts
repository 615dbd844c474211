import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { healthRoutes } from "#server/routes/health.ts";
import { checkAddress, checkAdminAddress } from "./check-address.ts";

/** Lets the address of a public site lead to an answer of ours. */
function answering(answer: () => Promise<Response> | Response) {
	const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
	onTestFinished(() => asked.mockRestore());
	return asked;
}

const statesOf = async (siteUrl: string, trustProxy = true) =>
	(await checkAddress({ siteUrl, trustProxy })).map(({ subject, state }) => `${subject} ${state}`);

it("the doctor is content with a site that answers under its address, behind a trusted proxy", async () => {
	const health = healthRoutes(async () => true);
	const asked = answering(() => health.request("/healthz"));
	expect(await statesOf("https://www.matches.mu")).toEqual(["SITE_URL right", "TRUST_PROXY right"]);
	expect(asked.mock.calls[0]?.[0]).toBe("https://www.matches.mu/healthz");
});

it("the doctor asks a server that is really there", async () => {
	const server = createServer((_request, response) => response.end("Welcome to nginx!"));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	const real = globalThis.fetch;
	answering(() => real(`http://127.0.0.1:${port}/healthz`));
	const [finding] = await checkAddress({ siteUrl: "https://www.matches.mu", trustProxy: true });
	expect(finding).toMatchObject({
		state: "wrong",
		found: "https://www.matches.mu answers 200, and is not this site",
	});
});

it("the doctor explains what an untrusted proxy means", async () => {
	answering(() => new Response('{"status":"alive"}'));
	expect(await statesOf("https://www.matches.mu", false)).toEqual(["SITE_URL right", "TRUST_PROXY wrong"]);
});

it("the doctor names where an address leads on to", async () => {
	answering(
		() => new Response(null, { status: 301, headers: { Location: "https://www.matches.mu/healthz" } }),
	);
	const [finding] = await checkAddress({ siteUrl: "https://matches.mu", trustProxy: true });
	expect(finding?.found).toBe("https://matches.mu leads on to https://www.matches.mu");
	expect(finding?.remedy).toMatch(/^set SITE_URL/);
});

it("the doctor says why an address cannot be reached", async () => {
	const cause = Object.assign(new Error("certificate has expired"), { code: "CERT_HAS_EXPIRED" });
	answering(() => Promise.reject(new TypeError("fetch failed", { cause })));
	const [finding] = await checkAddress({ siteUrl: "https://www.matches.mu", trustProxy: true });
	expect(finding?.found).toBe("https://www.matches.mu cannot be reached from here (CERT_HAS_EXPIRED)");
});

it("the doctor asks nobody about an address that visitors cannot have", async () => {
	const asked = answering(() => new Response());
	expect(await statesOf("http://localhost:3000", false)).toEqual(["SITE_URL look"]);
	expect(await statesOf("https://www.example.com")).toEqual(["SITE_URL wrong"]);
	expect(asked).not.toHaveBeenCalled();
});

it("warns of an address without TLS", async () => {
	answering(() => new Response('{"status":"alive"}'));
	expect(await statesOf("http://www.matches.mu", false)).toEqual(["SITE_URL right", "SITE_URL wrong"]);
});

it.each(["http://localhost:3000", "http://www.matches.mu"])(
	"asks to see that a proxy stands in front of %s, where one is trusted",
	async (siteUrl) => {
		answering(() => new Response('{"status":"alive"}'));
		expect(await statesOf(siteUrl, true)).toContain("TRUST_PROXY look");
		expect((await statesOf(siteUrl, false)).join()).not.toContain("TRUST_PROXY");
	},
);

it("the doctor asks the content area under an address of its own, and says where codes travel in clear text", async () => {
	answering(() => new Response('{"status":"alive"}'));
	const siteUrl = "https://www.matches.mu";
	const found = async (adminUrl: string) =>
		(await checkAdminAddress({ siteUrl, adminUrl })).map(({ subject, state }) => `${subject} ${state}`);
	expect(await found(siteUrl)).toEqual([]);
	expect(await found("https://office.matches.mu")).toEqual(["ADMIN_URL right"]);
	expect(await found("http://office.matches.mu")).toEqual(["ADMIN_URL right", "ADMIN_URL wrong"]);
	expect(await found("https://office.ensemble.example")).toEqual(["ADMIN_URL wrong"]);
});
