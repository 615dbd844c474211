import { describe, expect, it } from "vitest";
import { articleHtml } from "#app/features/articles/rendering/article-html.server.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { testSite } from "#server/testing/test-site.ts";

const path = "/api/admin/preview";
const markdown = "# Title\n\nSay **hello** to <u>all</u>.\n\n<script>alert(1)</script>";

describe("the preview", () => {
	it("is what readers will see", async () => {
		const { send, signIn } = await testSite();
		const answer = await send("POST", path, { markdown }, await signIn());
		expect(answer.status).toBe(200);
		const { html } = (await answer.json()) as { html: string };
		expect(html).toBe(articleHtml(markdown));
		expect(html).toContain("<strong>hello</strong>");
		expect(html).not.toContain("script");
	});

	it("describes pictures as the page does, in the language of the text", async () => {
		const { send, signIn, stores } = await testSite();
		const token = await signIn();
		const hash = await stores.media.add({ bytes: Uint8Array.from([1]), width: 60, height: 90 });
		await stores.media.describe(hash, { alt: "A boat", altFr: "Un bateau" });
		const pictures = `![](${imageUrlOf(hash)})\n\n![](${imageUrlOf(hash)}#decorative)`;
		const show = async (language?: string) => {
			const answer = await send("POST", path, { markdown: pictures, language }, token);
			const { html = "" } = (await answer.json()) as { html?: string };
			return [answer.status, ...[...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)];
		};
		expect(await show("fr")).toEqual([200, "Un bateau", ""]);
		expect(await show()).toEqual([200, "", ""]);
		expect(await show("de")).toEqual([400]);
	});

	it("is for the administrator alone", async () => {
		const { send } = await testSite();
		expect((await send("POST", path, { markdown })).status).toBe(401);
	});

	it("says where a text has too many marks within one another, as saving does", async () => {
		const { send, signIn } = await testSite();
		const token = await signIn();
		const content = `One.\n\n${"<u>".repeat(3_400)}`;
		const answer = await send("POST", path, { markdown: content }, token);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ code: "text-too-nested", line: 3 });
		const saving = await send("POST", "/api/blog-posts", { title: "Nested", content }, token);
		expect(saving.status).toBe(400);
		expect(await saving.json()).toMatchObject({
			code: "text-too-nested",
			line: 3,
			fields: { content: expect.stringContaining("The English text") },
		});
	});

	it("refuses a text that could not be saved", async () => {
		const { send, signIn } = await testSite();
		const answer = await send("POST", path, { markdown: "x".repeat(200_001) }, await signIn());
		expect(answer.status).toBe(400);
	});
});
