import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import {
	consentsQuery,
	sampleQuotesQuery,
	withdrawConsent,
} from "#app/features/texts/admin/common/texts.query.ts";
import { type ListedText, presentText } from "#app/features/texts/site-text.ts";
import {
	hasSameWords,
	isTestimonial,
	type TestimonialConsent,
	type Wording,
} from "#app/features/texts/testimonial.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { ConsentForm } from "./consent-form.tsx";

/**
 * The consent to a testimonial: the person, the day and the words. Without it the quote is marked
 * as a sample.
 */
export function ConsentPanel({ entry, texts }: { entry: string; texts: readonly ListedText[] }) {
	const t = useText("admin");
	const consents = useQuery(consentsQuery);
	if (consents.data === undefined) return null;
	const wording = presentWording(texts, entry);
	const consent = consents.data.find((one) => one.entry === entry);
	const covers = consent && languages.every((one) => hasSameWords(consent.wording, wording, one));
	return (
		<div className="grid gap-3 border-t border-clay px-5 py-4 sm:px-7">
			{consent === undefined ? null : <Recorded consent={consent} covers={covers === true} />}
			{covers ? null : (
				<>
					<p className="max-w-column text-small text-ink-soft">
						{t(consent === undefined ? "lists.noConsent" : "lists.otherWords")}
					</p>
					<ConsentForm entry={entry} wording={wording} />
				</>
			)}
		</div>
	);
}

/** Consents to testimonials that are no longer in their list, so that none is overlooked. */
export function ConsentsOfRemoved({ list, ids }: { list: string; ids: readonly string[] }) {
	const t = useText("admin");
	const consents = useQuery({ ...consentsQuery, enabled: isTestimonial(`${list}.0`) });
	const entries = new Set(ids.map((id) => `${list}.${id}`));
	const unlisted = (consents.data ?? []).filter(
		({ entry }) => entry.startsWith(`${list}.`) && !entries.has(entry),
	);
	if (unlisted.length === 0) return null;
	return (
		<Panel title={t("lists.consentsLeft")} className="mt-8">
			<ul className="divide-y divide-clay border-t border-clay">
				{unlisted.map((consent) => (
					<li key={consent.entry} className="px-5 py-3 sm:px-7">
						<Recorded consent={consent} covers={false} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** A consent that is recorded, and the way to withdraw it. */
function Recorded({ consent, covers }: { consent: TestimonialConsent; covers: boolean }) {
	const t = useText("admin");
	const language = useLanguage();
	const [isAsking, setAsking] = useState(false);
	const { person, givenOn, wording, entry } = consent;
	const withdrawing = useApiMutation({
		send: withdrawConsent,
		refreshes: [consentsQuery.queryKey, sampleQuotesQuery.queryKey],
		done: { title: t("lists.withdrawn") },
		failed: { title: t("lists.consentFailed") },
	});
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
			<div className="min-w-0 wrap-anywhere">
				<p>{t("lists.agreed", { person, day: formatFullDay(givenOn, language) })}</p>
				{covers ? null : (
					<p lang={language} className="mt-1 border-l-2 border-clay pl-3 text-small text-ink-soft">
						{wording[language].quote} ({wording[language].author})
					</p>
				)}
			</div>
			<CompactButton look="plain" disabled={withdrawing.isPending} onClick={() => setAsking(true)}>
				{t("lists.withdraw")}
			</CompactButton>
			<AlertDialog
				open={isAsking}
				title={t("lists.withdrawTitle")}
				text={t("lists.withdrawText", { person })}
				cancel={t("common.cancel")}
				confirm={t("lists.withdraw")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					withdrawing.mutate(entry);
				}}
			/>
		</div>
	);
}

/** Returns the words of a testimonial in the draft, from another language where one is missing. */
function presentWording(texts: readonly ListedText[], entry: string): Wording {
	const textOf = (field: string, language: Language) => {
		const text = texts.find(({ key }) => key === `${entry}.${field}`);
		const found = [language, ...languages].map((one) => text && presentText(text.languages[one]));
		return found.find(Boolean) ?? "";
	};
	return inEachLanguage((language) => ({
		quote: textOf("quote", language),
		author: textOf("author", language),
	}));
}
