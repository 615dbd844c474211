import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { apiPage, apiRequest, download, endOwnSession, exchangeKey } from "./client.ts";
import { hintedSession, sessionHintCookie, uncountedCookie } from "./session-cookies.ts";
import { isSignedIn } from "./session-flag.ts";
import { beginSession, forgetSession, sessionId } from "./session-storage.ts";

const articles = "/api/blog-posts";
const written = { title: "First", excerpt: "A text.", content: "Words." };

describe("a request of the content area", () => {
	it("is sent in the session as JSON, and returns the response", async () => {
		await openBrowser();
		const created = await apiRequest<{ id: string; version: number }>("POST", articles, written);
		expect(created).toMatchObject({ ...written, version: 1 });
		expect(await apiRequest("DELETE", `${articles}/${created.id}`)).toBeUndefined();
	});

	it("that fails has the status, the code, the message and the fields", async () => {
		await openBrowser();
		await expect(apiRequest("POST", articles, { ...written, slug: "No Slug!" })).rejects.toMatchObject({
			name: "ApiError",
			status: 400,
			code: "invalid",
			fields: { slug: expect.any(String) },
			unreachable: false,
		});
	});

	it("that does not get through is one error, whatever the browser calls it", async () => {
		const { network } = await openBrowser();
		network.cut();
		await expect(apiRequest("GET", articles)).rejects.toMatchObject({ status: 0, unreachable: true });
	});

	it("that meets something else than the site is an error with its status", async () => {
		const { network } = await openBrowser();
		network.breakDown("GET", articles, 502);
		await expect(apiRequest("GET", articles)).rejects.toMatchObject({
			status: 502,
			message: "502: Out of order",
			serverMessage: undefined,
		});
	});

	it("that was given up is no failure of the network", async () => {
		const { network } = await openBrowser();
		const caught = network.holdRequest("GET", articles);
		const controller = new AbortController();
		const request = apiRequest("GET", articles, undefined, controller.signal);
		const held = await caught;
		controller.abort();
		await expect(request).rejects.toMatchObject({ name: "AbortError" });
		held.release();
	});
});

describe("a session", () => {
	it("is forgotten with the first request that the server refuses for it", async () => {
		const { endSession } = await openBrowser();
		await endSession();
		await expect(apiRequest("POST", articles, written)).rejects.toMatchObject({ status: 401 });
		expect(isSignedIn()).toBe(false);
		expect(sessionId()).toBeNull();
	});

	it("stays when a request of an earlier one is refused late", async () => {
		const { network, endSession, signInHere } = await openBrowser();
		const caught = network.holdAnswer("POST", articles);
		await endSession();
		const late = apiRequest("POST", articles, written).catch((error: unknown) => error);
		const answer = await caught;
		forgetSession();
		await signInHere();
		const id = sessionId();
		answer.release();
		expect(await late).toMatchObject({ status: 401 });
		expect(sessionId()).toBe(id);
		expect(isSignedIn()).toBe(true);
	});

	it("that begins right after another has ended is not ended with it", async () => {
		const { network, accessCode, settled } = await openBrowser();
		const caught = network.holdAnswer("POST", "/api/admin/logout");
		endOwnSession();
		const answer = await caught;
		const entering = exchangeKey({ password: accessCode });
		await settled();
		expect(network.sent("POST", "/api/admin/login")).toEqual([]);
		answer.release();
		beginSession((await entering).token);
		expect(await apiRequest("POST", articles, written)).toMatchObject(written);
	});

	it("that ended without a network is over in this browser", async () => {
		const { network } = await openBrowser();
		network.cut();
		endOwnSession();
		expect(isSignedIn()).toBe(false);
		expect(hintedSession()).toBeNull();
	});

	it("stays when somebody tries a wrong code beside it", async () => {
		await openBrowser();
		await expect(exchangeKey({ password: "no such code" })).rejects.toMatchObject({
			status: 401,
			code: "wrong-code",
		});
		expect(isSignedIn()).toBe(true);
	});

	it("begins with the code, and gives scripts an id that opens nothing", async () => {
		const { accessCode, send } = await openBrowser();
		forgetSession();
		const { token: id } = await exchangeKey({ password: accessCode });
		beginSession(id);
		expect(await apiRequest("POST", articles, written)).toMatchObject(written);
		expect((await send("GET", "/api/admin/stats", undefined, id)).status).toBe(401);
		expect(document.cookie).toBe(`${sessionHintCookie}=${id}; ${uncountedCookie}=1`);
	});
});

describe("a list of the content area", () => {
	it("is read page by page to its end, each entry once", async () => {
		const { pass } = await openBrowser();
		for (let number = 1; number <= 5; number += 1) {
			await apiRequest("POST", articles, { ...written, title: `Article ${number}` });
			await pass(1_000);
		}
		const seen: string[] = [];
		let path: string | undefined = `${articles}?fields=summary&limit=2&search=Article`;
		while (path !== undefined) {
			const page: Awaited<ReturnType<typeof apiPage<ArticleSummary>>> = await apiPage(
				path,
				new AbortController().signal,
			);
			expect(page.total).toBe(5);
			seen.push(...page.entries.map(({ title }) => title));
			path = page.next;
		}
		expect(seen).toEqual([5, 4, 3, 2, 1].map((number) => `Article ${number}`));
	});
});

describe("a file of the content area", () => {
	it("comes with the session, and is refused like any request without it", async () => {
		const { endSession } = await openBrowser();
		const file = await download("/api/admin/subscribers.csv");
		expect((await file.text()).length).toBeGreaterThan(0);
		await endSession();
		await expect(download("/api/admin/subscribers.csv")).rejects.toMatchObject({ status: 401 });
	});
});
