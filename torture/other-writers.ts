import { setTimeout as wait } from "node:timers/promises";
import { lookAtPage } from "./article-writer.ts";
import type { Client } from "./client.ts";
import type { ArticleLedger } from "./ledger.ts";
import type { Tally } from "./tally.ts";

type Parts = { client: Client; tally: Tally; random: () => number; anyProcess: () => number };

const signUpMs = 250;
const countMs = 40;
const pauseMs = 20;

/** Visitors who ask for the newsletter. @returns the addresses whose sign-up was acknowledged. */
export async function signUpUntil(
	isOver: () => boolean,
	{ client, tally, random, anyProcess }: Parts,
): Promise<string[]> {
	const taken: string[] = [];
	for (let number = 0; !isOver(); number += 1) {
		const email = `visitor-${number}@example.com`;
		const language = random() < 0.5 ? "en" : "fr";
		const answer = await client.ask(anyProcess(), "POST", "/api/newsletter", { email, language });
		if (answer?.status === 200) {
			taken.push(email);
			tally.count("writes acknowledged");
			tally.count("of them sign-ups");
		} else if (answer?.status === 429) {
			// The site sends so many confirmation mails an hour, to anybody.
			tally.count("sign-ups refused with 429");
		} else if (answer !== undefined && answer.status < 500) {
			tally.unpromised(`${answer.status} POST /api/newsletter: ${answer.text.slice(0, 120)}`);
		}
		await wait(signUpMs);
	}
	return taken;
}

/**
 * Somebody who sets the number of members. @returns what was acknowledged last, and what may have
 * been stored since.
 */
export async function countMembersUntil(
	isOver: () => boolean,
	{ client, tally, anyProcess }: Parts,
): Promise<number[]> {
	let possible: number[] = [];
	for (let count = 10_001; !isOver(); count += 1) {
		const body = { key: "active_members_count", value: String(count) };
		const answer = await client.ask(anyProcess(), "POST", "/api/settings", body);
		if (answer?.status === 200) {
			possible = [count];
			tally.count("writes acknowledged");
			tally.count("of them settings");
		} else {
			possible.push(count);
		}
		await wait(countMs);
	}
	return possible;
}

/** Reads one article after the other. `isBlind` tells when a process may be outdated. */
export async function readUntil(
	isOver: () => boolean,
	parts: Parts & { articles: () => ArticleLedger[]; isBlind: (process: number) => boolean },
): Promise<void> {
	while (!isOver()) {
		const known = parts.articles().filter(({ isKnown, stored }) => isKnown && stored !== undefined);
		const article = known[Math.floor(parts.random() * known.length)];
		const process = parts.anyProcess();
		if (article !== undefined) await lookAtPage(parts, article, process, () => parts.isBlind(process));
		await wait(pauseMs);
	}
}
