import { describe, expect, it } from "vitest";
import { engines } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import {
	applicationMailsPerAddress,
	confirmationsOverall,
	resumesPerClient,
} from "#server/composition/limits.ts";
import { openApplying } from "#server/testing/applying.ts";

const posts = isLong ? 5_000 : 300;
/** Proofs that a program solves: each costs it the work. */
const solved = isLong ? 40 : 4;
const timeoutMs = isLong ? 900_000 : 120_000;

type Site = Awaited<ReturnType<typeof openApplying>>;

/** Returns how a program sends a form: one request that fills it in, one that sends it. */
function programOf({ app, ids, later }: Site) {
	const path = "/apply/membership";
	return async (client: string, email: string, fields: Record<string, string>, waits = false) => {
		const { "First name": name = "", Email = "", Smoke = "", Consent = "" } = ids;
		const answers = { [name]: "Robot", [Email]: email, [Smoke]: "No", [Consent]: "yes" };
		const saved = await app.request("/api/applications/membership/answers", {
			method: "POST",
			headers: { "Content-Type": "application/json", "X-Forwarded-For": client },
			body: JSON.stringify({ language: "en", answers, hasBegun: false, turn: { page: "p", number: 0 } }),
		});
		expect(saved.status).toBe(200);
		if (waits) later();
		const Cookie = saved.headers.get("Set-Cookie")?.split(";")[0] ?? "";
		const sent = await app.request(`${path}?step=review`, {
			method: "POST",
			headers: { Cookie, Origin: "http://localhost:3000", "X-Forwarded-For": client },
			body: new URLSearchParams({ intent: "send", proof: "", website: "", ...fields }),
		});
		const step = sent.headers.get("Location")?.replace(/.*=/, "");
		return { status: sent.status, step, html: await sent.text() };
	};
}

describe.each(engines)("forms that programs send, on %s", (engine) => {
	it(`mail nobody: of ${posts} each is flagged or refused, and a person’s arrives among them`, {
		timeout: timeoutMs,
	}, async () => {
		const site = await openApplying({ engine });
		const send = programOf(site);
		const used = await site.prove();
		expect((await send("192.0.2.1", "first@example.com", { proof: used })).status).toBe(303);
		const wrong = used.replace(/"derivedKey":"[^"]{8}/, '"derivedKey":"00000000');
		const proofs: string[] = [];
		while (proofs.length < solved) proofs.push(await site.prove(`192.0.2.${proofs.length + 2}`));
		const kinds: (() => Record<string, string>)[] = [
			() => ({}),
			() => ({ proof: used }),
			() => ({ website: "https://example.com" }),
			() => ({ proof: wrong }),
			() => ({ proof: proofs.pop() ?? "" }),
		];
		const refused: string[] = [];
		for (let number = 1; number < posts; number += 1) {
			const client = `198.51.100.${number % 250}`;
			const answer = await send(
				client,
				`robot-${number}@example.com`,
				kinds[number % kinds.length]?.() ?? {},
			);
			// No mail is sent, and the page promises none.
			if (answer.status === 303) expect(answer.step).toBe("unmailed");
			else refused.push(`${answer.status} ${answer.html.includes("That did not go through")}`);
			if (number === Math.floor(posts / 2)) await person(site);
		}
		expect(proofs).toEqual([]);
		expect(new Set(refused)).toEqual(new Set(["400 true"]));
		const stored = await site.stored();
		const flagged = stored.filter(({ flags }) => flags.length > 0);
		// Refused applications stay unfinished, so that a person can send theirs again.
		const unfinished = stored.filter(({ row }) => row.state === "unfinished");
		expect([unfinished.length, flagged.length]).toEqual([refused.length, posts - refused.length]);
		expect(new Set(flagged.flatMap(({ flags }) => flags))).toEqual(
			new Set(["fast", "decoy", "unproved", ...(isLong ? ["many"] : [])]),
		);
		const { list } = site.site.services.applications;
		expect(await list.page({}, 10)).toMatchObject({
			total: 1,
			otherSide: flagged.length,
			applications: [{ name: "Anna" }],
		});
		expect((await site.mails()).map(({ kind, to }) => [kind, to])).toEqual([
			["application-receipt", "anna@example.com"],
		]);
	});

	it("mail one address a limited number of times a day, and those without a proof a limited number an hour", {
		timeout: timeoutMs,
	}, async () => {
		const site = await openApplying({ engine });
		const send = programOf(site);
		const addresses = [
			...Array<string>(applicationMailsPerAddress + 5).fill("stranger@example.com"),
			...Array.from({ length: confirmationsOverall }, (_, number) => `other-${number}@example.com`),
		];
		const told: (string | undefined)[] = [];
		for (const [number, email] of addresses.entries()) {
			const answer = await send(`198.51.100.${number}`, email, {}, true);
			expect(answer.status).toBe(303);
			told.push(answer.step);
		}
		// The page says so to each person to whom no mail is sent.
		expect(told.filter((step) => step === "confirm")).toHaveLength(confirmationsOverall);
		expect(told.filter((step) => step === "unmailed")).toHaveLength(5 + applicationMailsPerAddress);
		const sent = await site.mails();
		expect(sent).toHaveLength(confirmationsOverall);
		expect(sent.filter(({ to }) => to === "stranger@example.com")).toHaveLength(applicationMailsPerAddress);
		expect(await site.stored()).toHaveLength(addresses.length);
	});

	it("are sent a limited number of links to continue, by one client and to one address", async () => {
		const site = await openApplying({ engine });
		const ask = async (client: string, email: string) => {
			const { step, send, path } = site.browse(client);
			await step(1, { "First name": "Robot" });
			return (await send(`${path}?step=1`, { intent: "resume", email })).status;
		};
		const statuses: number[] = [];
		for (let number = 0; number <= resumesPerClient; number += 1)
			statuses.push(await ask("198.51.100.1", `other-${number}@example.com`));
		expect(statuses).toEqual([...Array(resumesPerClient).fill(303), 429]);
		for (let number = 0; number <= applicationMailsPerAddress; number += 1)
			await ask(`198.51.100.${number + 2}`, "Stranger@example.com");
		const mails = (await site.mails()).filter(({ to }) => to === "stranger@example.com");
		expect(mails).toHaveLength(applicationMailsPerAddress);
	});
});

/** Fills in a form as somebody does who takes their time, with scripts. */
async function person(site: Site): Promise<void> {
	const { fillIn, finish, path } = site.browse("203.0.113.9");
	await fillIn("Anna");
	site.later();
	const sent = await finish({ proof: await site.prove("203.0.113.9") });
	expect(sent.headers.get("Location")).toBe(`${path}?step=sent`);
}
