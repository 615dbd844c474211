import { useEffect, useId, useRef } from "react";
import { data, redirect } from "react-router";
import { answerOf, deliverForm, PostForm } from "#app/api-client/post-form.tsx";
import { type ReaderSettings, readerSettings } from "#app/features/newsletter/newsletter.ts";
import { locales, localizePath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { isEmail, normalizeEmail } from "#app/mail/email-address.ts";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/settings.page";
import { HomeLink, LinkButton, LinkPage } from "./link-page.tsx";
import { formOf, requirePost, seeOther, tokenOf } from "./link-request.ts";

export const handle: AddressHandle = { indexed: false };

/** States of the page after a form. */
const doneStates = ["asked", "saved", "address", "invalid"] as const;

function linkOf(url: URL): string | null {
	return url.searchParams.get("link");
}

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language, readerLinks, readTexts } = context.get(siteContext);
	const text = (await readTexts()).serialize(language, "newsletter", "newsletterForm", "errors");
	const page = (state: "ask" | (typeof doneStates)[number]) =>
		data({ language, text, state, reader: null }, { status: state === "invalid" ? 404 : 200 });
	const asked = url.searchParams.get("done");
	const done = doneStates.find((one) => one === asked);
	if (done !== undefined) return page(done);
	const link = linkOf(url);
	if (link !== null) {
		const reader = await readerLinks.findSettings(link);
		if (reader !== undefined) return data({ language, text, state: "open" as const, reader });
		// A link that is opened again says what it did.
		return page((await readerLinks.findDone(link)) ?? "invalid");
	}
	return page((await readerLinks.canAsk(tokenOf(url))) ? "ask" : "invalid");
}

/** Sends a link to the settings, by the link of any mail; changes them, by the link that was sent. */
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
	const settings = readerSettings.safeParse(Object.fromEntries(await formOf(request)));
	if (!settings.success) throw new Response(null, { status: 400 });
	const email = normalizeEmail(settings.data.email);
	if (email !== "" && !isEmail(email)) {
		const message = (await readTexts()).open(language, "newsletterForm")("invalid");
		return data({ ...settings.data, message }, { status: 400 });
	}
	const done = await readerLinks.change(link, { ...settings.data, email });
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

/** The language and the address of a reader. `refused` is an input whose address was invalid. */
function ReaderSettingsForm(props: {
	language: Language;
	refused: (ReaderSettings & { message: string }) | undefined;
}) {
	const { refused } = props;
	const t = useText("newsletter");
	const id = useId();
	const email = useRef<HTMLInputElement>(null);
	const chosen = refused?.language ?? props.language;

	useEffect(() => {
		if (refused !== undefined) email.current?.focus();
	}, [refused]);

	return (
		<PostForm noValidate className="grid gap-8">
			<fieldset>
				<legend className="text-small font-semibold">{t("settings.language")}</legend>
				<div className="mt-1 flex flex-wrap gap-x-8">
					{languages.map((language) => (
						<label key={language} className="flex min-h-11 cursor-pointer items-center gap-3">
							<input
								type="radio"
								name="language"
								value={language}
								defaultChecked={language === chosen}
								className="size-5 shrink-0 accent-ember"
							/>
							<span lang={language}>{locales[language].name}</span>
						</label>
					))}
				</div>
			</fieldset>
			<div>
				<label htmlFor={`${id}email`} className="text-small font-semibold">
					{t("settings.email")}
				</label>
				<input
					ref={email}
					id={`${id}email`}
					type="email"
					name="email"
					autoComplete="email"
					spellCheck={false}
					defaultValue={refused?.email}
					aria-invalid={refused !== undefined}
					aria-describedby={`${id}message ${id}hint`}
					className="mt-2 min-h-14 w-full rounded-full border border-ink-soft bg-white px-6 text-[1.06rem] transition-colors hover:border-ink aria-invalid:border-fault aria-invalid:inset-ring aria-invalid:inset-ring-fault"
				/>
				<p id={`${id}message`} className="text-small font-semibold text-fault not-empty:mt-2">
					{refused?.message}
				</p>
				<p id={`${id}hint`} className="mt-2 text-small text-ink-soft">
					{t("settings.emailHint")}
				</p>
			</div>
			<button type="submit" className={`${buttonClass("primary")} cursor-pointer justify-self-start`}>
				{t("settings.save")}
			</button>
		</PostForm>
	);
}
