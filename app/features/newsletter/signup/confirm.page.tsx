import { data } from "react-router";
import { deliverForm } from "#app/api-client/post-form.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Route } from "./+types/confirm.page";
import { HomeLink, LinkButton, LinkPage } from "./link-page.tsx";
import { requirePost, seeOther, tokenOf } from "./link-request.ts";

export const handle: AddressHandle = { indexed: false };

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language, confirmations, readTexts } = context.get(siteContext);
	const state = await confirmations.find(tokenOf(url));
	const status = state === "invalid" ? 404 : 200;
	const texts = await readTexts();
	return data({ language, text: texts.serialize(language, "newsletter", "errors"), state }, { status });
}

export async function action({ request, url, context }: Route.ActionArgs) {
	requirePost(request);
	const { confirmSubscription } = context.get(siteContext);
	await confirmSubscription(tokenOf(url));
	throw seeOther(url);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("newsletter")("confirm.meta"), page);

export default function ConfirmPage({ loaderData: { state } }: Route.ComponentProps) {
	const t = useText("newsletter");
	if (state !== "open") {
		return (
			<LinkPage
				arcs={state === "done" ? "together" : "missed"}
				title={t(`confirm.${state}.title`)}
				text={t(`confirm.${state}.text`)}
			>
				<HomeLink />
			</LinkPage>
		);
	}
	return (
		<LinkPage arcs="apart" title={t("confirm.title")} text={t("confirm.text")}>
			<LinkButton look="primary" label={t("confirm.button")} busy={t("confirm.busy")} />
		</LinkPage>
	);
}
