import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy, type MeasurementHosts } from "./content-security-policy.ts";

const nobody: MeasurementHosts = { scripts: [], connections: [], images: [] };
const scriptSources = (scripts: string[], hosts = nobody) =>
	/script-src ([^;]*)/.exec(contentSecurityPolicy(scripts, hosts))?.[1]?.split(" ");

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("allows our files and the scripts that it is given, each once, and nothing inline beside them", () => {
	expect(scriptSources(["one()", "two()", "one()", ""])).toEqual([
		"'self'",
		hashOf("one()"),
		hashOf("two()"),
	]);
	expect(scriptSources([])).toEqual(["'self'"]);
});

it("the content security policy names the hosts that measuring contacts, and keeps the page out of frames", () => {
	const hosts = { scripts: ["https://s.example"], connections: ["https://c.example"], images: [] };
	const policy = contentSecurityPolicy([], hosts);
	expect(scriptSources([], { ...nobody, scripts: ["https://s.example"] })).toContain("https://s.example");
	expect(policy).toContain("connect-src 'self' https://c.example");
	expect(policy).toContain("frame-ancestors 'none'");
	expect(policy).toContain("object-src 'none'");
});
