import type { ApplicationFlag, Typed } from "#app/features/applications/application.ts";
import { askedQuestions, questionsToAnswer, type Step, stepsOf } from "#app/features/forms/asked.ts";
import type { Form, FormId } from "#app/features/forms/form.ts";
import type { AskedQuestion, Question } from "#app/features/forms/question.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import { cleanTyped, type Rules } from "./answer-rules.ts";
import type { ApplicationLinksStore, OpenedLink } from "./application-links.store.server.ts";
import type { FillingStore, Patch, SaveOutcome } from "./applications.filling.server.ts";
import {
	answersIn,
	answersLeft,
	answersOf,
	type Faults,
	faultsOf,
	summaryOf,
	withPhotographs,
} from "./filled-form.ts";
import { type Filling, leastFillingMs } from "./filling.ts";
import type { ProofsStore } from "./proofs.store.server.ts";

/** An open form in one language. */
export type OpenForm = { id: FormId; asked: AskedQuestion[]; steps: Step[] };

/** An open form with what a browser has filled in. */
export type FormPage = OpenForm & {
	state: "open" | "sent";
	/** True if something was saved before. */
	hasBegun: boolean;
	typed: Record<string, Typed>;
	/** The photographs that were chosen, by question. */
	photographs: Readonly<Record<string, string>>;
	/** The table that somebody came from. */
	table: { id: string; title: string; date: string } | null;
};

/** Fields that a page sends beside the answers. */
export type Saving = Pick<Patch, "hasBegun" | "turn" | "table">;

/** Evidence sent with an application that it comes from a person, not a program. */
export type Signs = { proof: string; decoy: string; client: string };

/** `confirm`: sent, once the link of a mail is opened; `unmailed`: sent by somebody to whom no mail leaves. */
export type SendOutcome =
	| { outcome: "sent" | "confirm" | "unmailed" | "refused" | "gone" }
	| { faults: Faults };

export type FillingService = ReturnType<typeof fillingService>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		filling: Omit<FillingService, "send" | "orderResume" | "askHeld"> & {
			send(place: Place, signs: Omit<Signs, "client">): Promise<SendOutcome>;
			orderResume(browser: string, to: string): Promise<"ordered" | "tooMany" | "gone">;
			askHeld(email: string, language: Language): Promise<"asked" | "tooMany">;
			/** @throws ApiError 409 where the application is gone. */
			removePhotograph(place: Place, question: string): Promise<void>;
		};
	}
}

/** A form in a language, as a browser with a token sees it. */
export type Place = { form: FormId; language: Language; browser: string };

type Parts = {
	forms: { getForm(id: FormId): Promise<Form>; listQuestions(form: FormId): Promise<Question[]> };
	filling: FillingStore;
	links: ApplicationLinksStore;
	proofs: ProofsStore;
	limits: Record<"send" | "confirm" | "resume" | "address" | "held", CountTry>;
	/**
	 * Erases an application for good, also from what a restore would bring back, and records that its
	 * applicant erased what the agency had.
	 */
	eraseForGood(id: string, wasSent: boolean): Promise<void>;
	readFacts(): Promise<{ minimumAge: number }>;
	readTable(id: string, language: Language): Promise<{ title: string; date: string } | undefined>;
	wake(): void;
	clock: Clock;
};

const everyone = "everyone";

/** Kinds of questions that have no typed answer. */
const notTyped: readonly AskedQuestion["kind"][] = ["section", "photograph"];

