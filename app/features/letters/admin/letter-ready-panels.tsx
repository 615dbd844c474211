import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { FactLink } from "#app/features/facts/figure-warnings.tsx";
import type { Audience, Letter } from "#app/features/letters/letter.ts";
import { type LetterCheck, letterTextLabel } from "#app/features/letters/letter-check.ts";
import { couldNotLeave } from "#app/features/letters/letter-state.ts";
import { useIsOpen } from "#app/features/session/me-context.ts";
import { claimMessage } from "#app/features/texts/admin/labels/text-messages.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { LetterPreviewPanel } from "./letter-preview-panel.tsx";
import { letterPreviewQuery, sendTest } from "./letters.query.ts";
import { SendLetterPanel } from "./send-letter-panel.tsx";

/** Shows, checks, tries and sends a letter that has not left. */
export function LetterReadyPanels({ letter }: { letter: Letter }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const maySend = useIsOpen()("sending");
	const [audience, setAudience] = useState<Audience>(letter.audience);
	const preview = useQuery({
		...letterPreviewQuery(letter.id, audience),
		placeholderData: keepPreviousData,
		// What stands in a letter can have changed anywhere on the site.
		staleTime: 0,
	});
	if (preview.data === undefined) {
		return (
			<Panel>
				<QueryPlaceholder
					query={preview}
					rows={4}
					height="h-28"
					title={t("letters.previewFailed")}
					text={t("letters.failedText")}
				/>
			</Panel>
		);
	}
	return (
		<div className="grid grid-cols-1 gap-6">
			{couldNotLeave(letter) ? (
				<p className="border-l-2 border-brand pl-3 text-small">
					<strong className="block font-semibold">
						{t("letters.didNotLeave", { date: formatBusinessMoment(letter.sendAt ?? "", uiLanguage) })}
					</strong>
					{t("letters.didNotLeaveText")}
				</p>
			) : null}
			<div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
				<LetterChecks checks={preview.data.checks} />
				{maySend ? (
					<>
						<LetterTestPanel letterId={letter.id} />
						<SendLetterPanel
							letter={letter}
							preview={preview.data}
							audience={audience}
							onAudience={setAudience}
						/>
					</>
				) : (
					<Panel className="p-5 sm:px-7">
						<p className="text-ink-soft">{t("letters.othersSend")}</p>
					</Panel>
				)}
			</div>
			<LetterPreviewPanel editions={preview.data.editions} />
		</div>
	);
}

function LetterTestPanel({ letterId }: { letterId: string }) {
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

export function LetterChecks({ checks }: { checks: readonly LetterCheck[] }) {
	const t = useText("admin");
	return (
		<Panel title={t("letters.checks")}>
			<div className="border-t border-clay px-5 py-4 sm:px-7" aria-live="polite">
				{checks.length === 0 ? (
					<p>{t("letters.allWell")}</p>
				) : (
					<ul className="grid gap-3">
						{checks.map((check) => (
							<Check key={`${check.code} ${check.language} ${check.detail}`} check={check} />
						))}
					</ul>
				)}
			</div>
		</Panel>
	);
}

function Check({ check: { code, language, detail, blocks, claim } }: { check: LetterCheck }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	return (
		<li className={`border-l-2 pl-4 wrap-anywhere ${blocks ? "border-fault" : "border-clay"}`}>
			{blocks ? (
				<strong className="flex gap-1.5 text-small text-fault">
					<Icon name="fault" />
					{t("letters.blocks")}
				</strong>
			) : null}
			{language === null ? null : (
				<span className="font-semibold">
					{t("letters.inLanguage", { language: capitalized(nameOfLanguage(language, uiLanguage)) })}{" "}
				</span>
			)}
			{t(`letters.check.${code}`, { detail: claim === undefined ? detail : letterTextLabel(claim.text, t) })}
			{claim === undefined ? null : (
				<>
					{" "}
					{claimMessage(claim, t)} <FactLink fact={claim.fact} />
				</>
			)}
		</li>
	);
}

function capitalized(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
