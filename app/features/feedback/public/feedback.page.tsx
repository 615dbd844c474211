import { data, redirect } from "react-router";
import { feedbackAnswer } from "#app/features/feedback/feedback.ts";
import { answerOf, deliverForm } from "#app/features/newsletter/signup/deliver-form.ts";
import { LinkPage } from "#app/features/newsletter/signup/link-page.tsx";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Route } from "./+types/feedback.page";
import { FeedbackForm } from "./feedback-form.tsx";
import { OwnWishes } from "./own-wishes.tsx";

export const handle: AddressHandle = { indexed: false };

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, feedback, readTexts } = context.get(siteContext);
	const page = await feedback.find(params.token, language);
	const text = (await readTexts()).serialize(language, "feedback");
	return data({ language, text, page }, { status: page.state === "invalid" ? 404 : 200 });
}

/** Takes an answer from the form's button alone; one that cannot be taken comes back as it was typed. */
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
		return data({ ...typed, fault: "telephone" as const }, { status: 400 });
	}
	const outcome = await context.get(siteContext).feedback.answer(params.token, answer.data);
	if (outcome === "noNumber") return data({ ...typed, fault: "noNumber" as const }, { status: 400 });
	throw redirect(url.pathname, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => ({ title: read("feedback")("meta"), description: "" }), page);

/** Whom one guest would like to see again: a form until the last day, then what they answered. */
export default function FeedbackScreen({ loaderData: { page }, actionData }: Route.ComponentProps) {
	const t = useText("feedback");
	const language = useLanguage();
	if (page.state === "invalid") {
		return <LinkPage arcs="missed" title={t("invalid.title")} text={t("invalid.text")} />;
	}
	const { state, firstName, table, lastDay, answeredAt } = page;
	const words = { ...table, firstName, moment: answeredAt, day: formatFullDay(lastDay, language) };
	return (
		<LinkPage
			arcs={state === "open" ? "apart" : "together"}
			title={t(`${state}.title`, words)}
			text={t(`${state}.text`, words)}
		>
			{state === "closed" ? (
				<OwnWishes page={page} />
			) : (
				<FeedbackForm key={state} page={page} refused={answerOf(actionData)} />
			)}
		</LinkPage>
	);
}
