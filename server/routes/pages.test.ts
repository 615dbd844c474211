import { data, RouterContextProvider } from "react-router";
import { expect, it, onTestFinished } from "vitest";
import { loader } from "#app/admin.layout.tsx";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { storesOfPages } from "#server/composition/stores.ts";
import { testSite } from "#server/testing/test-site.ts";
import { siteContexts } from "./pages.ts";

const open = async () => siteContexts((await testSite({ siteUrl: "https://ensemble.example" })).site);

it.each([
	["/", "en"],
	["/fr", "fr"],
	["/fr/blog", "fr"],
	["/friends", "en"],
	["/_.data", "en"],
	["/fr.data", "fr"],
	["/fr/_.data", "fr"],
	["/fr/blog.data?tag=love", "fr"],
	["/admin", "en"],
	["/fr/blog", "fr", "language=en"],
	["/admin", "fr", "language=fr"],
	["/admin/login.data", "fr", "theme=dark; language=fr"],
])("the page renderer takes %s for a page in %s", async (path, language, cookie = "") => {
	const contextOf = await open();
	const request = new Request(`https://ensemble.example${path}`, { headers: { Cookie: cookie } });
	expect(contextOf(request, "", "192.0.2.1").language).toBe(language);
});

it("the page renderer gives loaders the stores of pages, and none that holds guests, sessions or mails", async () => {
	const { site } = await testSite();
	const context = siteContexts(site)(new Request("https://ensemble.example/"), "", "192.0.2.1");
	for (const name of storesOfPages) expect(context).toHaveProperty(name);
	for (const hidden of [
		"guests",
		"guestMails",
		"seatings",
		"articleCopies",
		"eventCopies",
		"sessions",
		"mails",
		"subscribersList",
		"erasures",
	]) {
		expect(site.stores).toHaveProperty(hidden);
		expect(context).not.toHaveProperty(hidden);
	}
});

it("a loader gets 503 from any store and from the form while the database is away", async () => {
	const cluster = await startPostgresCluster();
	onTestFinished(() => cluster.stop());
	const database = await openDatabase({ databaseUrl: cluster.url, dataDir: "" });
	onTestFinished(() => database.close());
	const { site } = await testSite({ database });
	const context = siteContexts(site)(new Request("http://localhost:3000/"), "", "192.0.2.1");
	await cluster.halt("fast");
	for (const ask of [
		() => context.articles.cards.list("en", { limit: 1 }),
		() => context.events.listUpcoming(),
		() => context.settings.find("active_members_count"),
		() => context.confirmations.find("token"),
		() => context.takeSignUp({ email: "reader@example.com", language: "en", page: "/" }),
	]) {
		const thrown = await ask().catch((error: unknown) => error);
		expect(thrown).toMatchObject({ init: { status: 503 } });
	}
});

it("the content area opens with the number of members, and without it where that cannot be read", async () => {
	const { site, stores } = await testSite();
	const request = new Request("http://localhost:3000/admin");
	const known = siteContexts(site)(request, "", "192.0.2.1");
	const open = (settings = known.settings) => {
		const context = new RouterContextProvider();
		context.set(siteContext, { ...known, settings });
		return loader({ request, url: new URL(request.url), pattern: "admin", params: {}, context });
	};
	await stores.settings.set(activeMembersKey, "500");
	expect(await open()).toMatchObject({ members: 500, facts: { name: defaultFacts.name } });
	const away = { find: () => Promise.reject(data(null, { status: 503 })) };
	expect(await open(away)).toMatchObject({ members: undefined, facts: { name: defaultFacts.name } });
});

it("searches of each client are counted by themselves", async () => {
	const contextOf = await open();
	const request = new Request("https://ensemble.example/blog?search=love");
	const searching = contextOf(request, "", "192.0.2.1");
	let waitSeconds: number | undefined;
	while (waitSeconds === undefined) waitSeconds = await searching.countSearch();
	expect(waitSeconds).toBeLessThanOrEqual(60);
	expect(await contextOf(request, "", "192.0.2.2").countSearch()).toBeUndefined();
});
