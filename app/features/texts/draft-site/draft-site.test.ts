import { beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "#app/features/texts/catalogue.server.ts";
import { openReader } from "#server/testing/reader.ts";

const path = "/api/admin/texts/draft-link";

type Reader = Awaited<ReturnType<typeof openReader>>;
let reader: Reader;
let token: string;
let link: string;

beforeEach(async () => {
	reader = await openReader();
	token = await reader.signIn();
	const key = "network.hero.title";
	const base = catalogue.get(key)?.shipped.fr ?? "";
	await reader.stores.textDrafts.save({ key, language: "fr", text: "Un *brouillon* <b>", base });
	const made = await reader.send("POST", path, undefined, token);
	const { url } = (await made.json()) as { url: string };
	link = new URL(url).pathname;
});

describe("the private link to the draft", () => {
	it("shows every page as it will be, and leads from one to the other", async () => {
		const page = await reader.read(`${link}/fr/network`);
		expect(page.status).toBe(200);
		expect(page.texts("main h1")).toEqual(["Un brouillon <b>"]);
		expect((await reader.read("/fr/network")).said()).not.toContain("brouillon");
		const links = page.all("a").map((one) => one.getAttribute("href") ?? "");
		const within = links.filter((href) => href.startsWith("/"));
		expect(within.filter((href) => !href.startsWith(link))).toEqual([]);
		expect(within).toContain(`${link}/fr/blog`);
		expect(within).toContain(`${link}/network`);
		expect((await reader.read(link)).status).toBe(200);
		expect(page.all('[role="note"]')[0]?.textContent).toContain("Aperçu privé");
	});

	it("is stored, listed and told nowhere, and runs nothing", async () => {
		const { headers, html } = await reader.read(`${link}/network`);
		expect(headers.get("Cache-Control")).toBe("no-store");
		expect(headers.get("X-Robots-Tag")).toContain("noindex");
		expect(headers.get("Referrer-Policy")).toBe("same-origin");
		expect(headers.get("Content-Security-Policy")).toMatch(/^sandbox (?!.*allow-scripts)/);
		expect(html).not.toContain("<script");
	});

	it("opens nothing once it is ended, nor with another secret, nor beyond the readers' pages", async () => {
		for (const address of [
			"/draft/",
			"/draft/x",
			`${link}x`,
			`${link}/admin`,
			`${link}/api/settings`,
			`${link}${link}`,
		])
			expect([address, (await reader.read(address)).status]).toEqual([address, 404]);
		expect((await reader.send("DELETE", path, undefined, token)).status).toBe(204);
		const after = await reader.read(`${link}/fr/network`);
		expect([after.status, after.html.includes("brouillon")]).toEqual([404, false]);
		expect(await (await reader.send("GET", path, undefined, token)).json()).toEqual({ expiresAt: null });
	});

	it("is made, and its address told, to the administrator alone", async () => {
		for (const method of ["GET", "POST", "DELETE"])
			expect((await reader.send(method, path)).status).toBe(401);
		const state = await (await reader.send("GET", path, undefined, token)).text();
		expect(state).not.toContain(link.replace("/draft/", ""));
	});
});
