import { data, redirect } from "react-router";
import type { Typed } from "#app/features/applications/application.ts";
import { applicationCookie } from "#app/features/applications/filling/application-cookie.server.ts";
import { decoyField, reviewStep } from "#app/features/applications/filling/filling.ts";
import type { FormPage, Saving } from "#app/features/applications/filling/filling-service.server.ts";
import { questionsToAnswer } from "#app/features/forms/asked.ts";
import { formIds } from "#app/features/forms/form.ts";
import type { AskedQuestion } from "#app/features/forms/question.ts";
import { localizePath } from "#app/i18n/language.ts";
import { isEmail, normalizeEmail } from "#app/mail/email-address.ts";
import type { SiteContext } from "#app/site/site-context.server.ts";
import { entryPath } from "#app/site/site-map.ts";
import { fieldOf } from "./field-names.ts";

/** A form of a request, as its browser sees it. */
export type Asked = ReturnType<typeof askedForm>;

/** Reads which form a request is about. @throws Response 404 for one that does not exist. */
export function askedForm({
	form,
	request,
	url,
	site,
}: {
	form: string;
	request: Request;
	url: URL;
	site: Pick<SiteContext, "language" | "siteUrl">;
}) {
	const id = formIds.find((one) => one === form);
	if (id === undefined) throw notFound();
	const cookie = applicationCookie(site.siteUrl, id);
	const { browser, fresh } = cookie.read(request.headers.get("Cookie"));
	const table = url.searchParams.get("table") ?? "";
	return {
		place: { form: id, language: site.language, browser },
		cookie,
		fresh,
		table: /^[\w-]{1,64}$/.test(table) ? table : undefined,
		step: url.searchParams.get("step") ?? "1",
	};
}

export const notFound = () => data(null, { status: 404 });

/** Returns what a browser typed of a step's questions; boxes that are not ticked count as such. */
export function typedIn(fields: FormData, questions: readonly AskedQuestion[]): Record<string, Typed> {
	const shown = new Set(fields.getAll("asked").map(String));
	return Object.fromEntries(
		questions
			.filter(({ id, kind }) => shown.has(id) && kind !== "photograph")
			.map(({ id, kind }) => {
				const given = fields.getAll(fieldOf(id)).filter((value) => typeof value === "string");
				return [id, kind === "several" ? given : (given[0] ?? "")];
			}),
	);
}

/** Returns what a form sends beside its answers. */
export function savingIn(fields: FormData): Saving {
	const [page = "", number = ""] = String(fields.get("turn") ?? "").split(":");
	const table = String(fields.get("table") ?? "");
	return {
		hasBegun: fields.get("begun") === "1",
		...(/^[\w-]{1,64}$/.test(page) && /^\d{1,9}$/.test(number) && { turn: { page, number: Number(number) } }),
		...(/^[\w-]{1,64}$/.test(table) && { table }),
	};
}

/** Returns questions of a step that its answers have brought up since it was sent. */
export function newlyAsked(page: FormPage, step: number, fields: FormData): AskedQuestion[] {
	const shown = new Set(fields.getAll("asked").map(String));
	const own = new Set(page.steps[step]?.questions.map(({ id }) => id));
	return questionsToAnswer(page.asked, page.typed).filter(({ id }) => own.has(id) && !shown.has(id));
}

/** Redirects to a step after a form, so that a reload sends nothing again. */
export function toStep(
	url: URL,
	step: string,
	more: { done?: string; at?: string } = {},
	setCookie?: string,
) {
	const query = new URLSearchParams({ step });
	const table = url.searchParams.get("table");
	if (table !== null) query.set("table", table);
	if (more.done !== undefined) query.set("done", more.done);
	const at = more.at === undefined ? "" : `#${fieldOf(more.at)}`;
	const headers = setCookie === undefined ? undefined : { "Set-Cookie": setCookie };
	return redirect(`${url.pathname}?${query}${at}`, { status: 303, ...(headers && { headers }) });
}

/** Redirects to where the photograph of a question is chosen without scripts. */
export function toPhotograph({ place, step, fresh }: Asked, question: string) {
	const path = localizePath(entryPath("application/photograph", place.form), place.language);
	const headers = fresh === undefined ? undefined : { "Set-Cookie": fresh };
	const query = new URLSearchParams({ question, step });
	return redirect(`${path}?${query}`, { status: 303, ...(headers && { headers }) });
}

/** Sends the application. @returns what the page says where it was not. */
export async function sendForm(site: SiteContext, asked: Asked, fields: FormData, url: URL) {
	const proof = String(fields.get("proof") ?? "").slice(0, 4000);
	const decoy = String(fields.get(decoyField) ?? "");
	const sent = await site.filling.send(asked.place, { proof, decoy });
	if ("faults" in sent) return data({ faults: sent.faults }, { status: 400 });
	if (sent.outcome === "refused") return data({ refused: true as const }, { status: 400 });
	if (sent.outcome === "gone") throw toStep(url, "1");
	throw toStep(url, sent.outcome, {}, asked.cookie.remove());
}

/** Orders the link that continues elsewhere. */
export async function sendLink(site: SiteContext, asked: Asked, fields: FormData, url: URL) {
	const email = normalizeEmail(String(fields.get("email") ?? ""));
	if (!isEmail(email)) return data({ later: "invalid" as const }, { status: 400 });
	const ordered = await site.filling.orderResume(asked.place.browser, email);
	if (ordered === "tooMany") return data({ later: "tooMany" as const }, { status: 429 });
	throw toStep(url, asked.step, { done: ordered === "gone" ? "gone" : "link" });
}

/** Returns the place of a step among a form's, from 0; the number of steps for the review. */
export function placeOf(step: string, steps: number): number {
	if (step === reviewStep) return steps;
	const number = /^\d{1,3}$/.test(step) ? Number(step) : 1;
	return Math.min(Math.max(number, 1), steps) - 1;
}
