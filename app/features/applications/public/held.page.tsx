import { data, redirect } from "react-router";
import { answerOf, deliverForm, PostForm } from "#app/api-client/post-form.tsx";
import { LinkPage } from "#app/features/newsletter/signup/link-page.tsx";
import { formOf, requirePost } from "#app/features/newsletter/signup/link-request.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { isEmail, normalizeEmail } from "#app/mail/email-address.ts";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/held.page";
import { EmailField } from "./email-field.tsx";

export const handle: AddressHandle = { indexed: false };

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	const text = (await readTexts()).serialize(language, "application", "errors");
	return { language, text, isAsked: url.searchParams.get("done") === "asked" };
}

/** Orders the link: the same answer for every address. */
export async function action({ request, url, context }: Route.ActionArgs) {
	requirePost(request);
	const { language, filling } = context.get(siteContext);
	const email = normalizeEmail(String((await formOf(request)).get("email") ?? ""));
	if (!isEmail(email)) return data({ refused: "invalid" as const }, { status: 400 });
	const asked = await filling.askHeld(email, language);
	if (asked === "tooMany") return data({ refused: "tooMany" as const }, { status: 429 });
	throw redirect(`${url.pathname}?done=asked`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("application")("ask.meta"), page);

/** Asks for a link to what is held of somebody. */
export default function HeldPage({ loaderData: { isAsked }, actionData }: Route.ComponentProps) {
	const t = useText("application");
	const refused = answerOf(actionData)?.refused;
	const fault = refused && (refused === "invalid" ? "later.invalid" : "ask.tooMany");
	if (isAsked) return <LinkPage arcs="together" title={t("ask.asked.title")} text={t("ask.asked.text")} />;
	return (
		<LinkPage arcs="apart" title={t("ask.title")} text={t("ask.text")}>
			<PostForm noValidate>
				<EmailField label={t("ask.email")} error={fault && t(fault)} />
				<button type="submit" className={`${buttonClass("primary")} cursor-pointer`}>
					{t("ask.button")}
				</button>
			</PostForm>
		</LinkPage>
	);
}
