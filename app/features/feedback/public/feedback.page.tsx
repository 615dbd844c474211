import { data, redirect } from "react-router";
import { type FeedbackPage, feedbackAnswer } from "#app/features/feedback/feedback.ts";
import { LinkPage } from "#app/features/newsletter/signup/link-page.tsx";
import { answerOf, deliverForm } from "#app/features/newsletter/signup/post-form.tsx";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Route } from "./+types/feedback.page";
import { FeedbackForm } from "./feedback-form.tsx";

export const handle: AddressHandle = { indexed: false };

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, feedback, readTexts } = context.get(siteContext);
	const page = await feedback.find(params.token, language);
	const text = (await readTexts()).serialize(language, "feedback");
	return data({ language, text, page }, { status: page.state === "invalid" ? 404 : 200 });
}

/** Takes the form's answer; an invalid one comes back as it was typed. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
	if (request.method !== "POST") {
		throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
	}
	const form = await request.formData().catch(() => undefined);
	if (form?.get("intent") !== "answer") throw new Response(null, { status: 400 });
	const typed = {
		wishes: form.getAll("wish").map(String),
		sharesNumber: form.has("share"),
		telephone: String(form.get("telephone") ?? "").trim(),
	};
	const answer = feedbackAnswer.safeParse(typed);
	if (!answer.success) {
		const isNumber = answer.error.issues.every(({ path }) => path[0] === "telephone");
		if (!isNumber) throw new Response(null, { status: 400 });
		return data({ ...typed, error: "telephone" as const }, { status: 400 });
	}
	const outcome = await context.get(siteContext).feedback.answer(params.token, answer.data);
	if (outcome === "noNumber") return data({ ...typed, error: "noNumber" as const }, { status: 400 });
	throw redirect(url.pathname, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => ({ title: read("feedback")("meta"), description: "" }), page);

/** Asks a guest whom they would like to see again; after the last day, shows their answer. */
export default function FeedbackScreen({ loaderData: { page }, actionData }: Route.ComponentProps) {
	const t = useText("feedback");
	const language = useLanguage();
	if (page.state === "invalid") {
		return <LinkPage arcs="missed" title={t("invalid.title")} text={t("invalid.text")} />;
	}
	const { state, firstName, table, lastDay, answeredAt } = page;
	const args = { ...table, firstName, moment: answeredAt, day: formatFullDay(lastDay, language) };
	return (
		<LinkPage
			arcs={state === "open" ? "apart" : "together"}
			title={t(`${state}.title`, args)}
			text={t(`${state}.text`, args)}
		>
			{state === "closed" ? (
				<OwnWishes page={page} />
			) : (
				<FeedbackForm key={state} page={page} refused={answerOf(actionData)} />
			)}
		</LinkPage>
	);
}

/** Shows a guest's answer once it can no longer be changed. */
export function OwnWishes({ page }: { page: Exclude<FeedbackPage, { state: "invalid" }> }) {
	const t = useText("feedback");
	const named = page.others.filter(({ isWished }) => isWished);
	return (
		<section className="border-t border-clay pt-8">
			<h2 className="text-heading">{t("own")}</h2>
			{named.length === 0 ? (
				<p className="mt-3">{t("nobody")}</p>
			) : (
				<ul className="mt-3 grid gap-1 wrap-anywhere">
					{named.map(({ id, firstName }) => (
						<li key={id}>{firstName}</li>
					))}
				</ul>
			)}
			<p className="mt-5 text-ink-soft">{t(page.sharesNumber ? "shared" : "notShared")}</p>
		</section>
	);
}
