import { useEffect, useId, useRef } from "react";
import type { ReaderSettings } from "#app/features/newsletter/reader-link.ts";
import { locales } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { PostForm } from "./post-form.tsx";

/**
 * The language and the address of a reader. `refused` is what was sent before, and what is wrong
 * with its address.
 */
export function ReaderSettingsForm(props: {
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
