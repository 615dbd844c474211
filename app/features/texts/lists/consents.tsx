import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { z } from "#app/content/schema.ts";
import { useIsOpen } from "#app/features/session/me-context.ts";
import type { ListedText } from "#app/features/texts/site-text.ts";
import {
	consentInput,
	draftedWording,
	hasSameWords,
	isTestimonial,
	type TestimonialConsent,
	type Wording,
} from "#app/features/texts/testimonial.ts";
import {
	consentKeys,
	consentsQuery,
	recordConsent,
	withdrawConsent,
} from "#app/features/texts/texts.query.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";

/** The consent to a testimonial. Without it the quote is marked as a sample. */
export function ConsentPanel({ entry, texts }: { entry: string; texts: readonly ListedText[] }) {
	const t = useText("admin");
	const consents = useQuery({ ...consentsQuery, enabled: useIsOpen()("consents") });
	if (consents.data === undefined) return null;
	const wording = draftedWording(entry, texts);
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
	const isOpen = useIsOpen()("consents");
	const consents = useQuery({ ...consentsQuery, enabled: isOpen && isTestimonial(`${list}.0`) });
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

function Recorded({ consent, covers }: { consent: TestimonialConsent; covers: boolean }) {
	const t = useText("admin");
	const language = useLanguage();
	const [isAsking, setAsking] = useState(false);
	const { person, givenOn, wording, entry } = consent;
	const withdrawing = useApiMutation({
		send: withdrawConsent,
		refreshes: consentKeys,
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

function ConsentForm({ entry, wording }: { entry: string; wording: Wording }) {
	const t = useText("admin");
	const { typed, change, forget } = useTypedConsent(entry);
	const [isTried, setTried] = useState(false);
	const faults = consentInput.safeParse({ ...typed, wording }).error?.issues.map(({ path }) => path[0]) ?? [];
	const recording = useApiMutation({
		send: recordConsent,
		refreshes: consentKeys,
		done: { title: t("lists.recorded") },
		failed: { title: t("lists.consentFailed") },
	});

	function submit(event: SubmitEvent): void {
		event.preventDefault();
		setTried(true);
		if (faults.length > 0 || recording.isPending) return;
		recording.mutate({ entry, ...typed, wording }, { onSuccess: forget });
	}

	const errorOf = (name: "person" | "givenOn") =>
		isTried && faults.includes(name) ? { error: t(`lists.need.${name}`) } : {};
	return (
		<form
			noValidate
			onSubmit={submit}
			className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
		>
			<Field label={t("lists.person")} required {...errorOf("person")}>
				{(control) => (
					<input
						{...control}
						maxLength={200}
						autoComplete="off"
						value={typed.person}
						onChange={(event) => change({ person: event.target.value })}
						className={inputClass}
					/>
				)}
			</Field>
			<Field label={t("lists.givenOn")} required {...errorOf("givenOn")}>
				{(control) => (
					<input
						{...control}
						type="date"
						max={dayOf(new Date())}
						value={typed.givenOn}
						onChange={(event) => change({ givenOn: event.target.value })}
						className={inputClass}
					/>
				)}
			</Field>
			<CompactButton look="quiet" type="submit" aria-disabled={recording.isPending}>
				{t("lists.record")}
			</CompactButton>
		</form>
	);
}

const typedConsent = z.object({ person: z.string(), givenOn: z.string() });
type TypedConsent = z.infer<typeof typedConsent>;

const nothing: TypedConsent = { person: "", givenOn: "" };

/** Holds an unrecorded consent across reloads: of this tab only, as it names somebody. */
function useTypedConsent(entry: string) {
	const key = `consent-typed:${entry}`;
	const [typed, setTyped] = useState(() => read(key));

	function change(changed: Partial<TypedConsent>): void {
		const next = { ...typed, ...changed };
		setTyped(next);
		try {
			sessionStorage.setItem(key, JSON.stringify(next));
		} catch {
			// If the storage is full or forbidden, it is in the form alone.
			return;
		}
	}

	return { typed, change, forget: () => sessionStorage.removeItem(key) };
}

function read(key: string): TypedConsent {
	try {
		return typedConsent.parse(JSON.parse(sessionStorage.getItem(key) ?? ""));
	} catch {
		return nothing;
	}
}
