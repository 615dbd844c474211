import { type SubmitEvent, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import {
	consentsQuery,
	recordConsent,
	sampleQuotesQuery,
} from "#app/features/texts/admin/common/texts.query.ts";
import { consentInput, type Wording } from "#app/features/texts/testimonial.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { useTypedConsent } from "./use-typed-consent.ts";

/** Takes down who agreed to a testimonial as it reads now, and when. */
export function ConsentForm({ entry, wording }: { entry: string; wording: Wording }) {
	const t = useText("admin");
	const { typed, change, forget } = useTypedConsent(entry);
	const [isTried, setTried] = useState(false);
	const faults = consentInput.safeParse({ ...typed, wording }).error?.issues.map(({ path }) => path[0]) ?? [];
	const recording = useApiMutation({
		send: recordConsent,
		refreshes: [consentsQuery.queryKey, sampleQuotesQuery.queryKey],
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
