import { data } from "react-router";
import { languageOf } from "../../language";
import type { AddressHandle } from "../../language-alternates";
import { pageMeta } from "../../page-meta";
import { handText } from "../../text/dictionaries.server";
import { readText } from "../../text/handed-text";
import { useText } from "../../text/text-context";
import type { Route } from "./+types/confirm.page";
import { LetterButton } from "./letter-button";
import { HomeLink, LetterPage } from "./letter-page";
import { requirePost, tokenOf } from "./link-request.server";
import { newsletterContext } from "./newsletter.context";

export const handle: AddressHandle = { indexed: false };

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	const state = await context.get(newsletterContext).confirmations.find(tokenOf(request));
	const status = state === "invalid" ? 404 : 200;
	return data({ language, text: handText(language, "newsletter"), state }, { status });
}

export async function action({ request, context }: Route.ActionArgs) {
	requirePost(request);
	const state = await context.get(newsletterContext).confirmations.confirm(tokenOf(request));
	return data(null, { status: state === "invalid" ? 404 : 200 });
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData?.language, loaderData && readText(loaderData.text).newsletter.confirm.meta, page);

export default function ConfirmPage({ loaderData: { state } }: Route.ComponentProps) {
	const t = useText("newsletter");
	if (state !== "open") {
		return (
			<LetterPage
				arcs={state === "done" ? "together" : "missed"}
				title={t(`confirm.${state}.title`)}
				text={t(`confirm.${state}.text`)}
			>
				<HomeLink />
			</LetterPage>
		);
	}
	return (
		<LetterPage arcs="apart" title={t("confirm.title")} text={t("confirm.text")}>
			<LetterButton look="primary" label={t("confirm.button")} busy={t("confirm.busy")} />
		</LetterPage>
	);
}
