import { data, redirect } from "react-router";
import { deliverForm } from "#app/api-client/post-form.tsx";
import type { AnswerValue } from "#app/features/applications/application.ts";
import { applicationCookie } from "#app/features/applications/filling/application-cookie.server.ts";
import type { FormId } from "#app/features/forms/form.ts";
import { LinkButton, LinkPage } from "#app/features/newsletter/signup/link-page.tsx";
import { formOf, requirePost } from "#app/features/newsletter/signup/link-request.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { entryPath } from "#app/site/site-map.ts";
import { newToken } from "#platform/tokens.ts";
import type { Route } from "./+types/application-link.page";
import { OwnPhotograph } from "./photograph-field.tsx";

export const handle: AddressHandle = { indexed: false };

/** Shows what a link of a mail opens, and changes nothing: programs that check mails look too. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { language, filling, readTexts } = context.get(siteContext);
	const text = (await readTexts()).serialize(language, "application", "errors");
	const isErased = url.searchParams.get("done") === "erased";
	const link = isErased ? undefined : await filling.findLink(params.token);
	const day = link?.sentAt == null ? "" : formatFullDay(dayOf(new Date(link.sentAt)), language);
	const state: keyof typeof arcs = link?.kind ?? (isErased ? "erased" : "invalid");
	const answers = (link?.answers ?? []).map(({ id, kind, label, value }) => ({ id, kind, label, value }));
	const own = link === undefined ? undefined : { form: link.form, token: params.token };
	return data({ language, text, state, day, answers, own }, { status: state === "invalid" ? 404 : 200 });
}

/** Does what the link is for, by a button alone. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
	requirePost(request);
	const { language, siteUrl, filling } = context.get(siteContext);
	const intent = (await formOf(request)).get("intent");
	const { token } = params;
	if (intent === "resume") {
		const browser = newToken();
		const form = await filling.takeUp(token, browser);
		if (form === undefined) throw redirect(url.pathname, 303);
		const headers = { "Set-Cookie": applicationCookie(siteUrl, form).write(browser) };
		throw redirect(localizePath(entryPath("application", form), language), { status: 303, headers });
	}
	if (intent === "confirm") await filling.confirm(token);
	else if (intent !== "erase") throw new Response(null, { status: 400 });
	else if (await filling.erase({ link: token })) throw redirect(`${url.pathname}?done=erased`, 303);
	throw redirect(url.pathname, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => ({ title: read("application")("link.meta"), description: "" }), page);

const arcs = {
	resume: "apart",
	confirmation: "apart",
	held: "apart",
	confirmed: "together",
	erased: "together",
	invalid: "missed",
} as const;

export default function ApplicationLinkPage({ loaderData }: Route.ComponentProps) {
	const t = useText("application");
	const { state, day, answers, own } = loaderData;
	if (state === "held") return <HeldScreen day={day} answers={answers} own={own} />;
	return (
		<LinkPage arcs={arcs[state]} title={t(`link.${state}.title`)} text={t(`link.${state}.text`)}>
			{state === "resume" ? (
				<div className="grid gap-10">
					<LinkButton look="primary" intent="resume" label={t("link.resume.button")} />
					<EraseButton title={t("erase.title")} text={t("erase.text")} />
				</div>
			) : null}
			{state === "confirmation" ? (
				<LinkButton look="primary" intent="confirm" label={t("link.confirmation.button")} />
			) : null}
		</LinkPage>
	);
}

type Held = {
	day: string;
	answers: { id: string; kind: string; label: string; value: AnswerValue }[];
	/** The form and the link whose photographs are shown; undefined where there are none. */
	own: { form: FormId; token: string } | undefined;
};

/** All that somebody answered, as it is stored. */
function HeldScreen({ day, answers, own }: Held) {
	const t = useText("application");
	const text = day === "" ? t("link.held.unfinished") : t("link.held.text", { date: day });
	return (
		<LinkPage arcs="apart" title={t("link.held.title")} text={text}>
			<dl className="grid gap-5 border-t border-clay pt-6 wrap-anywhere">
				{answers.map(({ id, kind, label, value }) =>
					kind === "section" ? (
						<div key={id} className="mt-4">
							<dt className="text-heading font-serif">{label}</dt>
							<dd className="sr-only">—</dd>
						</div>
					) : (
						<div key={id}>
							<dt className="text-small text-ink-soft">{label}</dt>
							<dd className="mt-1 font-medium whitespace-pre-line">
								{kind === "photograph" && value === true && own !== undefined ? (
									<OwnPhotograph {...own} question={id} />
								) : (
									<AnswerWords value={value} />
								)}
							</dd>
						</div>
					),
				)}
			</dl>
			<div className="mt-12">
				<EraseButton title={t("link.held.eraseTitle")} text={t("link.held.erase")} />
			</div>
		</LinkPage>
	);
}

function AnswerWords({ value }: { value: AnswerValue }) {
	const t = useText("application");
	if (typeof value === "boolean") return t(value ? "review.yes" : "review.no");
	const words = [value ?? []].flat().join("\n");
	return words === "" ? t("review.unanswered") : words;
}

/** Erasing, behind a first step, so that nobody does it by mistake. */
function EraseButton({ title, text }: { title: string; text: string }) {
	const t = useText("application");
	return (
		<details>
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold text-ember underline">
				{title}
			</summary>
			<p className="mt-2 mb-4 text-ink-soft">{text}</p>
			<LinkButton look="quiet" intent="erase" label={t("erase.button")} />
		</details>
	);
}
