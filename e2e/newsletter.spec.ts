import { AxeBuilder } from "@axe-core/playwright";
import { awaitMail, expect, linksOf, linkTo, test } from "./mail-fixtures.ts";

const words = {
	en: {
		blog: "/blog",
		field: "Email address",
		subscribe: "Subscribe",
		success: "Successfully subscribed!",
		pending: "An email is on its way to you.",
		confirmTitle: "One last click",
		confirmButton: "Confirm my subscription",
		confirmed: "You are on the list",
		welcome: "Welcome to the Ensemble newsletter",
		leaveTitle: "Leaving the list?",
		leaveButton: "Unsubscribe",
		left: "You are unsubscribed",
		undo: "Undo, keep me on the list",
		undone: "You are back on the list",
		invalid: "no longer works",
	},
	fr: {
		blog: "/fr/blog",
		field: "Votre adresse e-mail",
		subscribe: "S’abonner",
		success: "Votre inscription est enregistrée !",
		pending: "Un e-mail vient de partir.",
		confirmTitle: "Un dernier clic",
		confirmButton: "Confirmer mon abonnement",
		confirmed: "Vous êtes des nôtres",
		welcome: "Bienvenue dans la lettre Ensemble",
		leaveTitle: "Vous nous quittez ?",
		leaveButton: "Me désabonner",
		left: "C’est noté",
		undo: "Annuler et rester abonné",
		undone: "Heureux de vous garder",
		invalid: "n’est plus valable",
	},
} as const;

for (const language of ["en", "fr"] as const) {
	const text = words[language];

	for (const javaScriptEnabled of [true, false]) {
		test.describe(`in ${language}, with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("subscribe, confirm, unsubscribe and undo", async ({ page, request, inbox }) => {
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
				if (!javaScriptEnabled) {
					await title(text.confirmTitle);
					await page.getByRole("button", { name: text.confirmButton }).click();
				}
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
				if (!javaScriptEnabled) {
					await title(text.leaveTitle);
					await page.getByRole("button", { name: text.leaveButton }).click();
				}
				await title(text.left);
				await page.reload();
				await title(text.left);
				await page.getByRole("button", { name: text.undo }).click();
				await title(text.undone);
				await page.reload();
				await title(text.undone);
				expect(await (await request.get(leaveLink)).text()).toContain(`${text.leaveButton}</button>`);
			});
		});
	}

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

	test(`an unknown link says so and is kept nowhere, in ${language}`, async ({ request }) => {
		const prefix = language === "en" ? "" : "/fr";
		for (const page of ["confirm", "unsubscribe"]) {
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
	test.use({ javaScriptEnabled: false, quietPage: undefined });

	test("a wrong address is said beside the field, which keeps it", async ({ page }) => {
		await page.goto("/");
		await page.getByLabel("Email address").fill("nobody");
		await page.getByRole("button", { name: "Subscribe" }).click();
		const field = page.getByLabel("Email address");
		await expect(field).toHaveValue("nobody");
		await expect(field).toHaveAccessibleDescription(/^Please enter a valid email address\./);
		await expect(field).toHaveAttribute("aria-invalid", "true");
	});
});

test("the toasts: one at a time, in words, for five seconds, by F8", async ({ page }) => {
	await page.clock.install();
	await page.goto("/");
	const field = page.getByLabel("Email address");
	const toasts = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
	await field.fill("someone.example.com");
	await field.press("Enter");
	await expect(toasts).toHaveText("Invalid emailPlease enter a valid email address.");
	await expect(field).toBeFocused();
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await expect(field).toHaveAccessibleDescription(/^Please enter a valid email address\./);

	await field.fill("toasts@example.com");
	await field.press("Enter");
	await expect(toasts).toHaveText(
		"Successfully subscribed!You'll receive our bi-weekly dating tips straight to your inbox.",
	);
	await expect(toasts).toHaveCount(1);
	await expect(field).toHaveAttribute("aria-invalid", "false");
	const box = await toasts.boundingBox();
	expect(box?.width).toBeLessThanOrEqual(420);

	await page.keyboard.press("F8");
	await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
	await page.clock.runFor(6_000);
	await expect(toasts).toHaveCount(1);
	await field.focus();
	await page.clock.runFor(5_000);
	await expect(toasts).toHaveCount(0);
});

test("a toast is swiped away beyond fifty pixels", async ({ page }) => {
	await page.goto("/blog");
	await page.getByRole("button", { name: "Subscribe" }).click();
	const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
	const box = await toast.boundingBox();
	if (box === null) throw new Error("No toast");
	const swipe = async (distance: number) => {
		await page.mouse.move(box.x + 40, box.y + 20);
		await page.mouse.down();
		await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 5 });
		await page.mouse.up();
	};
	await swipe(45);
	await expect(toast).toHaveCount(1);
	await swipe(60);
	await expect(toast).toHaveCount(0);
});

test("while it is sent, the form says so and takes nothing more", async ({ page }) => {
	const answered = Promise.withResolvers<void>();
	let calls = 0;
	await page.route("**/api/newsletter", async (route) => {
		calls += 1;
		await answered.promise;
		await route.fulfill({ json: {} });
	});
	await page.goto("/blog");
	const field = page.getByLabel("Email address");
	await field.fill("patient@example.com");
	await page.getByRole("button", { name: "Subscribe" }).click();
	const button = page.getByRole("button", { name: "Subscribing..." });
	await expect(button).toBeVisible();
	await expect(field).toBeDisabled();
	await button.click({ force: true });
	answered.resolve();
	await expect(page.getByText("Successfully subscribed!", { exact: true })).toBeVisible();
	await expect(field).toBeEnabled();
	expect(calls).toBe(1);
});

test.describe("when the call fails", () => {
	// The browser itself reports a failed call in the console.
	test.use({ quietPage: undefined });

	for (const [reason, answer, description] of [
		["with a message", { status: 429, json: { message: "Please wait a little." } }, "Please wait a little."],
		["without one", { status: 500, json: {} }, "Please try again or contact us directly."],
		[
			"with what is no JSON",
			{ status: 200, body: "<h1>Hello</h1>" },
			"Please try again or contact us directly.",
		],
		["on its way", undefined, "Please try again or contact us directly."],
	] as const) {
		test(`${reason}, what was typed is kept`, async ({ page }) => {
			await page.route("**/api/newsletter", (route) => (answer ? route.fulfill(answer) : route.abort()));
			await page.goto("/blog");
			const field = page.getByLabel("Email address");
			await field.fill("kept@example.com");
			await field.press("Enter");
			const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
			await expect(toast).toHaveText(`Subscription failed${description}`);
			await expect(field).toHaveValue("kept@example.com");
			await expect(field).toHaveAccessibleDescription(new RegExp(`^${description}`));
		});
	}
});

test("the form, its messages and the pages of the links are accessible", async ({ page, inbox }) => {
	const scan = async () => {
		const { violations } = await new AxeBuilder({ page }).exclude("header").analyze();
		expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
	};
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/fr/newsletter/thanks");
	await scan();
	await page.request.post("/api/newsletter", { data: { email: "axe@example.com", language: "fr" } });
	const mail = await awaitMail(inbox, "axe@example.com");
	await page.goto(linkTo(mail, "/newsletter/unsubscribe"));
	await expect(page.getByRole("heading", { level: 1, name: words.fr.left })).toBeVisible();
	await scan();
	await page.goto("/blog");
	await page.getByRole("button", { name: "Subscribe" }).click();
	await expect(page.getByText("Invalid email", { exact: true })).toBeVisible();
	await scan();
});
