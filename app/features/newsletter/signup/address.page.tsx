import { data, redirect } from "react-router";
import { deliverForm } from "#app/api-client/post-form.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import type { Route } from "./+types/address.page";
import { HomeLink, LinkButton, LinkPage } from "./link-page.tsx";
import { requirePost, seeOther, tokenOf } from "./link-request.ts";

export const handle: AddressHandle = { indexed: false };

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language, readerLinks, readTexts } = context.get(siteContext);
	const text = (await readTexts()).serialize(language, "newsletter", "errors");
	const found = url.searchParams.has("done")
		? ({ state: "done", email: "" } as const)
		: await readerLinks.findAddress(tokenOf(url));
	const status = found.state === "invalid" ? 404 : 200;
	return data({ language, text, state: found.state, address: found.email }, { status });
}

/** Puts the proved address in the place of the old one. */
export async function action({ request, url, context }: Route.ActionArgs) {
	requirePost(request);
	const { language, readerLinks } = context.get(siteContext);
	if (!(await readerLinks.proveAddress(tokenOf(url)))) throw seeOther(url);
	throw redirect(`${localizePath(pages["newsletter/address"], language)}?done`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("newsletter")("address.meta"), page);

const arcs = { open: "apart", done: "together", invalid: "missed" } as const;

export default function AddressPage({ loaderData: { state, address } }: Route.ComponentProps) {
	const t = useText("newsletter");
	return (
		<LinkPage
			arcs={arcs[state]}
			title={t(`address.${state}.title`)}
			text={t(`address.${state}.text`, { recipient: address })}
		>
			{state === "open" ? (
				<LinkButton look="primary" label={t("address.open.button")} busy={t("address.open.busy")} />
			) : (
				<HomeLink />
			)}
		</LinkPage>
	);
}
