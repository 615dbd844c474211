import { data, redirect } from "react-router";
import { signUpInput } from "#app/features/newsletter/newsletter.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Route } from "./+types/thanks.page";
import { HomeLink, LinkPage } from "./link-page.tsx";
import { formOf, requirePost } from "./link-request.ts";
import { NewsletterForm, signUpPath } from "./newsletter-section.tsx";

export const handle: AddressHandle = { indexed: false };

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts } = context.get(siteContext);
	const texts = await readTexts();
	return { language, text: texts.serialize(language, "newsletter") };
}

/** Takes the form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
	requirePost(request);
	const { language, takeSignUp } = context.get(siteContext);
	const fields = Object.fromEntries(await formOf(request));
	const signUp = signUpInput.safeParse({ ...fields, language });
	if (!signUp.success) throw new Response(null, { status: 400 });
	try {
		await takeSignUp(signUp.data);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const { email, page } = signUp.data;
		const waitSeconds = error.more.retryAfterSeconds;
		const headers = typeof waitSeconds === "number" ? { "Retry-After": String(waitSeconds) } : undefined;
		return data({ email, page, message: error.message }, { status: error.status, headers });
	}
	throw redirect(localizePath(signUpPath, language), 303);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
	const headers = new Headers(actionHeaders);
	headers.set("Cache-Control", "no-store");
	return headers;
};

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("newsletter")("thanks.meta"), page);

export default function ThanksPage({ actionData: refused }: Route.ComponentProps) {
	const t = useText("newsletter");
	const form = useText("newsletterForm");
	if (refused !== undefined) {
		return (
			<LinkPage arcs="apart" title={t("thanks.refused.title")}>
				<NewsletterForm page={refused.page} refused={refused} />
			</LinkPage>
		);
	}
	return (
		<LinkPage arcs="apart" title={t("thanks.title")} text={form("pending")}>
			<HomeLink />
		</LinkPage>
	);
}
