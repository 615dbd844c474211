import { data, redirect } from "react-router";
import {
	maxPhotographMegabytes,
	photographAddress,
	photographFaults,
	photographField,
	photographTypes,
} from "#app/features/applications/filling/photographs.ts";
import { formOf, requirePost } from "#app/features/newsletter/signup/link-request.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { AddressHandle } from "#app/metadata/alternate-links.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { entryPath } from "#app/site/site-map.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { ApiError } from "#platform/api/api-error.ts";
import type { Route } from "./+types/photograph.page";
import { fieldOf } from "./field-names.ts";
import { formHeaders, formMeta } from "./form-document.ts";
import { askedForm, notFound } from "./form-request.server.ts";
import { OwnPhotograph, RefusalWords } from "./photograph-field.tsx";

export const handle: AddressHandle = { indexed: false };

/** Reads the question that asks for a photograph; leads to the form where none does. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
	const site = context.get(siteContext);
	const { place, step, fresh } = askedForm({ ...{ form: params.form, request, url, site } });
	const page = await site.filling.page(place);
	if (page === undefined) throw notFound();
	const { language } = site;
	const back = `${localizePath(entryPath("application", page.id), language)}?step=${step}`;
	const asked = page.asked.find(({ id }) => id === url.searchParams.get("question"));
	if (asked?.kind !== "photograph" || page.state === "sent") throw redirect(back, 303);
	const text = (await site.readTexts()).serialize(language, "application", "errors");
	const { id, label, help } = asked;
	return data(
		{
			...{ language, text, form: page.id, step, back, hasBegun: page.hasBegun },
			question: { id, label, help },
			chosen: page.photographs[id],
			refusal: photographFaults.find((one) => one === url.searchParams.get("fault")),
		},
		{ headers: fresh === undefined ? {} : { "Set-Cookie": fresh } },
	);
}

/** Removes the photograph; a new one is sent to the API, which reads few of them at once. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
	requirePost(request);
	const site = context.get(siteContext);
	const { place, step } = askedForm({ form: params.form, request, url, site });
	if ((await formOf(request)).get("intent") !== "remove") throw new Response(null, { status: 400 });
	const question = url.searchParams.get("question") ?? "";
	const query = new URLSearchParams({ question, step });
	try {
		await site.filling.removePhotograph(place, question);
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 409) throw error;
		query.set("fault", "gone");
	}
	throw redirect(`${url.pathname}?${query}`, 303);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => formHeaders([loaderHeaders]);

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => formMeta(loaderData, page);

/** The page on which a photograph is chosen without scripts, so that no other answer is lost with it. */
export default function PhotographPage({ loaderData }: Route.ComponentProps) {
	const t = useText("application");
	const { form, question, chosen, back } = loaderData;
	return (
		<main id="content" className="content max-w-column! pt-32 pb-section">
			<p className="label text-ember">{t(`label.${form}`)}</p>
			<h1 className="mt-3 text-title">
				<Emphasis text={t("photograph.title")} />
			</h1>
			<p className="mt-5 text-lead wrap-anywhere">{question.label}</p>
			{question.help === "" ? null : (
				<p className="mt-2 whitespace-pre-line text-ink-soft wrap-anywhere">{question.help}</p>
			)}
			{chosen === undefined ? null : (
				<>
					<OwnPhotograph form={form} question={question.id} id={chosen} />
					<form method="post" className="mt-4">
						<input type="hidden" name="intent" value="remove" />
						<button type="submit" className={`${buttonClass("quiet")} cursor-pointer`}>
							{t("photograph.remove")}
						</button>
					</form>
				</>
			)}
			<SendForm shown={loaderData} />
			<PageLink to={back} className="mt-8 flex min-h-11 items-center font-semibold text-ember underline">
				{t("photograph.back")}
			</PageLink>
		</main>
	);
}

function SendForm({ shown }: { shown: Route.ComponentProps["loaderData"] }) {
	const t = useText("application");
	const language = useLanguage();
	const { form, question, step, hasBegun, refusal, chosen } = shown;
	const field = fieldOf(question.id);
	return (
		<form
			method="post"
			encType="multipart/form-data"
			action={photographAddress(form, question.id, { language, step, begun: hasBegun ? "1" : "0" })}
			className="mt-8 grid grid-cols-1 justify-items-start gap-3"
		>
			<label htmlFor={field} className="font-semibold">
				{t(chosen === undefined ? "photograph.choose" : "photograph.replace")}
			</label>
			<input
				id={field}
				type="file"
				name={photographField}
				accept={photographTypes}
				aria-invalid={refusal !== undefined}
				aria-describedby={`${field}-refusal ${field}-limit`}
				className="min-h-12 w-full file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-ink file:bg-transparent file:px-5"
			/>
			<p id={`${field}-refusal`} role="alert" className="text-small font-semibold text-fault empty:hidden">
				{refusal === undefined ? null : <RefusalWords refusal={refusal} />}
			</p>
			<p id={`${field}-limit`} className="text-small text-ink-soft">
				{t("photograph.limit", { limit: maxPhotographMegabytes })}
			</p>
			<button type="submit" className={`${buttonClass("primary")} mt-3 cursor-pointer`}>
				{t("photograph.send")}
			</button>
		</form>
	);
}
