import { uncountedCookie } from "#app/api-client/session-cookies.ts";
import { discoveryPath } from "#app/document/route-discovery.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { inviteGuest } from "#e2e/support/invited-guest.ts";
import { awaitMail, linkTo } from "#e2e/support/mail-fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";
import { countsFrom } from "#e2e/support/visit-counts.ts";
import { expect, test } from "./fixtures.ts";

const wide = [1280, 900] as const;
const phone = [390, 844] as const;
const sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

test("a page that is left before it is done says nothing", async ({ view, listener }) => {
	const asked = listener.holdBack(discoveryPath);
	await view.arriveAt("/favicon-preview");
	await asked;
	await view.open("/network");
	expect(listener.complaints).toEqual([]);
});

test("every public page, wide and on a phone", async ({ view }) => {
	test.slow();
	for (const [width, height] of [wide, phone]) {
		await view.resize(width, height);
		for (const { title, address, language } of addresses) {
			await test.step(`${title}, ${width} px`, async () => {
				await view.open(address);
				await view.expects("document.documentElement.lang", language);
				await view.expects("document.querySelectorAll('h1').length", 1);
				await view.expects(sideways, 0);
			});
		}
	}
});

test("the emphasis of the first title stays on one line, and fits", async ({ view }) => {
	const lines = `new Set([...document.querySelectorAll("h1 em")].map((word) => word.getBoundingClientRect().top)).size`;
	for (const address of ["/", "/fr"]) {
		await view.open(address);
		for (const width of [1280, 1024, 768, 390]) {
			await view.resize(width, 900);
			await view.expects(lines, 1);
			await view.expects(sideways, 0);
			await view.expects(
				`[...document.querySelectorAll("h1 em")].at(-1).getBoundingClientRect().right <= innerWidth`,
				true,
			);
		}
	}
});

test("the events menu, by mouse", async ({ view }) => {
	const link = { kind: "link", name: "Singles Socials", within: "header" } as const;
	const button = { kind: "button", name: "Events" } as const;
	await view.resize(...wide);
	await view.open("/");
	await view.clickAt(640, 700);
	await view.click(button);
	await view.sees(link);
	await view.click(button);
	await view.seesNo(link);
	await view.click(button);
	await view.clickAt(640, 700);
	await view.seesNo(link);
	await view.hover(button);
	await view.sees(link);
	await view.press("Escape");
	await view.seesNo(link);
	await view.click(button);
	await view.click(link);
	await view.isAt("/events/singlessocials");
});

test("the phone's menu, behind which the page rests", async ({ view }) => {
	await view.resize(...phone);
	await view.open("/");
	const barTop = "document.querySelector('header').getBoundingClientRect().top";
	await view.evaluate("scrollTo({ top: 900, behavior: 'instant' })");
	await view.expects(`${barTop} < -70`, true);
	await view.evaluate("scrollTo({ top: 600, behavior: 'instant' })");
	await view.expects(barTop, 0);
	await view.click({ kind: "button", name: "Menu" });
	await view.sees({ kind: "link", name: "Insights", within: "dialog" });
	await view.wheel(400);
	await view.wheel(400);
	await view.press("Escape");
	await view.seesNo({ kind: "link", name: "Insights", within: "dialog" });
	await view.expects("scrollY", 600);
	await view.click({ kind: "button", name: "Menu" });
	await view.click({ kind: "link", name: "Insights", within: "dialog" });
	await view.isAt("/blog");
	await view.expects("scrollY", 0);
});

test("the language, a question, a refusal of cookies", async ({ view }) => {
	await view.resize(...wide);
	await view.open("/");
	await view.click({ kind: "button", name: "Decline" });
	await view.seesNo({ kind: "button", name: "Decline" });
	await view.click({ kind: "question", name: "What does membership cost, and when do I pay?" });
	await view.expects("document.querySelectorAll('main details[open]').length", 1);
	await view.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
	await view.click({ kind: "link", name: "FR", within: "header" });
	await view.isAt("/fr");
	await view.seesNo({ kind: "button", name: "Refuser" });
	await view.open("/");
	await view.isAt("/fr");
	await view.click({ kind: "link", name: "EN", within: "header" });
	await view.isAt("/");
});

