import "#platform/testing/dom.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { footerLinks } from "#app/metadata/page-names.server.ts";
import { visit } from "#server/testing/visitor.tsx";
import { Footer } from "./footer.tsx";

afterEach(cleanup);

describe("the foot of a page", () => {
	it("links to its pages, in the language of the page", () => {
		visit("/fr/blog", <Footer links={footerLinks(defaultTexts, "fr")} cookieSettings={false} />);
		const pages = ["Le réseau gratuit", "Le journal", "Politique de confidentialité", "Mentions légales"];
		expect(pages.map((name) => screen.getByRole("link", { name }).getAttribute("href"))).toEqual([
			"/fr/network",
			"/fr/blog",
			"/fr/privacy-policy",
			"/fr/legal",
		]);
	});

	it("states the facts of the business as its owner gave them", () => {
		visit("/", <Footer links={[]} cookieSettings={false} />, {
			email: "bonjour@duo.example",
			whatsapp: "+230 5 123 45 67",
			profiles: ["https://www.instagram.com/duo", "https://duo.example"],
			company: "Duo Ltd",
			place: { en: "Curepipe", fr: "Curepipe (Maurice)" },
		});
		const href = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
		expect(href(/^bonjour@/)).toBe("mailto:bonjour@duo.example");
		expect(href(/^WhatsApp/)).toBe("https://wa.me/23051234567");
		const icon = (name: RegExp) =>
			screen.getByRole("link", { name }).querySelector("img")?.getAttribute("src");
		expect([icon(/^Instagram/), icon(/^duo/)]).toEqual(["/icons/instagram.svg", undefined]);
		expect(href(/^Instagram/)).toBe("https://www.instagram.com/duo");
		expect(href(/^duo\.example/)).toBe("https://duo.example");
		expect(screen.getByText("Duo Ltd, a registered company based in Curepipe")).toBeDefined();
	});

	it("omits WhatsApp without a number", () => {
		visit("/", <Footer links={[]} cookieSettings={false} />, { whatsapp: "" });
		expect(screen.queryByText(/WhatsApp/)).toBeNull();
	});

	it("announces every link to another site as opening in a new tab", () => {
		visit("/", <Footer links={[]} cookieSettings={false} />);
		const outbound = screen.getAllByRole("link").filter((link) => link.getAttribute("target") === "_blank");
		expect(outbound.length).toBeGreaterThan(1);
		for (const link of outbound) {
			expect(within(link).getByText("(opens in a new tab)", { exact: false })).toBeDefined();
			expect(link.getAttribute("rel")).toBe("noopener");
		}
	});

	it("offers the cookie settings only if visitors are asked for consent", () => {
		visit("/", <Footer links={[]} cookieSettings={false} />);
		expect(screen.queryByRole("button", { name: "Cookie settings" })).toBeNull();
		cleanup();
		visit("/", <Footer links={[]} cookieSettings />);
		expect(screen.getByRole("button", { name: "Cookie settings" })).toBeDefined();
	});
});
