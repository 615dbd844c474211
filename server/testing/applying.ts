import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import {
	applicationKey,
	openContent,
	openSummary,
} from "#app/features/applications/application-seals.server.ts";
import { challengePath } from "#app/features/applications/filling/filling.ts";
import { questionSchemas } from "#app/features/forms/question.ts";
import { movableClock } from "#platform/testing/clock.ts";
import type { Place } from "#platform/testing/fresh-database.ts";
import { openReader } from "./reader.ts";
import type { TestSiteOptions } from "./test-site.ts";

const minuteMs = 60_000;

/**
 * The instructions of a process that sends an application and is killed meanwhile:
 * `sending-process.entry.ts`.
 */
export type SendingProcess = {
	place: Place;
	/** The folder of the master key. */
	keyFolder: string;
	/** The token of the browser that filled it in. */
	browser: string;
	proof: string;
	/** The number of statements after which it is killed. */
	killedAfter: number;
	now: string;
};

/** Opens the membership form with questions of several kinds in two steps, open, on a site without scripts. */
export async function openApplying(options: Pick<TestSiteOptions, "engine" | "log" | "database"> = {}) {
	const time = movableClock();
	const reader = await openReader({ ...options, clock: time.clock, trustProxy: true });
	const { stores, site } = reader;
	const { masters, filling } = site.services;
	await masters.create();
	const ids: Record<string, string> = {};
	const add = async (name: string, question: object) => {
		const input = questionSchemas.schemas.input.parse({ form: "membership", label: name, ...question });
		ids[name] = (await stores.questions.create(input)).id;
	};
	await add("You", { kind: "section", fr: { label: "Vous" } });
	await add("First name", { purpose: "firstName", isRequired: true, fr: { label: "Prénom" } });
	await add("Email", { kind: "mail", isRequired: true, fr: { label: "E-mail" } });
	await add("Smoke", {
		kind: "one",
		options: ["Yes", "No"],
		fr: { label: "Fumez-vous", options: ["Oui", "Non"] },
	});
	await add("How many", { kind: "number", isRequired: true, shownIf: ids.Smoke, shownIfOption: 0 });
	await add("Love", { kind: "section", fr: { label: "L’amour" } });
	await add("Story", { kind: "long", fr: { label: "Votre histoire" } });
	await add("Consent", { kind: "consent", isRequired: true, fr: { label: "J’accepte" } });
	await stores.forms.setState("membership", "open");

	/** A browser of its own, without scripts unless it asks for a proof. */
	function browse(client = "203.0.113.1", prefix = "") {
		let cookie = "";
		const path = `${prefix}/apply/membership`;
		async function go(address: string, request: RequestInit = {}) {
			const headers = { Cookie: cookie, "X-Forwarded-For": client, ...request.headers };
			const page = await reader.read(address, { ...request, headers });
			const set = page.headers.get("Set-Cookie");
			if (set !== null) cookie = set.split(";")[0] ?? "";
			return page;
		}
		/** Sends the fields of a step, as a browser does. */
		async function send(address: string, fields: Record<string, string | string[]>) {
			const body = new URLSearchParams();
			for (const [name, value] of Object.entries(fields))
				for (const one of [value].flat()) body.append(name, one);
			return go(address, { method: "POST", body, headers: { Origin: "http://localhost:3000" } });
		}
		const step = (number: number, answers: Record<string, string>, more: Record<string, string> = {}) => {
			const shown = Object.keys(answers).map((name) => ids[name] ?? "");
			const fields = Object.entries(answers).map(([name, value]) => [`answer-${ids[name]}`, value]);
			const begun = number > 1 ? "1" : "0";
			return send(`${path}?step=${number}`, {
				...{ intent: "next", begun, asked: shown, ...Object.fromEntries(fields) },
				...more,
			});
		};
		const finish = (more: Record<string, string> = {}) =>
			send(`${path}?step=review`, { intent: "send", proof: "", website: "", ...more });
		/** Fills in everything but sends nothing. */
		async function fillIn(word: string, email = `${word}@example.com`): Promise<void> {
			await go(path);
			await step(1, { "First name": word, Email: email, Smoke: "No" });
			await step(2, { Story: `${word} <script>alert(1)</script>`, Consent: "yes" });
		}
		return { go, send, step, finish, fillIn, path, cookie: () => cookie };
	}

	async function prove(client = "203.0.113.1"): Promise<string> {
		const answer = await reader.app.request(challengePath, { headers: { "X-Forwarded-For": client } });
		const challenge = (await answer.json()) as Challenge;
		return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
	}

	/** All applications, decrypted. */
	async function stored() {
		const rows = await reader.database.db
			.selectFrom("applications")
			.selectAll()
			.orderBy("created_at")
			.execute();
		return rows.map((row) => {
			const key = applicationKey(masters, row);
			return {
				row,
				content: openContent(key, row),
				summary: openSummary(key, row),
				flags: JSON.parse(row.flags),
			};
		});
	}

	/** Writes all mails that wait. */
	async function mails() {
		const written = [];
		for (;;) {
			const mail = await stores.mails.claim();
			if (mail === undefined) return written;
			const message = await filling.writerOf(mail.kind)?.(mail);
			if (message === undefined) await stores.mails.drop(mail);
			else {
				await stores.mails.markSent(mail);
				written.push({ kind: mail.kind, ...message });
			}
		}
	}

	return { ...reader, ids, browse, prove, stored, mails, time, later: () => time.advance(minuteMs) };
}

/** Returns the path of the link in a mail. */
export const linkIn = (mail: { text: string } | undefined) =>
	/https?:\/\/[^/\s]+(\/(?:fr\/)?apply\/link\/[\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