/** The actions of an applicant on an open form. */
export function fillingService(parts: Parts) {
	const { forms, filling, links, proofs, limits, readTable, readFacts, wake, clock } = parts;
	const rules = async () => ({ today: dayOf(clock()), minimumAge: (await readFacts()).minimumAge });

	/** @returns undefined for a form that is not open. */
	async function open(
		form: FormId,
		language: Language,
	): Promise<(OpenForm & { questions: Question[] }) | undefined> {
		const { state } = await forms.getForm(form);
		if (state !== "open") return undefined;
		const questions = await forms.listQuestions(form);
		const asked = askedQuestions(questions, language);
		return { id: form, questions, asked, steps: stepsOf(asked) };
	}

	/** Reads a form with what a browser has filled in; undefined for one that is not open. */
	async function page({ form, language, browser }: Place, table?: string): Promise<FormPage | undefined> {
		const [opened, found] = await Promise.all([open(form, language), filling.find(browser)]);
		if (opened === undefined) return undefined;
		const { questions, ...shown } = opened;
		const own = found?.form === form ? found : undefined;
		const id = own?.table ?? table ?? null;
		const words = id === null ? undefined : await readTable(id, language);
		return {
			...shown,
			state: own === undefined || own.state === "unfinished" ? "open" : "sent",
			hasBegun: own !== undefined,
			typed: typedIn(opened, language, own),
			photographs: own?.photographs ?? {},
			table: id === null || words === undefined ? null : { id, ...words },
		};
	}

	/** Saves answers as they were typed, right or wrong; `closed` where the form is not open. */
	async function save(
		{ form, language, browser }: Place,
		typed: Readonly<Record<string, Typed>>,
		saving: Saving,
	): Promise<SaveOutcome | "closed"> {
		const opened = await open(form, language);
		if (opened === undefined) return "closed";
		const { asked, questions } = opened;
		const given = asked.flatMap((question): [string, Typed][] => {
			const own = typed[question.id];
			return own === undefined || notTyped.includes(question.kind)
				? []
				: [[question.id, cleanTyped(question, own)]];
		});
		// Who only looks begins nothing.
		if (!saving.hasBegun && given.every(([, own]) => own.length === 0)) return "saved";
		return filling.save(browser, {
			...{ form, language, ...saving },
			typed: Object.fromEntries(given),
			summarize: (all) => summaryOf(asked, answersIn(questions, language, all)),
		});
	}

	/** Returns what is wrong with what was saved of a step, or of the whole form. */
	async function check({ asked, typed }: Pick<FormPage, "asked" | "typed">, of = asked): Promise<Faults> {
		return faultsIn({ asked, typed }, await rules(), of);
	}

	/** Sends what a browser filled in; what looks automatic arrives too, and gets no mail. */
	async function send({ form, language, browser }: Place, signs: Signs): Promise<SendOutcome> {
		const [opened, before] = await Promise.all([open(form, language), filling.find(browser)]);
		if (opened === undefined || before === undefined) return { outcome: "gone" };
		const { asked, questions } = opened;
		// Read and counted before: a transaction that waits for another statement would wait for itself.
		const now = await rules();
		const isMany = (await limits.send(signs.client)) !== undefined;
		const { email } = summaryOf(asked, answersIn(questions, language, before.typed));
		const { flags, mail } = await judge({ found: before, isMany, signs, now: clock() }, email);
		let faults: Faults = {};
		const outcome = await filling.send(browser, async (found, transaction) => {
			const typed = typedIn(opened, language, found);
			faults = faultsIn({ asked, typed }, now);
			if (Object.keys(faults).length > 0) return undefined;
			// A proof that does not count is refused aloud: who has none at all has no scripts.
			if (signs.proof !== "" && !(await proofs.take(transaction, signs.proof))) return undefined;
			if (mail !== "none") await links.orderAnswer(transaction, found, mail === "receipt");
			return { answers: answersOf(asked, typed, now), summary: summaryOf(asked, typed), flags };
		});
		wake();
		if (Object.keys(faults).length > 0) return { faults };
		// No mail is promised where no address was given; a second sending of the same application has none either.
		return { outcome: outcome === "sent" && email !== "" ? sentBy[mail] : outcome };
	}

	/**
	 * Judges what is sent, its proof taken for a good one. A mail goes to whoever looks like a person; to
	 * one address so many in a day, and of those without a proof to so many in an hour.
	 */
	async function judge(sent: Sent, email: string): Promise<Judgement> {
		const flags = flagsOf(sent);
		const isProved = flags.length === 0;
		if (flags.some((flag) => flag !== "unproved")) return { flags, mail: "none" };
		if (email === "") return { flags, mail: "none" };
		const isMany = (await isOverrun(email)) || (!isProved && (await limits.confirm(everyone)) !== undefined);
		if (isMany) return { flags: [...flags, "many"], mail: "none" };
		return { flags, mail: isProved ? "receipt" : "confirmation" };
	}

	/** Counts one more mail to an address. @returns whether there were too many today. */
	async function isOverrun(email: string): Promise<boolean> {
		return (await limits.address(links.keyOfAddress(email))) !== undefined;
	}

	/** Orders the link that continues a browser's application, unless a client or an address had many. */
	async function orderResume(browser: string, to: string, client: string) {
		if ((await limits.resume(client)) !== undefined || (await isOverrun(to))) return "tooMany" as const;
		return links.orderResume(browser, to);
	}

	/** Orders a link to what is held of an address: the same answer for every address. */
	async function askHeld(email: string, language: Language, client: string): Promise<"asked" | "tooMany"> {
		if ((await limits.held(client)) !== undefined) return "tooMany";
		await links.orderHeld(email, language);
		return "asked";
	}

	/** Erases what a link, or a browser that has not sent it, opens. @returns whether there was something. */
	async function erase(by: { link: string } | { browser: string }): Promise<boolean> {
		if ("link" in by) {
			const found = await links.findErasable(by.link);
			if (found !== undefined) await parts.eraseForGood(found.id, found.sent_at !== null);
			return found !== undefined;
		}
		const found = await filling.find(by.browser);
		if (found?.state !== "unfinished") return false;
		await parts.eraseForGood(found.id, false);
		return true;
	}

	/** Finds what a link opens; of a form that was not sent, its answers as they were typed. */
	async function findLink(token: string): Promise<OpenedLink | undefined> {
		const found = await links.find(token);
		if (found?.left === undefined) return found;
		const questions = await forms.listQuestions(found.form);
		const asked = askedQuestions(questions, found.language);
		const typed = typedIn({ questions, asked }, found.language, found.left);
		return { ...found, answers: answersLeft(asked, typed) };
	}

	const { takeUp, confirm } = links;
	return {
		...{ page, save, check, send, askHeld, orderResume, findLink, takeUp, confirm, erase },
		challenge: proofs.create,
	};
}

