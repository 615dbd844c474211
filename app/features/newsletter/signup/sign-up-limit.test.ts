import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { openLimits, signUpsOverall, signUpsPerClient } from "#server/composition/limits.ts";
import { newsletterConfirmation, newsletterSignUp } from "./sign-up.server.ts";

const hourSeconds = 3_600;
const refusals = {
	en: "A great many people are subscribing at the moment. Please try again later.",
	fr: "Beaucoup de personnes s’abonnent en ce moment. Veuillez réessayer plus tard.",
};

// Limits read the machine's clock: it alone is moved, timers and connections go on.
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-01-15T08:00:00.000Z") });
});
afterEach(() => {
	vi.useRealTimers();
});

const passHour = () => vi.setSystemTime(Date.now() + hourSeconds * 1000 + 1);

async function open(engine: (typeof bothEngines)[number] = "sqlite") {
	const limits = openLimits(await freshDatabase(engine));
	const asked: string[] = [];
	const ask = async ({ email }: { email: string }) => void asked.push(email);
	const take = newsletterSignUp(
		{ ask },
		limits.signUp,
		async () => defaultTexts,
		() => undefined,
	);

	/** Sends the form. @returns the message of a refusal. */
	async function send(client: string, more: object = {}): Promise<string | undefined> {
		const signUp = { email: "reader@example.com", language: "en" as const, page: "/", ...more };
		return take(signUp, client).then(
			() => undefined,
			(refusal: Error) => refusal.message,
		);
	}

	/** Sends the form from ever new clients. @returns how many were taken before one was not. */
	async function sendUntilRefused(): Promise<number> {
		const before = asked.length;
		for (let client = 0; (await send(`${before} ${client}`)) === undefined; client += 1);
		return asked.length - before;
	}
	/** Opens links from a client; how each ends is what its token says. */
	const confirmLink = newsletterConfirmation(
		{ confirm: async (token) => token as "confirmed" | "done" | "invalid" },
		limits.signUp,
		() => undefined,
	);
	const confirm = (token: string, client: string) => confirmLink(token, client, "en");
	return { asked, send, sendUntilRefused, confirm };
}

describe.each(bothEngines)("sign-ups on %s", (engine) => {
	it("are limited per hour and per day for one client", async () => {
		const { send, asked } = await open(engine);
		for (let hour = 0; hour < 4; hour += 1) {
			for (let number = 0; number < signUpsPerClient.hour + 5; number += 1) await send("party");
			passHour();
		}
		expect(asked).toHaveLength(signUpsPerClient.day);
		expect(await send("another")).toBeUndefined();
	});
});

describe.each(bothEngines)("a launch party behind one address on %s", (engine) => {
	it("goes on as long as its guests confirm", async () => {
		const { send, confirm, asked } = await open(engine);
		const guests = signUpsPerClient.day + 30;
		for (let guest = 0; guest < guests; guest += 1) {
			expect(await send("party", { email: `guest-${guest}@example.com` })).toBeUndefined();
			expect(await confirm("confirmed", "party")).toBe("done");
		}
		expect(asked).toHaveLength(guests);
	});

	it("ends where none is confirmed, is confirmed twice, or is confirmed elsewhere", async () => {
		const { send, confirm, asked } = await open(engine);
		for (let number = 0; number < signUpsPerClient.hour + 5; number += 1) {
			await send("flood");
			await confirm("done", "flood");
			await confirm("invalid", "flood");
			await confirm("confirmed", "elsewhere");
		}
		expect(asked).toHaveLength(signUpsPerClient.hour);
	});
});

describe("sign-ups of all clients together", () => {
	it("are limited per hour and per day, with a message that blames nobody", async () => {
		const { asked, send, sendUntilRefused } = await open();
		expect(await sendUntilRefused()).toBe(signUpsOverall.hour);
		expect(await send("late")).toBe(refusals.en);
		expect(await send("late", { language: "fr" })).toBe(refusals.fr);
		for (let hour = 1; hour < 5; hour += 1) {
			passHour();
			await sendUntilRefused();
		}
		expect(asked).toHaveLength(signUpsOverall.day);
	});

	it("do not count programs that fill in the trap", async () => {
		const { asked, send } = await open();
		for (let client = 0; client <= signUpsOverall.hour; client += 1) {
			expect(await send(`program ${client}`, { website: "https://spam.example" })).toBeUndefined();
		}
		expect(await send("reader")).toBeUndefined();
		expect(asked).toHaveLength(1);
	});
});
