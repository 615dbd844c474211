import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { subscribedEvent } from "#app/features/newsletter/signup/use-sign-up.ts";
import { defaultFacts } from "#app/site/facts.ts";
import type { MeasurementIds } from "./analytics-events.ts";

const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const analyticsScript = "https://www.googletagmanager.com/gtag/js?id=G-TEST";
const pixelScript = "https://connect.facebook.net/en_US/fbevents.js";

/** Returns the events that Google's script would read. */
const analytics = () =>
	(window.dataLayer ?? []).map((command) => Array.from(command)).filter(([name]) => name === "event");
const analyticsNames = () => analytics().map(([, name]) => name);
/** Returns the commands that Meta's script would read. */
const pixel = () => window.fbq?.queue ?? [];
const pixelNames = () =>
	pixel()
		.filter(([command]) => command === "track")
		.map(([, name]) => name);

beforeEach(() => {
	vi.resetModules();
	localStorage.clear();
	document.head.innerHTML = "";
	window.dataLayer = [];
	delete window.fbq;
});
afterEach(cleanup);

/** Opens a page in a browser that has measured nothing yet. */
async function open(address: string, ids: MeasurementIds = { analytics: "G-TEST", pixel: "123" }) {
	const { visit } = await import("#server/testing/visitor.tsx");
	const { VisitMeasurement } = await import("./visit-measurement.tsx");
	const { setConsent } = await import("./use-consent.ts");
	const page = (
		<>
			<VisitMeasurement ids={ids} />
			<a href={defaultFacts.apply.en}>Apply</a>
			<a href={defaultFacts.referralForm.en}>Refer</a>
			<a href="https://elsewhere.example/">Elsewhere</a>
		</>
	);
	return {
		...visit(address, page),
		setConsent: (answer: "agreed" | "refused") => act(() => setConsent(answer)),
	};
}

const follow = (name: string, button = 0) =>
	act(() => {
		const link = screen.getByText(name);
		for (const type of ["click", "auxclick"]) link.addEventListener(type, (event) => event.preventDefault());
		const how = { bubbles: true, cancelable: true, button };
		fireEvent(link, new MouseEvent(button === 0 ? "click" : "auxclick", how));
	});

describe("a visitor who has not agreed", () => {
	it.each(["unanswered", "refused"] as const)("is followed by nothing: %s", async (answer) => {
		const { setConsent, go } = await open("/");
		if (answer === "refused") setConsent(answer);
		follow("Apply");
		await go("/blog/a-slug");
		expect([scripts(), analytics(), pixel()]).toEqual([[], [], []]);
	});
});

