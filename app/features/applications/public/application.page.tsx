import { data } from "react-router";
import { answerOf, deliverForm } from "#app/api-client/post-form.tsx";
import { reviewStep } from "#app/features/applications/filling/filling.ts";
import { formOf, requirePost } from "#app/features/newsletter/signup/link-request.ts";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Route } from "./+types/application.page";
import { ClosingWords } from "./closing-words.tsx";
import { photographIn } from "./field-names.ts";
import { formHeaders, formMeta } from "./form-document.ts";
import {
	askedForm,
	newlyAsked,
	notFound,
	placeOf,
	savingIn,
	sendForm,
	sendLink,
	toPhotograph,
	toStep,
	typedIn,
} from "./form-request.server.ts";
import { ReviewScreen } from "./review-screen.tsx";
import { StepScreen } from "./step-screen.tsx";

export const handle: AddressHandle = { indexed: false };

/** The title and text of a page that asks nothing more, by the step in its address. */
const closings = ["sent", "confirm", "unmailed", "erased"] as const;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
	const site = context.get(siteContext);
	const { place, table, step, fresh, cookie } = askedForm({ ...{ form: params.form, request, url, site } });
	const page = await site.filling.page(place, table);
	if (page === undefined) throw notFound();
	// On the way back from what was sent or erased, nothing is left to be looked over.
	if (step === reviewStep && page.state === "open" && !page.hasBegun) throw toStep(url, "1");
	const { language } = site;
	const text = (await site.readTexts()).serialize(language, "application", "errors");
	const closing = page.state === "sent" ? "sent" : closings.find((one) => one === step);
	const headers = new Headers();
	if (page.state === "sent") headers.append("Set-Cookie", cookie.remove());
	// A browser that fetches ahead of a visit begins nothing.
	else if (fresh !== undefined && !request.headers.has("Sec-Purpose")) headers.append("Set-Cookie", fresh);
	const at = placeOf(step, page.steps.length);
	const { asked, steps, typed, photographs, hasBegun, id } = page;
	return data(
		{
			...{ language, text, form: id, at, steps, typed, photographs, hasBegun, table: page.table },
			closing: closing ?? null,
			asked: at === steps.length ? asked : [],
			done: url.searchParams.get("done"),
		},
		{ headers },
	);
}

/** Takes a step's answers, right or wrong, and leads on; or sends, erases, or mails a link. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
	requirePost(request);
	const site = context.get(siteContext);
	const asked = askedForm({ form: params.form, request, url, site });
	const page = await site.filling.page(asked.place, asked.table);
	if (page === undefined) throw notFound();
	const fields = await formOf(request);
	const intent = String(fields.get("intent"));
	const pictured = photographIn(intent);
	if (intent === "send") return sendForm(site, asked, fields, url);
	if (intent === "resume") return sendLink(site, asked, fields, url);
	if (intent === "erase") {
		await site.filling.erase({ browser: asked.place.browser });
		throw toStep(url, "erased", {}, asked.cookie.remove());
	}
	if (intent !== "next" && intent !== "back" && pictured === undefined)
		throw new Response(null, { status: 400 });
	const at = placeOf(asked.step, page.steps.length);
	const own = page.steps[at]?.questions ?? [];
	const typed = typedIn(fields, own);
	const saved = await site.filling.save(asked.place, typed, savingIn(fields));
	if (saved === "sent") throw toStep(url, "sent");
	if (saved !== "saved") return data({ gone: typed }, { status: 409 });
	const now = { ...page, typed: { ...page.typed, ...typed } };
	const setCookie = asked.fresh;
	if (pictured !== undefined) throw toPhotograph(asked, pictured);
	if (intent === "back") throw toStep(url, String(Math.max(1, at)), {}, setCookie);
	const [more] = newlyAsked(now, at, fields);
	if (more !== undefined) throw toStep(url, String(at + 1), { done: "more", at: more.id }, setCookie);
	const faults = await site.filling.check(now, own);
	if (Object.keys(faults).length > 0) return data({ faults }, { status: 400 });
	const next = at + 2 > page.steps.length ? reviewStep : String(at + 2);
	throw toStep(url, next, {}, setCookie);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
	formHeaders([loaderHeaders, actionHeaders]);

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => formMeta(loaderData, page);

/** A form of the site, a step at a time; it works without scripts, and saves as one types with them. */
export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
	const { closing, ...page } = loaderData;
	const answer = answerOf(actionData);
	if (closing !== null) return <ClosingWords form={page.form} closing={closing} />;
	if (page.at === page.steps.length) return <ReviewScreen page={page} answer={answer} />;
	return <StepScreen key={page.at} page={page} answer={answer} />;
}
