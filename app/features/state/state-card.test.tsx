import "#platform/testing/dom.ts";
import { describe, expect, it, vi } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { businessInstant } from "#server/testing/business-instant.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import type { SiteState } from "./site-state.ts";
import { StateCard } from "./state-card.tsx";

const form = {
	fact: "apply" as const,
	language: "en" as const,
	address: "https://forms.agency.test/apply",
	askedAt: businessInstant("2026-01-15T10:00"),
	status: 200,
	failingSince: null,
	isDead: false,
};

const fine: SiteState = {
	version: "1.4.0",
	versionSince: null,
	mails: { waiting: 0, failed: 0, oldestAt: null },
	letters: { waiting: 0, failed: 0, givenUp: 0, oldestAt: null, heldUntil: null },
	backup: { trouble: null, newestAt: businessInstant("2026-01-15T03:00") },
	copies: null,
	hasBackupsOnDataDisk: false,
	lastUpdate: null,
	hasMailServer: true,
	unsentMails: 0,
	promisesReadAt: businessInstant("2026-01-02T09:00"),
	forms: [],
	freeBytes: 41_700_000_000,
	backupFreeBytes: null,
	database: null,
	guestsToTell: 0,
	movedPages: [],
	searchEngines: null,
	deadLinks: [],
};

/** Shows the card before a server that reports this, or fails. */
async function open(state: SiteState | number, language: "en" | "fr" = "en") {
	const browser = await openBrowser(language);
	vi.stubGlobal("fetch", () =>
		Promise.resolve(typeof state === "number" ? new Response("", { status: state }) : Response.json(state)),
	);
	return { ...(await openScreen(browser, <StateCard />)), browser };
}

