import { awaitMail, expect, linksOf, linkTo, test } from "#e2e/support/mail-fixtures.ts";

const words = {
	en: {
		blog: "/blog",
		field: "Email address",
		subscribe: "Subscribe",
		success: "Successfully subscribed!",
		pending: "we are sending you an email with one last click.",
		confirmTitle: "One last click",
		confirmButton: "Confirm my subscription",
		confirmed: "You are on the list",
		welcome: "Welcome to the Ensemble newsletter",
		leaveTitle: "Leaving the list?",
		leaveButton: "Unsubscribe",
		pause: "Pause for three months",
		paused: "A pause, for now",
		resume: "End the pause now",
		left: "You are unsubscribed",
		reason: "The letters came too often",
		send: "Send my answer",
		noted: "We have noted it.",
		undo: "Undo, keep me on the list",
		undone: "You are back on the list",
		invalid: "no longer works",
	},
	fr: {
		blog: "/fr/blog",
		field: "Votre adresse e-mail",
		subscribe: "S’abonner",
		success: "Plus qu’un clic !",
		pending: "nous vous envoyons un e-mail",
		confirmTitle: "Un dernier clic",
		confirmButton: "Confirmer mon abonnement",
		confirmed: "Vous êtes des nôtres",
		welcome: "Votre abonnement à la lettre Ensemble est confirmé",
		leaveTitle: "Vous nous quittez ?",
		leaveButton: "Me désabonner",
		pause: "Pause de trois mois",
		paused: "Une pause, pour l’instant",
		resume: "Mettre fin à la pause",
		left: "C’est noté",
		reason: "Les lettres arrivaient trop souvent",
		send: "Envoyer ma réponse",
		noted: "votre réponse est notée",
		undo: "Annuler et garder mon abonnement",
		undone: "Heureux de vous garder",
		invalid: "n’est plus valable",
	},
} as const;

