import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import type { Typed } from "#app/features/applications/application.ts";
import { challengePath, leastFillingMs, savePath } from "#app/features/applications/filling/filling.ts";
import { photographAddress, photographField } from "#app/features/applications/filling/photographs.ts";
import type { SavedAnswers } from "#app/features/applications/filling/saved-answers.ts";
import { type FormId, formIds } from "#app/features/forms/form.ts";
import { type Question, questionsPath } from "#app/features/forms/question.ts";
import type { Administrator } from "./administrator.ts";
import { expect } from "./fixtures.ts";

const keyPath = "/api/admin/applications-key";

/** Makes and proves the key of the applications, and opens forms. @returns the key, and all forms' questions. */
export async function openForms(
	owner: Administrator,
	forms: readonly FormId[] = formIds,
): Promise<{ key: string; questions: Question[] }> {
	const { asked } = await owner.request<{ asked: number[] }>("POST", keyPath);
	const { key } = await owner.request<{ key: string }>("GET", `${keyPath}/sheet`);
	const signs = asked.map((group) => key.split("-")[group - 1]);
	await owner.request("POST", `${keyPath}/proof`, { signs });
	for (const form of forms) await owner.request("POST", `/api/admin/forms/${form}/opening`);
	return { key, questions: await owner.request<Question[]>("GET", questionsPath) };
}

/** Returns a right answer to every question of a form, with a word in each that takes words. */
export function answersWith(word: string, questions: readonly Question[]): Record<string, Typed> {
	const number = String(questions.length).padStart(2, "0");
	const answerTo = ({ id, kind, options, least }: Question): Typed => {
		if (kind === "several") return options;
		// An option on which another question depends is chosen, so that the question comes up.
		if (kind === "one") return options[questions.find((one) => one.shownIf === id)?.shownIfOption ?? 0] ?? "";
		const plain: Partial<Record<Question["kind"], string>> = {
			number: String(least ?? 1),
			scale: String(least ?? 1),
			day: "1961-07-19",
			telephone: `+230 5919 73${number}`,
			mail: `${word}@example.org`,
			consent: "yes",
		};
		return plain[kind] ?? `${word} ${id}`;
	};
	const asked = questions.filter(({ kind }) => kind !== "section" && kind !== "photograph");
	return Object.fromEntries(asked.map((question) => [question.id, answerTo(question)]));
}

/** Waits until a form that was begun before `begun` has taken as long as people need: else no mail is sent. */
export async function takeTime(begun: number): Promise<void> {
	const wait = { timeout: 4 * leastFillingMs, intervals: [100] };
	await expect.poll(() => performance.now() - begun, wait).toBeGreaterThan(leastFillingMs);
}

/** Somebody who fills in a form of a running site, by the requests that a browser sends. */
export class Applicant {
	readonly #site: string;
	readonly #form: FormId;
	#cookie = "";

	constructor(site: string, form: FormId) {
		this.#site = site;
		this.#form = form;
	}

	/** Saves answers as a page does while somebody types. */
	async save(answers: Record<string, Typed>): Promise<Response> {
		const hasBegun = this.#cookie !== "";
		const body: SavedAnswers = { language: "fr", answers, hasBegun, turn: { page: "page", number: 0 } };
		return this.#ask(savePath.replace("{form}", this.#form), {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(body),
		});
	}

	/** Sends the fields of a page's form, as a browser without scripts does. */
	async post(step: string, fields: Record<string, string>, path = `/fr/apply/${this.#form}`) {
		const body = new URLSearchParams(fields);
		const headers = { Origin: this.#site };
		return this.#ask(`${path}?step=${step}`, { method: "POST", headers, body, redirect: "manual" });
	}

	/** Sends a file as the answer to a question that asks for a photograph. */
	async photograph(question: string, file: Uint8Array<ArrayBuffer>): Promise<Response> {
		const body = new FormData();
		body.set(photographField, new File([file], "photograph.jpg"));
		const address = photographAddress(this.#form, question, { language: "fr", begun: "1" });
		return this.#ask(address, { method: "POST", body });
	}

	/** Sends the form with a proof of work. */
	async send(proof?: string): Promise<Response> {
		return this.post("review", { intent: "send", website: "", proof: proof ?? (await this.prove()) });
	}

	async prove(): Promise<string> {
		const challenge = (await (await this.#ask(challengePath)).json()) as Challenge;
		return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
	}

	async #ask(path: string, request: RequestInit = {}): Promise<Response> {
		const headers = { ...request.headers, Cookie: this.#cookie };
		const answer = await fetch(this.#site + path, { ...request, headers });
		const [set] = answer.headers.getSetCookie();
		if (set !== undefined) this.#cookie = set.split(";")[0] ?? "";
		return answer;
	}
}
