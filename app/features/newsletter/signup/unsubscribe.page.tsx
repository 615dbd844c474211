import { data, redirect } from "react-router";
import type { SubscriptionState } from "#app/features/newsletter/subscribers/subscribers.store.server.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import type { Route } from "./+types/unsubscribe.page";
import { LinkButton } from "./link-button.tsx";
import { HomeLink, LinkPage } from "./link-page.tsx";
import { formOf, requirePost, tokenOf } from "./link-request.server.ts";

export const handle: AddressHandle = { indexed: false };

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const { language, subscribers, readTexts } = context.get(siteContext);
	const subscription = await subscribers.findSubscription(tokenOf(request));
	// After an undo the page stays at peace, also when it is opened again from the browser's history.
	const state: SubscriptionState | "undone" =
		subscription === "subscribed" && searchParams.has("undone") ? "undone" : subscription;
	const status = state === "invalid" ? 404 : 200;
	const texts = await readTexts();
	return data({ language, text: texts.serialize(language, "newsletter"), state }, { status });
}

/**
 * Posted by the page's buttons, and by mail programs with `List-Unsubscribe=One-Click` (RFC 8058).
 */
export async function action({ request, context }: Route.ActionArgs) {
	requirePost(request);
	const { language, subscribers } = context.get(siteContext);
	const form = await formOf(request);
	if (form.get("intent") !== "undo") {
		const state = await subscribers.unsubscribe(tokenOf(request));
		return data(null, { status: state === "invalid" ? 404 : 200 });
	}
	await subscribers.undoUnsubscribe(tokenOf(request));
	const path = localizePath(pages["newsletter/unsubscribe"], language);
	throw redirect(`${path}?${new URLSearchParams({ token: tokenOf(request), undone: "" })}`, 303);
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("newsletter")("unsubscribe.meta"), page);

export default function UnsubscribePage({ loaderData: { state } }: Route.ComponentProps) {
	const t = useText("newsletter");
	if (state === "subscribed") {
		return (
			<LinkPage arcs="together" title={t("unsubscribe.title")} text={t("unsubscribe.text")}>
				<LinkButton look="primary" label={t("unsubscribe.button")} busy={t("unsubscribe.busy")} />
			</LinkPage>
		);
	}
	if (state === "unsubscribed") {
		return (
			<LinkPage arcs="apart" title={t("unsubscribe.done.title")} text={t("unsubscribe.done.text")}>
				<LinkButton look="quiet" intent="undo" label={t("unsubscribe.done.undo")} />
			</LinkPage>
		);
	}
	return (
		<LinkPage
			arcs={state === "undone" ? "together" : "missed"}
			title={t(`unsubscribe.${state}.title`)}
			text={t(`unsubscribe.${state}.text`)}
		>
			<HomeLink />
		</LinkPage>
	);
}
