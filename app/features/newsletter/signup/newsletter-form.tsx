import { useId, useRef } from "react";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { pages } from "#app/site/site-map.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { prepareToasts } from "#app/ui/toasts.tsx";
import { useSignUp } from "./use-sign-up.ts";

/** Where the form goes without JavaScript: a page that says how it went. */
export const signUpPath = pages["newsletter/thanks"];

/**
 * The newsletter's form. `page` is the path that a subscriber's record names; `refused` is what a
 * page without JavaScript was sent, and why it was refused.
 */
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
						className="min-h-14 w-full rounded-full border border-ink-soft bg-white px-6 text-[1.06rem] transition-colors placeholder:text-ink-soft/80 hover:border-ink disabled:text-ink-soft aria-invalid:border-fault aria-invalid:inset-ring aria-invalid:inset-ring-fault"
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

/**
 * Both labels in one place, so that the button keeps its width when one takes over from the other.
 */
function SubmitLabel({ isSubmitting }: { isSubmitting: boolean }) {
	const t = useText("newsletterForm");
	return (
		<span className="grid *:col-start-1 *:row-start-1">
			<span className={isSubmitting ? "invisible" : ""}>{t("submit")}</span>
			<span className={isSubmitting ? "" : "invisible"}>{t("submitting")}</span>
		</span>
	);
}
