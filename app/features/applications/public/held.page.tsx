import { useId } from "react";
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
	const id = useId();
	const refused = answerOf(actionData)?.refused;
	if (isAsked) return <LinkPage arcs="together" title={t("ask.asked.title")} text={t("ask.asked.text")} />;
	return (
		<LinkPage arcs="apart" title={t("ask.title")} text={t("ask.text")}>
			<PostForm noValidate>
				<label htmlFor={`${id}email`} className="text-small font-semibold">
					{t("ask.email")}
				</label>
				<input
					id={`${id}email`}
					type="email"
					name="email"
					autoComplete="email"
					spellCheck={false}
					aria-invalid={refused !== undefined}
					aria-describedby={`${id}error`}
					className="mt-2 min-h-14 w-full rounded-full border border-ink-soft bg-white px-6 text-[1.06rem] transition-colors hover:border-ink aria-invalid:border-fault"
				/>
				<p id={`${id}error`} role="alert" className="text-small font-semibold text-fault not-empty:mt-2">
					{refused === undefined ? null : t(refused === "invalid" ? "later.invalid" : "ask.tooMany")}
				</p>
				<button type="submit" className={`${buttonClass("primary")} mt-6 cursor-pointer`}>
					{t("ask.button")}
				</button>
			</PostForm>
		</LinkPage>
	);
}