describe("a visitor who agrees", () => {
	it("is counted by the tools that are configured, and by no other", async () => {
		const { setConsent } = await open("/", { analytics: "G-TEST", pixel: undefined });
		setConsent("agreed");
		expect(scripts()).toEqual([analyticsScript]);
		expect(window.fbq).toBeUndefined();
	});

	it("has each page counted once, by its path, and an article as one", async () => {
		const { setConsent, go } = await open("/");
		setConsent("agreed");
		await go("/?page=2");
		await go("/blog/a-slug");
		await go("/blog/a-slug#end");
		expect(analyticsNames()).toEqual(["page_view", "page_view"]);
		expect(pixelNames()).toEqual(["ViewContent"]);
		expect(scripts()).toEqual([analyticsScript, pixelScript]);
	});

	it("has the forms that are followed counted, by any button, and no other address", async () => {
		const { setConsent } = await open("/");
		setConsent("agreed");
		follow("Apply");
		follow("Refer", 1);
		follow("Elsewhere");
		expect(analyticsNames()).toEqual(["page_view", "application_click", "referral_click"]);
		expect(pixelNames()).toEqual(["Lead"]);
		follow("Apply", 2);
		expect(pixelNames()).toEqual(["Lead"]);
	});

	it("has a subscription counted once it is accepted", async () => {
		const { setConsent } = await open("/");
		setConsent("agreed");
		act(() => void document.dispatchEvent(new window.Event(subscribedEvent)));
		expect(pixelNames()).toEqual(["Contact"]);
	});

	it("shares nothing with Google's advertising, and no private part of an address", async () => {
		const { setConsent } = await open("/");
		setConsent("agreed");
		const commands = (window.dataLayer ?? []).map((command) => Array.from(command));
		expect(commands[0]).toEqual([
			"consent",
			"default",
			{
				analytics_storage: "granted",
				ad_storage: "denied",
				ad_user_data: "denied",
				ad_personalization: "denied",
			},
		]);
		expect(commands.find(([name]) => name === "config")?.[2]).toMatchObject({
			send_page_view: false,
			allow_google_signals: false,
		});
		expect(pixel().slice(0, 2)).toEqual([
			["set", "autoConfig", false, "123"],
			["init", "123"],
		]);
	});

	it("is counted on no page that search engines may not list", async () => {
		document.head.innerHTML = '<meta name="robots" content="noindex, nofollow">';
		const { setConsent } = await open("/newsletter/confirm");
		setConsent("agreed");
		expect([scripts(), analytics()]).toEqual([[], []]);
	});

	it("is not counted in a visit that began by a private link", async () => {
		const entries = vi.spyOn(performance, "getEntriesByType");
		entries.mockReturnValue([{ name: "https://a.example/preview/secret" } as PerformanceEntry]);
		const { setConsent } = await open("/blog");
		setConsent("agreed");
		expect(scripts()).toEqual([]);
		entries.mockRestore();
	});

	it.each([
		"/preview/secret",
		"/fr/invitation/secret",
		"/newsletter/unsubscribe?token=secret",
		"/admin/dashboard",
	])("is not counted where the page before was %s", async (before) => {
		const referrer = vi.spyOn(document, "referrer", "get").mockReturnValue(`https://a.example${before}`);
		const { setConsent } = await open("/blog");
		setConsent("agreed");
		expect([scripts(), pixel()]).toEqual([[], []]);
		referrer.mockRestore();
	});

	it("is no longer followed once the component goes", async () => {
		const { setConsent, unmount } = await open("/");
		setConsent("agreed");
		const before = pixelNames().length;
		unmount();
		act(() => void document.dispatchEvent(new window.Event(subscribedEvent)));
		expect(pixelNames()).toHaveLength(before);
	});
});

describe("the administrator's browser", () => {
	const hint = (value: string) => Reflect.set(document, "cookie", `signed-in=${value}; Path=/`);
	afterEach(() => void Reflect.set(document, "cookie", "signed-in=; Path=/; Max-Age=0"));

	it("loads no tool, whatever was answered", async () => {
		hint("id");
		const { setConsent, go } = await open("/");
		setConsent("agreed");
		await go("/blog");
		expect([scripts(), analytics(), pixel()]).toEqual([[], [], []]);
	});

	it("loads none if the sign-in came after the page", async () => {
		const { setConsent } = await open("/");
		hint("id");
		setConsent("agreed");
		expect(scripts()).toEqual([]);
	});

	it("reloads a page with a tool when another tab signs in", async () => {
		const reload = vi.spyOn(location, "reload").mockReturnValue();
		const { setConsent } = await open("/");
		setConsent("agreed");
		hint("id");
		const tab = new BroadcastChannel("ensemble-session");
		tab.postMessage("changed");
		await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
		expect(pixel().at(-1)).toEqual(["consent", "revoke"]);
		tab.close();
		reload.mockRestore();
	});
});

describe("a consent that is withdrawn", () => {
	it("ends everything at once", async () => {
		const { setConsent, go } = await open("/");
		setConsent("agreed");
		setConsent("refused");
		await go("/blog");
		follow("Apply");
		expect(analyticsNames()).toEqual(["page_view"]);
		expect(pixel().at(-1)).toEqual(["consent", "revoke"]);
		expect(window["ga-disable-G-TEST"]).toBe(true);
	});

	it("can be given again, without the scripts being loaded twice", async () => {
		const { setConsent, go } = await open("/");
		for (const answer of ["agreed", "refused", "agreed"] as const) setConsent(answer);
		expect(analyticsNames()).toEqual(["page_view"]);
		await go("/blog");
		expect(scripts()).toEqual([analyticsScript, pixelScript]);
		expect(window["ga-disable-G-TEST"]).toBe(false);
		expect(pixel().at(-1)).toEqual(["consent", "grant"]);
		expect(analyticsNames().at(-1)).toBe("page_view");
	});
});