describe("the state of the website", () => {
	it("says which version was taken back, and why", async () => {
		const at = "2026-01-15T08:00:00.000Z";
		const lastUpdate = {
			id: "1",
			result: "taken-back",
			from: "1.4.0",
			to: "1.5.0",
			at,
			trouble: "silent",
		} as const;
		const { tab } = await open({ ...fine, lastUpdate });
		expect(tab.getByText(/Version 1\.5\.0 was taken back on/)).toBeDefined();
		expect(tab.getByText("It stopped answering.")).toBeDefined();
		expect(tab.getByRole("alert").textContent).toContain(
			"Please tell the person who looks after the server.",
		);
	});

	it("is fine, with the figures that say so", async () => {
		const { tab } = await open(fine);
		expect(tab.getByText("Everything is as it should be.")).toBeDefined();
		expect(tab.queryByRole("alert")).toBeNull();
		const figures = tab.getAllByRole("definition").map(({ textContent }) => textContent);
		const backup = expect.stringContaining("15 January 2026");
		expect(figures).toEqual(["All sent", "None waiting", backup, "41 GB", "1.4.0"]);
		expect(tab.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/admin/backups"]);
	});

	it.each([
		[
			{ hasMailServer: false },
			"en",
			"No mail server is set up: nothing is being sent. See who is waiting for an email",
			"/admin/subscribers?state=pending",
		],
		[
			{ hasMailServer: false, unsentMails: 1204 },
			"fr",
			"Aucun serveur de messagerie\u00a0: rien n’est envoyé. 1\u202f204 e-mails ont été écrits dans un dossier et ne sont jamais partis. Voir qui attend un e-mail",
			"/admin/subscribers?state=pending",
		],
		[
			{ unsentMails: 1 },
			"en",
			"1 email was written to a folder and never sent. See who is waiting for an email",
			"/admin/subscribers?state=pending",
		],
		[
			{ hasBackupsOnDataDisk: true },
			"en",
			"Backups are made on the same disk as the data: if it breaks, both are lost. Save a backup elsewhere",
			"/admin/backups",
		],
		[
			{ guestsToTell: 2 },
			"en",
			"2 guests are still to be invited or told of a change. See which tables",
			"/admin/events",
		],
		[
			{ guestsToTell: 1 },
			"fr",
			"1 convive attend une invitation ou l’annonce d’un changement. Voir quelles tables",
			"/admin/events",
		],
		[
			{ promisesReadAt: null },
			"fr",
			"Vous n’avez pas encore confirmé avoir relu ce que le site promet en votre nom. Relire les promesses",
			"/admin/facts#promises",
		],
	] as const)(
		"is not fine with %j (%s), and says where to look",
		async (change, language, words, address) => {
			const { tab } = await open({ ...fine, ...change }, language);
			expect(tab.queryByText(/Everything is as it should be|Tout va bien/)).toBeNull();
			const links = tab.getAllByRole("link");
			const lines = links.map((link) => [link.closest("li")?.textContent, link.getAttribute("href")]);
			expect(lines).toContainEqual([words, address]);
		},
	);

	it("does not claim that all was sent without a mail server", async () => {
		const { tab } = await open({ ...fine, hasMailServer: false });
		expect(tab.queryByText("All sent")).toBeNull();
		expect(tab.getByText("Written to a folder, not sent")).toBeDefined();
	});

	it("counts the mails that are on their way, which is no trouble", async () => {
		const mails = { waiting: 3, failed: 0, oldestAt: businessInstant("2099-01-01T00:00") };
		const { tab } = await open({ ...fine, mails });
		expect(tab.getByText("3 on their way")).toBeDefined();
		expect(tab.queryByRole("alert")).toBeNull();
	});

	it("asks for help when mails do not arrive", async () => {
		const { tab } = await open({ ...fine, mails: { waiting: 0, failed: 1, oldestAt: null } });
		expect(tab.getByRole("alert").textContent).toContain("Something needs your attention.");
		expect(tab.getByText("1 could not be delivered")).toBeDefined();
	});

	it("says it when they wait too long", async () => {
		const mails = { waiting: 2, failed: 0, oldestAt: "2020-01-01T00:00:00.000Z" };
		const { tab } = await open({ ...fine, mails });
		expect(tab.getByText("2 waiting, the oldest for more than 15 minutes")).toBeDefined();
	});

	const leaving = { ...fine.letters, waiting: 1240, oldestAt: businessInstant("2099-01-01T00:00") };
	const late = { ...leaving, oldestAt: businessInstant("2026-01-10T09:00") };

	it.each([
		["on their way", leaving, "1,240 on their way"],
		["paused", { ...leaving, oldestAt: null }, "1,240 paused until you resume them"],
		[
			"refused",
			{ ...fine.letters, failed: 1 },
			"None waiting; 1 address refused its own in the last 30 days",
		],
	])("says without alarm which letters are %s, and leads to them", async (_, letters, text) => {
		const { tab } = await open({ ...fine, letters });
		expect(tab.getByRole("link", { name: text }).getAttribute("href")).toBe("/admin/letters");
		expect(tab.queryByRole("alert")).toBeNull();
	});

	const heldUntil = businessInstant("2026-01-15T15:30");
	it.each([
		["held up", "en", { ...late, heldUntil }, /^1,240 waiting: the mail .* before 15 January 2026 at 15:30$/],
		[
			"held up",
			"fr",
			{ ...late, heldUntil },
			/^1\s240 en attente\s: le serveur .* avant le 15 janvier 2026 à 15:30$/,
		],
		["late", "en", late, /^1,240 still waiting; sending began on 10 January 2026$/],
		["late", "fr", late, /^1\s240 toujours en attente, envoi commencé le 10 janvier 2026$/],
		["given up", "en", { ...fine.letters, failed: 9, givenUp: 2 }, /^2 not accepted by the mail server/],
		[
			"given up",
			"fr",
			{ ...fine.letters, failed: 9, givenUp: 2 },
			/^2 n’ont pas été acceptées par le serveur/,
		],
	] as const)("asks for help where letters are %s (%s)", async (_, language, letters, text) => {
		const { tab } = await open({ ...fine, letters }, language);
		expect(tab.getByRole("link", { name: text }).closest("dd")?.className).toContain("text-fault");
		expect(tab.getByRole("alert").textContent).toMatch(/server\.$|serveur\.$/);
	});

	it("says without alarm that a new site has no backup yet", async () => {
		const { tab } = await open({ ...fine, backup: { trouble: "none", newestAt: null } });
		expect(tab.getByRole("link").textContent).toBe("No backup yet");
		expect(tab.queryByRole("alert")).toBeNull();
	});

	it("warns of a backup that is old and of a full disk, in French too", async () => {
		const backup = { ...fine.backup, trouble: "old" as const };
		const state = { ...fine, backup, freeBytes: 300_000_000 };
		const { tab } = await open(state, "fr");
		expect(tab.getByRole("alert").textContent).toMatch(/^Quelque chose demande votre attention\./);
		expect(tab.getByText(/^La dernière sauvegarde date de plus de deux jours/)).toBeDefined();
		expect(tab.getByText(/^0\sGo\s: bientôt, plus rien/)).toBeDefined();
	});

	it("links to a page that has another address now, until it is saved", async () => {
		const movedPages = [{ id: "page-1", title: "Our authors", from: "authors", to: "authors-2" }];
		const { tab } = await open({ ...fine, movedPages }, "fr");
		const link = tab.getByRole("link", { name: "Our authors" });
		expect(link.getAttribute("href")).toBe("/admin/edit-page/page-1");
		expect(tab.getByText(/^Votre page est passée à \/authors-2/)).toBeDefined();
		expect(tab.getByRole("alert").textContent).toBe("Quelque chose demande votre attention.");
	});

	it.each([
		["replaced", "en", /^The data folder was moved or replaced/],
		["damaged", "fr", /^Le fichier des données est endommagé/],
		["full", "en", /^The disk is full: nothing can be saved/],
		["full", "fr", /^Le disque est plein\s: rien ne peut/],
		["unwritable", "en", /^The disk accepts no data: nothing can be saved/],
		["unwritable", "fr", /^Le disque n’accepte plus de données\s: rien/],
	] as const)("asks for help where the data is %s (%s)", async (database, language, text) => {
		const { tab } = await open({ ...fine, database }, language);
		expect(tab.getByText(text).className).toContain("text-fault");
		expect(tab.getByRole("alert").textContent).toMatch(/server\.$|serveur\.$/);
	});

	it("shows a separate disk of backups", async () => {
		const { tab } = await open({ ...fine, backupFreeBytes: 7_900_000_000 });
		expect(tab.getByText("Free space for backups").nextElementSibling?.textContent).toBe("7 GB");
		expect(tab.queryByRole("alert")).toBeNull();
	});

	it("warns when it is full, in French too", async () => {
		const { tab } = await open({ ...fine, backupFreeBytes: 300_000_000 }, "fr");
		expect(tab.getByText(/^0\sGo\s: bientôt, plus aucune sauvegarde/)).toBeDefined();
		expect(tab.getByRole("alert").textContent).toMatch(/serveur\.$/);
	});

	it("says that every form opens, and since when this version runs", async () => {
		const forms = [form, { ...form, language: "fr" as const, askedAt: businessInstant("2026-01-15T11:00") }];
		const state = { ...fine, forms, versionSince: businessInstant("2026-01-02T09:00") };
		const { tab } = await open(state);
		expect(tab.getByText("All open, checked on 15 January 2026 at 10:00")).toBeDefined();
		expect(tab.getByText("1.4.0, since 2 January 2026")).toBeDefined();
		expect(tab.getByText("Everything is as it should be.")).toBeDefined();
	});

	it("lists each form that fails, with its response and a link to its field", async () => {
		const failingSince = businessInstant("2026-01-14T10:00");
		const dead = { ...form, status: 404, failingSince, isDead: true };
		const forms = [dead, { ...dead, language: "fr" as const, status: null }, form];
		const { tab } = await open({ ...fine, forms });
		expect(tab.getByRole("alert").textContent).toBe("Something needs your attention.");
		const links = tab.getAllByRole("link").filter(({ textContent }) => textContent?.includes("application"));
		expect(links.map(({ textContent }) => textContent)).toEqual([
			"Membership application (English)",
			"Membership application (Français)",
		]);
		expect(tab.getByText("Page not found (404) since 14 January 2026")).toBeDefined();
		expect(tab.getByText("No answer since 14 January 2026")).toBeDefined();
		expect(links[0]?.getAttribute("href")).toBe("/admin/facts#fact-apply");
		expect(tab.queryByText(/^All open/)).toBeNull();
	});

	it("raises no alarm over a form that has failed once", async () => {
		const failingSince = businessInstant("2026-01-14T10:00");
		const { tab } = await open({ ...fine, forms: [{ ...form, status: 503, failingSince }] });
		expect(tab.getByText("Its server reports an error (503), next try within the hour")).toBeDefined();
		expect(tab.queryByRole("alert")).toBeNull();
	});

	it("says that the forms were not looked at yet", async () => {
		const { tab } = await open({ ...fine, forms: [{ ...form, askedAt: null, status: null }] }, "fr");
		expect(tab.getByText("Pas encore vérifiés")).toBeDefined();
	});

	it("says that it could not be read, and shows no figure", async () => {
		const { tab } = await open(500);
		expect(tab.queryAllByRole("definition")).toEqual([]);
		expect(tab.queryByText("Everything is as it should be.")).toBeNull();
	});

	it("names links of texts that do not open, with where each stands", async () => {
		const place = { kind: "article" as const, id: "a1", title: "First dates" };
		const failingSince = businessInstant("2026-01-12T10:00");
		const link = { address: "https://a.mu/x", status: 404, failingSince, places: [place] };
		const { tab } = await open({ ...fine, deadLinks: [link] });
		expect(tab.getByText("https://a.mu/x")).toBeDefined();
		expect(tab.getByText("Page not found (404) since 12 January 2026")).toBeDefined();
		expect(tab.getByRole("link", { name: "First dates" }).getAttribute("href")).toBe(
			"/admin/edit-article/a1",
		);
	});

	it.each([
		[403, null, /could not read https:\/\/duo\.mu\/k\.txt/],
		[200, businessInstant("2026-01-15T10:00"), /^Told of changes on 15 January 2026/],
	])("says how telling search engines goes: %s", async (status, toldAt, said) => {
		const failingSince = toldAt === null ? businessInstant("2026-01-12T10:00") : null;
		const searchEngines = { keyFile: "https://duo.mu/k.txt", toldAt, status, failingSince };
		const { tab } = await open({ ...fine, searchEngines });
		expect(tab.getByText(said)).toBeDefined();
	});
});
