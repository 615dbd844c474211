import { createHash } from "node:crypto";
import { expect, test } from "#e2e/support/fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";

const others = ["/nothing", "/fr/nothing", "/blog/nothing", "/admin", "/admin/dashboard", "/preview/nothing"];

test("every page runs our files and its own inline scripts, and nothing else", async ({ request }) => {
	for (const address of [...addresses.map((page) => page.address), ...others]) {
		const answer = await request.get(address);
		const policy = answer.headers()["content-security-policy"] ?? "";
		const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
		const hashes = inlineScripts(await answer.text()).map(hashOf);
		expect(hashes.length, address).toBeGreaterThan(0);
		expect(sources.toSorted(), address).toEqual([...new Set(["'self'", ...hashes])].toSorted());
		expect(policy, address).toContain("default-src 'self'");
		expect(policy, address).toContain("frame-ancestors 'none'");
	}
});

test("a script that an author's text is made to look like is not allowed to run", async ({
	request,
	administrator,
}) => {
	const code = "alert(document.domain)";
	const forged = `<script>${code}</script>`;
	const picture = `/media/${"0".repeat(64)}-800.webp`;
	const { slug } = await administrator.publish({
		title: `A title ${forged}`,
		excerpt: forged,
		content: `![${forged}](${picture})\n\n${forged}\n\n\`${forged}\``,
	});
	const answer = await request.get(`/blog/${slug}`);
	expect(await answer.text()).toContain(code);
	const policy = answer.headers()["content-security-policy"] ?? "";
	expect(policy).toContain("script-src 'self' 'sha256-");
	expect(policy).not.toContain(hashOf(code));
});

function inlineScripts(html: string): string[] {
	return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
		.filter(([, attributes = ""]) => !/\ssrc=|application\/(ld\+)?json/.test(attributes))
		.map(([, , code = ""]) => code);
}

function hashOf(code: string): string {
	return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
