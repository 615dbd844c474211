import { expect, it } from "vitest";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { busyPage } from "./busy-page.ts";

it("the page of a busy site says what the owner says, as text", async () => {
	const own = [{ key: "busy.title", language: "fr", text: "<script>un</script> & bientôt" }] as const;
	const answer = await busyPage("/fr/blog", siteTexts(defaultFacts, { own }), 2);
	const page = await answer.text();
	expect(page).toContain("<h1>&lt;script&gt;un&lt;/script&gt; &amp; bientôt</h1>");
	expect(page).not.toContain("<script");
	expect(answer.headers.get("Retry-After")).toBe("2");
});
