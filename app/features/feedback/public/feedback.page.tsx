import { useEffect, useId, useRef } from "react";
import { data, redirect, useNavigation } from "react-router";
import { answerOf, deliverForm, PostForm } from "#app/api-client/post-form.tsx";
import { type FeedbackAnswer, type FeedbackPage, feedbackAnswer } from "#app/features/feedback/feedback.ts";
import { LinkPage } from "#app/features/newsletter/signup/link-page.tsx";
import { formOf, requirePost } from "#app/features/newsletter/signup/link-request.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/feedback.page";

export const handle: AddressHandle = { indexed: false };

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, feedback, readTexts } = context.get(siteContext);
	const page = await feedback.find(params.token, language);
	const text = (await readTexts()).serialize(language, "feedback", "errors");
	return data({ language, text, page }, { status: page.state === "invalid" ? 404 : 200 });
}

/** Takes the form's answer; an invalid one comes back as it was typed. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
	requirePost(request);
	const form = await formOf(request);
	if (form.get("intent") !== "answer") throw new Response(null, { status: 400 });
	const typed = {
		wishes: form.getAll("wish").map(String),
		sharesNumber: form.has("share"),
		telephone: String(form.get("telephone") ?? "").trim(),
	};
	const answer = feedbackAnswer.safeParse(typed);
	if (!answer.success) {
		const isNumber = answer.error.issues.every(({ path }) => path[0] === "telephone");
		if (!isNumber) throw new Response(null, { status: 400 });
		return data({ ...typed, error: "telephone" as const }, { status: 400 });
	}
	const outcome = await context.get(siteContext).feedback.answer(params.token, answer.data);
	if (outcome === "noNumber") return data({ ...typed, error: "noNumber" as const }, { status: 400 });
	throw redirect(url.pathname, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliverForm(args);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => ({ title: read("feedback")("meta"), description: "" }), page);

/** Asks a guest whom they would like to see again; after the last day, shows their answer. */
export default function FeedbackScreen({ loaderData: { page }, actionData }: Route.ComponentProps) {
	const t = useText("feedback");
	const language = useLanguage();
	if (page.state === "invalid") {
		return <LinkPage arcs="missed" title={t("invalid.title")} text={t("invalid.text")} />;
	}
	const { state, firstName, table, lastDay, answeredAt } = page;
	const args = { ...table, firstName, moment: answeredAt, day: formatFullDay(lastDay, language) };
	return (
		<LinkPage
			arcs={state === "open" ? "apart" : "together"}
			title={t(`${state}.title`, args)}
			text={t(`${state}.text`, args)}
		>
			{state === "closed" ? (
				<OwnWishes page={page} />
			) : (
				<FeedbackForm key={state} page={page} refused={answerOf(actionData)} />
			)}
		</LinkPage>
	);
}

/** Shows a guest's answer once it can no longer be changed. */
export function OwnWishes({ page }: { page: Exclude<FeedbackPage, { state: "invalid" }> }) {
	const t = useText("feedback");
	const named = page.others.filter(({ isWished }) => isWished);
	return (
		<section className="border-t border-clay pt-8">
			<h2 className="text-heading">{t("own")}</h2>
			{named.length === 0 ? (
				<p className="mt-3">{t("nobody")}</p>
			) : (
				<ul className="mt-3 grid gap-1 wrap-anywhere">
					{named.map(({ id, firstName }) => (
						<li key={id}>{firstName}</li>
					))}
				</ul>
			)}
			<p className="mt-5 text-ink-soft">{t(page.sharesNumber ? "shared" : "notShared")}</p>
		</section>
	);
}

const choiceClass = "flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere";
const boxClass = "size-5 shrink-0 accent-ember";

type FormProps = {
	page: Exclude<FeedbackPage, { state: "invalid" }>;
	refused: (FeedbackAnswer & { error: "telephone" | "noNumber" }) | undefined;
};

/** The questions after an evening. `refused` is an invalid input with its error. */
export function FeedbackForm(props: FormProps) {
	const { page } = props;
	const t = useText("feedback");
	const isPosting = useNavigation().state === "submitting";
	return (
		<PostForm intent="answer" preventScrollReset className="grid gap-8 border-t border-clay pt-8">
			<Wishes {...props} />
			<NumberToShare {...props} />
			<button type="submit" className={`${buttonClass("primary")} cursor-pointer justify-self-start`}>
				{t(isPosting ? "sending" : page.state === "answered" ? "change" : "send")}
			</button>
		</PostForm>
	);
}

/** Asks whom of the others the guest wants to meet again. */
function Wishes({ page, refused }: FormProps) {
	const t = useText("feedback");
	return (
		<fieldset>
			<legend className="font-serif text-heading">{t("others")}</legend>
			{page.others.length === 0 ? <p className="mt-3">{t("noOthers")}</p> : null}
			<div className="mt-3 grid sm:grid-cols-2">
				{page.others.map(({ id: guest, firstName, isWished }) => (
					<label key={guest} className={choiceClass}>
						<input
							type="checkbox"
							name="wish"
							value={guest}
							defaultChecked={refused?.wishes.includes(guest) ?? isWished}
							className={boxClass}
						/>
						{firstName}
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** Asks whether the guest's number is shared with those who wish the same, and for the number. */
function NumberToShare({ page, refused }: FormProps) {
	const t = useText("feedback");
	const id = useId();
	const number = useRef<HTMLInputElement>(null);

	useEffect(() => {
		if (refused !== undefined) number.current?.focus();
	}, [refused]);

	return (
		<fieldset aria-describedby={`${id}rule`}>
			<legend className="font-serif text-heading">{t("number")}</legend>
			<p id={`${id}rule`} className="mt-3 text-ink-soft">
				{t("rule")}
			</p>
			<label className={`${choiceClass} mt-3`}>
				<input
					type="checkbox"
					name="share"
					defaultChecked={refused?.sharesNumber ?? page.sharesNumber}
					className={boxClass}
				/>
				{t("share")}
			</label>
			<label htmlFor={`${id}telephone`} className="mt-5 block text-small font-semibold">
				{t("telephone")}
			</label>
			<input
				ref={number}
				id={`${id}telephone`}
				type="tel"
				name="telephone"
				autoComplete="tel"
				maxLength={40}
				defaultValue={refused?.telephone}
				aria-invalid={refused !== undefined}
				aria-describedby={`${id}error ${id}hint`}
				className="mt-2 min-h-14 w-full rounded-full border border-ink-soft bg-white px-6 text-[1.06rem] transition-colors hover:border-ink aria-invalid:border-fault aria-invalid:inset-ring aria-invalid:inset-ring-fault"
			/>
			<p id={`${id}error`} className="text-small font-semibold text-fault not-empty:mt-2">
				{refused === undefined ? null : t(`faults.${refused.error}`)}
			</p>
			<p id={`${id}hint`} className="mt-2 text-small text-ink-soft">
				{page.numberEnd === "" ? t("noNumber") : t("knownNumber", { end: page.numberEnd })}
			</p>
		</fieldset>
	);
}
