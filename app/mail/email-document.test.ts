import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { shippedLook } from "#app/site/site-look.ts";
import { emailHtml } from "./email-html.server.ts";
import type { EmailTemplate } from "./email-text.server.ts";

const plain: EmailTemplate = {
	name: "Ensemble",
	look: shippedLook,
	language: "fr",
	subject: "Bienvenue",
	preview: "Votre abonnement est confirmé.",
	title: "Ravis de *vous lire*",
	text: "Deux lignes,\nune pause.",
	footer: {
		why: "Vous recevez cet e-mail.",
		links: [{ label: "Se désabonner", url: "https://ensemble.example/fr/leave?token=a&b=c" }],
		address: "Tamarin",
	},
};

async function read(change: Partial<EmailTemplate> = {}) {
	const html = await emailHtml({ ...plain, ...change });
	return { html, mail: new DOMParser().parseFromString(html, "text/html") };
}

describe("a mail that says one thing", () => {
	it("is one column of 600 px, in Outlook too, where space stands in cells alone", async () => {
		const { html, mail } = await read();
		expect(mail.querySelector(".frame")?.getAttribute("style")).toContain("max-width:600px");
		expect(/<!--\[if mso\]>(.*?)<!\[endif\]-->/s.exec(html)?.[1]).toContain(".frame { width: 600px");
		expect(mail.querySelector("td.column")?.getAttribute("style")).toContain("padding:40px 32px 48px");
		for (const table of mail.querySelectorAll("table")) {
			expect(table.getAttribute("role")).toBe("presentation");
			expect(table.getAttribute("style") ?? "").not.toContain("padding");
		}
	});

	it("breaks a long word of a fact, and never the fact's name", async () => {
		const { mail } = await read({ facts: [{ label: "Quand", text: "samedi" }] });
		expect(mail.querySelector("td.soft")?.getAttribute("style")).toContain("overflow-wrap:normal");
	});

	it("ends with why it came, the links of its reader underlined, and where it is from", async () => {
		const { mail } = await read();
		const foot = [...mail.querySelectorAll("p.soft")].map((one) => one.textContent);
		expect(foot).toEqual(["Vous recevez cet e-mail.", "Se désabonner", "Tamarin"]);
		expect(mail.querySelector("p.soft a")?.getAttribute("style")).toContain("underline");
	});

	it("shows its preview in the list of mails, and not in the mail", async () => {
		const { mail } = await read();
		const preview = mail.querySelector<HTMLElement>("[data-skip-in-text]");
		expect(preview?.textContent).toMatch(/^Votre abonnement est confirmé\./);
		expect(preview?.getAttribute("style")).toContain("display:none");
	});
});

describe("the look of a mail", () => {
	it("has the owner's accent, by day and by night, and nothing of the shipped one", async () => {
		const accent = {
			...shippedLook.accent,
			brand: "#1a237e",
			ember: "#10165a",
			glow: "#9fa8ff",
			lamp: "#8c95f0",
		};
		const button = { label: "Lire", url: "https://ensemble.example/" };
		const html = await emailHtml({ ...plain, button, look: { ...shippedLook, accent } });
		for (const colour of Object.values(accent).slice(0, 4)) expect(html).toContain(colour as string);
		expect(html).not.toMatch(/#f2491b|#b8320c|#ff9a78/);
	});

	it("shows the logo in place of the name, which stays its text, in a size of its own", async () => {
		const mailUrl = `https://ensemble.example/logo/${"a".repeat(64)}-mail.png`;
		const file = { hash: "a".repeat(64), type: "svg", width: 1200, height: 300, isOpaque: false } as const;
		const logo = { ...file, whiteOnDark: true, mailUrl };
		const html = await emailHtml({ ...plain, look: { ...shippedLook, logo } });
		expect(html).toMatch(new RegExp(`<img[^>]*alt="Ensemble"[^>]*src="${mailUrl}"`));
		expect(html).toMatch(/<img[^>]*width="220"/);
		expect(html).toMatch(/<img[^>]*height="55"/);
	});
});
