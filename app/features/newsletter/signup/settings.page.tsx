import { data, redirect } from "react-router";
import { isEmail, normalizeEmail } from "#app/features/newsletter/email.ts";
import { readerSettings } from "#app/features/newsletter/reader-link.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import type { Route } from "./+types/settings.page";
import { answerOf, deliverForm } from "./deliver-form.ts";
import { LinkButton } from "./link-button.tsx";
import { HomeLink, LinkPage } from "./link-page.tsx";
import { formOf, requirePost, seeOther, tokenOf } from "./link-request.server.ts";
import { ReaderSettingsForm } from "./reader-settings-form.tsx";

export const handle: AddressHandle = { indexed: false };

/** What the page says once something is done. */
const doneStates = ["asked", "saved", "address", "invalid"] as const;

/** The token of the link that a reader was sent to change something. */
function linkOf(url: URL): string | null {
	return url.searchParams.get("link");
}

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language, readerLinks, readTexts } = context.get(siteContext);
	const text = (await readTexts()).serialize(language, "newsletter", "newsletterForm");
	const page = (state: "ask" | (typeof doneStates)[number]) =>
		data({ language, text, state, reader: null }, { status: state === "invalid" ? 404 : 200 });
	const asked = url.searchParams.get("done");
	const done = doneStates.find((one) => one === asked);
	if (done !== undefined) return page(done);
	const link = linkOf(url);
	if (link !== null) {
		const reader = await readerLinks.findSettings(link);
		if (reader !== undefined) return data({ language, text, state: "open" as const, reader });
		// Opened again, or found by the way back: it says what it did.
		return page((await readerLinks.findDone(link)) ?? "invalid");
	}
	return page((await readerLinks.canAsk(tokenOf(url))) ? "ask" : "invalid");
}

/**
 * From the link of any mail: writes to the address that we know. From the link of that mail:
 * changes what it says.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
	requirePost(request);
	const { language, readerLinks, readTexts } = context.get(siteContext);
	const doneAt = (done: (typeof doneStates)[number]) =>
		redirect(`${localizePath(pages["newsletter/settings"], language)}?done=${done}`, 303);
	const link = linkOf(url);
	if (link === null) {
		if (!(await readerLinks.canAsk(tokenOf(url)))) throw seeOther(url);
		await readerLinks.ask(tokenOf(url));
		throw doneAt("asked");
	}
	const wish = readerSettings.safeParse(Object.fromEntries(await formOf(request)));
	if (!wish.success) throw new Response(null, { status: 400 });
	const email = normalizeEmail(wish.data.email);
	if (email !== "" && !isEmail(email)) {
		const message = (await readTexts()).open(language, "newsletterForm")("invalid");
		return data({ ...wish.data, message }, { status: 400 });
	}
	const done = await readerLinks.change(link, { ...wish.data, email });
	// Not to the link's own page, which says what the link did before.
	throw doneAt(done ?? "invalid");
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("newsletter")("settings.meta"), page);

const arcs = {
	ask: "apart",
	asked: "apart",
	address: "apart",
	saved: "together",
	invalid: "missed",
} as const;

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useText("newsletter");
	const { state, reader } = loaderData;
	if (state === "open") {
		return (
			<LinkPage
				arcs="apart"
				title={t("settings.open.title")}
				text={t("settings.open.text", { recipient: reader.email })}
			>
				<ReaderSettingsForm language={reader.language} refused={answerOf(actionData)} />
			</LinkPage>
		);
	}
	return (
		<LinkPage arcs={arcs[state]} title={t(`settings.${state}.title`)} text={t(`settings.${state}.text`)}>
			{state === "ask" ? (
				<LinkButton look="primary" label={t("settings.ask.button")} busy={t("settings.ask.busy")} />
			) : (
				<HomeLink />
			)}
		</LinkPage>
	);
}
