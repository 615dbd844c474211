import { useId, useRef } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { prepareToasts } from "#app/ui/toasts.tsx";
import { useSignUp } from "./use-sign-up.ts";

/** The newsletter's section, as wide as the screen, in the space that a page leaves at its end. */
export function NewsletterSection() {
	const t = useText("newsletterForm");
	const { pathname } = useLocation();
	const title = useId();
	const reachesReaders = useReadersClaim();
	return (
		<section
			aria-labelledby={title}
			className="screen-only relative overflow-hidden bg-mist py-section in-[main.pb-section]:mt-section in-[main.pb-section]:-mb-section in-[main.content]:mx-[calc(50%-50vw)]"
		>
			<img
				src="/drawings/arcs.svg"
				alt=""
				loading="lazy"
				width="640"
				height="400"
				className="absolute -top-24 -right-40 w-[40rem] max-w-none lg:-top-6 lg:-right-48 lg:w-[56rem]"
			/>
			<div className="content relative grid gap-x-8 gap-y-6 lg:grid-cols-2">
				<div>
					<p className="label text-ember">{t("label")}</p>
					<h2 id={title} className="mt-3 text-title md:mt-4">
						<Emphasis text={t("title")} />
					</h2>
					<p className="mt-3 max-w-[30rem] md:mt-5 md:text-lead text-ink-soft">
						{t(reachesReaders ? "textOfMany" : "text")}
					</p>
				</div>
				<div className="lg:pt-9">
					<NewsletterForm page={pathname.slice(0, 200)} />
				</div>
			</div>
		</section>
	);
}

/** Takes the form without JavaScript. */
export const signUpPath = pages["newsletter/thanks"];

/** The newsletter's form. `page` goes into the record; `refused` was sent without JavaScript. */
export function NewsletterForm(props: { page: string; refused?: { email: string; message: string } }) {
	const { page, refused } = props;
	const t = useText("newsletterForm");
	const language = useLanguage();
	const id = useId();
	const email = useRef<HTMLInputElement>(null);
	const { status, submit } = useSignUp(email, refused && { kind: "invalid", message: refused.message });
	const isSubmitting = status.kind === "submitting";
	const message = "message" in status ? status.message : "";

	return (
		<form
			method="post"
			action={localizePath(signUpPath, language)}
			noValidate
			onSubmit={submit}
			onFocus={prepareToasts}
		>
			<input type="hidden" name="page" value={page} />
			<div className="hidden" aria-hidden="true">
				<input type="text" name="website" tabIndex={-1} autoComplete="off" />
			</div>
			<label htmlFor={`${id}email`} className="text-small font-semibold">
				{t("email")}
			</label>
			<div className="mt-2 flex flex-col gap-4 sm:flex-row sm:items-start">
				<div className="min-w-0 grow">
					<input
						ref={email}
						id={`${id}email`}
						type="email"
						name="email"
						required
						autoComplete="email"
						spellCheck={false}
						defaultValue={refused?.email}
						placeholder={t("placeholder")}
						disabled={isSubmitting}
						aria-invalid={status.kind === "invalid"}
						aria-describedby={`${id}message ${id}consent`}
						className="min-h-14 w-full rounded-full border border-ink-soft bg-white px-6 text-[1.06rem] transition-colors placeholder:text-ink-soft/80 hover:border-ink disabled:text-ink-soft aria-invalid:border-fault aria-invalid:[box-shadow:inset_0_0_0_1px_var(--color-fault)]"
					/>
					<p id={`${id}message`} className="text-small font-semibold text-fault not-empty:mt-2">
						{message}
					</p>
				</div>
				<button
					type="submit"
					aria-disabled={isSubmitting}
					className={`${buttonClass("primary")} min-h-14 shrink-0 cursor-pointer aria-disabled:cursor-progress`}
				>
					<SubmitLabel isSubmitting={isSubmitting} />
				</button>
			</div>
			<p role="status" className="text-small font-semibold not-empty:mt-3">
				{status.kind === "done" ? t("pending") : ""}
			</p>
			<p id={`${id}consent`} className="mt-4 text-small text-ink-soft">
				{t("consent")}
			</p>
		</form>
	);
}

/** Both labels in one place, so that the button keeps its width. */
function SubmitLabel({ isSubmitting }: { isSubmitting: boolean }) {
	const t = useText("newsletterForm");
	return (
		<span className="grid *:col-start-1 *:row-start-1">
			<span className={isSubmitting ? "invisible" : ""}>{t("submit")}</span>
			<span className={isSubmitting ? "" : "invisible"}>{t("submitting")}</span>
		</span>
	);
}

/** Loader data of the public frame: whether as many readers have confirmed as the site claims. */
export type ReadersClaim = { reachesReaders: boolean };

/** Returns whether the number of readers may be stated: only while it is true. */
function useReadersClaim(): boolean {
	const frame = useRouteLoaderData<() => ReadersClaim>(`${useLanguage()}/site`);
	return frame?.reachesReaders ?? false;
}