test("the newsletter, from the form to leaving it", async ({ view, inbox }) => {
	await view.resize(...wide);
	await view.open("/blog");
	const field = { kind: "field", name: "Email address" } as const;
	const subscribe = { kind: "button", name: "Subscribe" } as const;
	await view.fill(field, "nobody");
	await view.click(subscribe);
	await view.sees({ kind: "text", name: "Please enter a valid email address." });
	await view.fill(field, "reader@example.com");
	await view.click(subscribe);
	await view.sees({ kind: "text", name: "Successfully subscribed!" });

	const mail = await awaitMail(inbox, "reader@example.com");
	const pathTo = (page: string) => {
		const { pathname, search } = new URL(linkTo(mail, page));
		return pathname + search;
	};
	await view.open(pathTo("/newsletter/confirm"));
	await view.sees({ kind: "heading", name: "One last click" });
	await view.doubleClick({ kind: "button", name: "Confirm my subscription" });
	await view.sees({ kind: "heading", name: "You are on the list" });
	await view.open(pathTo("/newsletter/confirm"));
	await view.sees({ kind: "heading", name: "You are on the list" });
	await view.open(pathTo("/newsletter/unsubscribe"));
	await view.sees({ kind: "heading", name: "Leaving the list?" });
	await view.doubleClick({ kind: "button", name: "Unsubscribe" });
	await view.sees({ kind: "heading", name: "You are unsubscribed" });
	await view.evaluate("location.reload()");
	await view.sees({ kind: "heading", name: "You are unsubscribed" });
});

test("an invitation, accepted by a double click, and opened again", async ({ view, listener, inbox }) => {
	const administrator = await Administrator.signIn(listener.url);
	const { path } = await inviteGuest(administrator, inbox, "guest@example.com");
	await view.resize(...phone);
	await view.open(path);
	await view.doubleClick({ kind: "button", name: "Accept the seat" });
	await view.seesNo({ kind: "button", name: "Decline" });
	await view.isAt(path);
	const accepted = await view.evaluate<string>("document.querySelector('h1').textContent");
	for (const again of ["location.reload()", `location.assign(${JSON.stringify(path)})`]) {
		await view.evaluate(again);
		await view.isAt(path);
		await view.expects("document.querySelector('h1').textContent", accepted);
	}
});

test("a search, an article, and the way back", async ({ view }) => {
	await view.resize(...wide);
	await view.open("/blog");
	const search = { kind: "field", name: "Search articles" } as const;
	await view.fill(search, "good silence");
	await view.expects("location.search", "?search=good+silence");
	await view.sees({ kind: "heading", name: "How to read a good silence" });
	await view.click({ kind: "link", name: "How to read a good silence" });
	await view.isAt("/blog/how-to-read-a-good-silence");
	await view.sees({ kind: "heading", name: "How to read a good silence" });
	await view.evaluate("history.back()");
	await view.isAt("/blog?search=good+silence");
	await view.expects("document.querySelector('main article') !== null", true);
});

test("a page that the browser kept whole and shows again opens nothing", async ({ view, listener }) => {
	// A browser in which somebody signed in is not counted.
	await view.arriveAt("/robots.txt");
	await view.evaluate(`void (document.cookie = "${uncountedCookie}=; max-age=0; path=/")`);
	const counted = await countsFrom(listener.url);
	await view.open("/legal");
	await view.evaluate("void (window.isKept = true)");
	await view.open("/network");
	for (const [turn, path] of [
		["back", "/legal"],
		["forward", "/network"],
		["back", "/legal"],
	] as const) {
		await view.evaluate(`void setTimeout(() => history.${turn}())`);
		await view.expects("location.pathname", path);
	}
	await view.expects("window.isKept", true);
	await view.open("/how-it-works");
	await expect.poll(counted).toEqual({ openings: 3, visits: 3 });
});
