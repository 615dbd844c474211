import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { sendTest } from "./letters.query.ts";

/** Sends the letter to one address, to be looked at in a mailbox. */
export function LetterTestPanel({ letterId }: { letterId: string }) {
	const t = useText("admin");
	const languageId = useId();
	const [email, setEmail] = useState("");
	const [language, setLanguage] = useState<Language>(useLanguage());
	const test = useApiMutation({
		send: () => sendTest(letterId, { email, language }),
		refreshes: [],
		done: { title: t("letters.testSent", { recipient: email.trim() }) },
		failed: { title: t("letters.testFailed") },
	});
	const fault = test.error instanceof ApiError ? test.error.serverMessage : undefined;
	return (
		<Panel title={t("letters.test")}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					test.mutate();
				}}
				className="grid gap-4 border-t border-clay px-5 py-5 sm:px-7"
			>
				<Field label={t("letters.testAddress")} error={fault}>
					{(control) => (
						<input
							{...control}
							type="email"
							autoComplete="email"
							value={email}
							onChange={(event) => {
								setEmail(event.target.value);
								test.reset();
							}}
							className={inputClass}
						/>
					)}
				</Field>
				<div className="grid gap-1.5">
					<label htmlFor={languageId} className="text-small font-semibold">
						{t("letters.testLanguage")}
					</label>
					<select
						id={languageId}
						value={language}
						onChange={(event) => {
							setLanguage(languages.find((one) => one === event.target.value) ?? language);
						}}
						className={inputClass}
					>
						{languages.map((one) => (
							<option key={one} value={one}>
								{locales[one].name}
							</option>
						))}
					</select>
				</div>
				<CompactButton look="quiet" type="submit" disabled={test.isPending} className="justify-self-start">
					{t(test.isPending ? "letters.testSending" : "letters.testSend")}
				</CompactButton>
			</form>
		</Panel>
	);
}