/** Returns what an applicant answered so far, in a language. */
function typedIn(
	{ questions, asked }: { questions: readonly Question[]; asked: readonly AskedQuestion[] },
	language: Language,
	found: Pick<Filling, "typed" | "photographs"> | undefined,
): Record<string, Typed> {
	const typed = answersIn(questions, language, found?.typed ?? {});
	return withPhotographs(asked, typed, found?.photographs ?? {});
}

type Sent = { found: Filling; isMany: boolean; signs: Signs; now: Date };
type Judgement = { flags: ApplicationFlag[]; mail: "receipt" | "confirmation" | "none" };

/** The outcome of sending, by the mail that the applicant gets. */
const sentBy = { receipt: "sent", confirmation: "confirm", none: "unmailed" } as const;

function flagsOf({ found, isMany, signs, now }: Sent): ApplicationFlag[] {
	const isFast = now.getTime() - Date.parse(found.createdAt) < leastFillingMs;
	const seen = [
		["fast", isFast],
		["decoy", signs.decoy !== ""],
		["many", isMany],
		["unproved", signs.proof === ""],
	] as const;
	return seen.filter(([, holds]) => holds).map(([flag]) => flag);
}

function faultsIn({ asked, typed }: Pick<FormPage, "asked" | "typed">, now: Rules, of = asked): Faults {
	const toAnswer = new Set(questionsToAnswer(asked, typed).map(({ id }) => id));
	return faultsOf(
		of.filter(({ id }) => toAnswer.has(id)),
		typed,
		now,
	);
}