for (const language of ["en", "fr"] as const) {
	const text = words[language];
	const tag = language === "fr" ? "@long" : [];

	for (const javaScriptEnabled of [true, false]) {
		test.describe(`in ${language}, with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			// The French journey is made with scripts every day, the English one without them.
			const isDaily = (language === "fr") === javaScriptEnabled;
			test("subscribe, confirm, unsubscribe and undo", { tag: isDaily ? [] : "@long" }, async ({
				page,
				request,
				inbox,
			}) => {
				const email = `${language}-${javaScriptEnabled}@example.com`;
				const title = (name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

				await page.goto(text.blog);
				await page.getByLabel(text.field).fill(email);
				await page.getByRole("button", { name: text.subscribe }).click();
				await expect(page.getByText(text.pending)).toBeVisible();
				if (javaScriptEnabled) {
					await expect(page.getByText(text.success, { exact: true })).toBeVisible();
					await expect(page.getByLabel(text.field)).toHaveValue("");
				}

				const mail = await awaitMail(inbox, email);
				const confirmLink = linkTo(mail, "/newsletter/confirm");
				const leaveLink = linkTo(mail, "/newsletter/unsubscribe");
				for (const link of linksOf(mail)) {
					expect((await request.head(link)).status()).toBe(200);
					expect((await request.get(link)).status()).toBe(200);
				}
				expect(await (await request.get(confirmLink)).text()).toContain(text.confirmButton);

				await page.goto(confirmLink);
				await title(text.confirmTitle);
				await page.getByRole("button", { name: text.confirmButton }).click();
				await title(text.confirmed);
				const welcome = await awaitMail(inbox, email, 2);
				expect(welcome.headers.subject).toBe(text.welcome);
				expect(linkTo(welcome, "/newsletter/unsubscribe")).toBe(leaveLink);
				for (const link of linksOf(welcome)) {
					expect((await request.head(link)).status()).toBe(200);
					expect((await request.get(link)).status()).toBe(200);
				}
				expect(await (await request.get(leaveLink)).text()).toContain(`${text.leaveButton}</button>`);

				await page.goto(leaveLink);
				await title(text.leaveTitle);
				await page.getByRole("button", { name: text.pause }).click();
				await title(text.paused);
				await page.getByRole("button", { name: text.resume }).click();
				await title(text.undone);
				await page.goto(leaveLink);
				await page.getByRole("button", { name: text.leaveButton }).click();
				await title(text.left);
				await page.reload();
				await title(text.left);
				await page.getByRole("radio", { name: text.reason }).check();
				await page.getByRole("button", { name: text.send }).click();
				await expect(page.getByText(text.noted)).toBeVisible();
				await expect(page.getByRole("radio", { name: text.reason })).toBeChecked();
				await page.getByRole("button", { name: text.undo }).click();
				await title(text.undone);
				await page.reload();
				await title(text.undone);
				expect(await (await request.get(leaveLink)).text()).toContain(`${text.leaveButton}</button>`);
			});
		});
	}

	test(`opening a mail's links changes nothing, in ${language}`, { tag }, async ({
		page,
		request,
		inbox,
		administrator,
	}) => {
		const email = `scanner-${language}@example.com`;
		const states = async () => {
			const answer = await administrator.read(`/api/admin/subscribers?search=${email}`);
			const { subscribers } = (await answer.json()) as { subscribers: { state: string }[] };
			return subscribers.map(({ state }) => state);
		};
		/** Opens a link as a program with scripts does, and comes back as from another tab. */
		const visit = async (link: string, title: string) => {
			await page.goto(link);
			await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
			await page.waitForLoadState("networkidle");
			await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		};

		await request.post("/api/newsletter", { data: { email, language } });
		const mail = await awaitMail(inbox, email);
		const [confirmLink, leaveLink] = [
			linkTo(mail, "/newsletter/confirm"),
			linkTo(mail, "/newsletter/unsubscribe"),
		];
		await visit(confirmLink, text.confirmTitle);
		await visit(leaveLink, text.leaveTitle);
		expect(await states()).toEqual(["pending"]);
		await visit(confirmLink, text.confirmTitle);
		await page.getByRole("button", { name: text.confirmButton }).click();
		await expect(page.getByRole("heading", { level: 1, name: text.confirmed })).toBeVisible();
		await visit(leaveLink, text.leaveTitle);
		expect(await states()).toEqual(["confirmed"]);
	});

	test(`a double click leaves, and does not undo that, in ${language}`, { tag }, async ({
		page,
		request,
		inbox,
	}) => {
		const email = `twice-${language}@example.com`;
		await request.post("/api/newsletter", { data: { email, language } });
		await page.goto(linkTo(await awaitMail(inbox, email), "/newsletter/unsubscribe"));
		const posts: string[] = [];
		page.on("request", (made) => made.method() === "POST" && posts.push(made.url()));
		await page.getByRole("button", { name: text.leaveButton }).click();
		const undo = await page.getByRole("button", { name: text.undo }).boundingBox();
		if (undo === null) throw new Error("No button to undo");
		await page.mouse.move(undo.x + 40, undo.y + undo.height / 2);
		await page.mouse.down({ clickCount: 2 });
		await page.mouse.up({ clickCount: 2 });
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(posts).toHaveLength(1);
		await page.reload();
		await expect(page.getByRole("heading", { level: 1, name: text.left })).toBeVisible();
	});

	test(`a mail program leaves with one click, in ${language}`, async ({ request, inbox }) => {
		const email = `one-click-${language}@example.com`;
		await request.post("/api/newsletter", { data: { email, language } });
		const mail = await awaitMail(inbox, email);
		const address = /^<(.+)>$/.exec(mail.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
		const answer = await request.post(address, {
			form: { "List-Unsubscribe": "One-Click" },
			maxRedirects: 0,
		});
		expect(answer.status()).toBe(200);
		expect(await answer.text()).toContain(text.undo);
		const late = await request.post(linkTo(mail, "/newsletter/confirm"), { form: {} });
		expect(late.status()).toBe(404);
		expect(await late.text()).toContain(text.invalid);
	});

	test(`an unknown link says so and is cached nowhere, in ${language}`, async ({ request }) => {
		const prefix = language === "en" ? "" : "/fr";
		for (const page of ["confirm", "unsubscribe", "settings", "address"]) {
			const address = `${prefix}/newsletter/${page}`;
			for (const answer of [
				await request.get(`${address}?token=nobody`),
				await request.get(address),
				await request.post(`${address}?token=nobody`, { form: {} }),
			]) {
				expect(answer.status()).toBe(404);
				expect(answer.headers()["cache-control"]).toBe("no-store");
				expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
			}
			expect((await request.put(`${address}?token=nobody`)).status()).toBe(405);
		}
	});
}

test("a form of another site changes nothing", async ({ request }) => {
	const answer = await request.post("/newsletter/unsubscribe?token=nobody", {
		form: {},
		headers: { Origin: "https://elsewhere.example" },
	});
	expect(answer.status()).toBe(400);
});

test.describe("without JavaScript", () => {
	// The browser itself reports the answer 400 in the console.
	test.use({ javaScriptEnabled: false, quietPage: false });

	test("a wrong address is said beside the field, where it stays", async ({ page }) => {
		await page.goto("/");
		await page.getByLabel("Email address").fill("nobody");
		await page.getByRole("button", { name: "Subscribe" }).click();
		const field = page.getByLabel("Email address");
		await expect(field).toHaveValue("nobody");
		await expect(field).toHaveAccessibleDescription(/^Please enter a valid email address\./);
		await expect(field).toHaveAttribute("aria-invalid", "true");
	});
});
