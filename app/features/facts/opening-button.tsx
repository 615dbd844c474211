import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useOpeningWarnings } from "#app/features/state/state-warnings.tsx";
import { locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { factsQuery, openSite } from "./facts.query.ts";
import { countOf, countOfQuotes, countOnRequest, type Samples } from "./samples.ts";

/** Opens the site to search engines once the question is answered, or asks them to stay away again. */
export function OpeningButton(props: { isOpen: boolean; samples: Samples; isWhole: boolean }) {
	const { isOpen, samples, isWhole } = props;
	const t = useText("admin");
	const language = useLanguage();
	const { tag } = locales[language];
	const [asking, setAsking] = useState(false);
	const change = useApiMutation({
		send: openSite,
		refreshes: [factsQuery.queryKey],
		done: { title: t(isOpen ? "opening.closed" : "opening.opened") },
		failed: { title: t("opening.failed") },
	});
	const stateWarnings = useOpeningWarnings();
	const quotes = countOfQuotes(samples);
	const entries = samples.entries.length;
	const list = new Intl.ListFormat(tag);
	const names = list.format([
		...samples.facts.map((id) => t(`facts.labels.${id}`)),
		...(samples.isMemberCountSample ? [t("opening.memberCount")] : []),
		...samples.look.map((sample) => t(`opening.lookParts.${sample}`)),
		...(quotes === 0 ? [] : [t("opening.quotesNamed", { count: quotes })]),
		...(entries === 0 ? [] : [t("opening.entriesNamed", { count: entries })]),
		...samples.claims.map((claim) => t(`opening.claimNames.${claim}`)),
		...samples.headlines.map(({ language: written, count }) =>
			t("opening.headlines", { count, language: nameOfLanguage(written, language) }),
		),
	]);
	const ready = isWhole ? t("opening.askReady") : t("opening.askUnknown");
	const left = [t("opening.askSamples", { names }), ...(isWhole ? [] : [t("opening.stripUnknown")])];
	const given = list.format([
		...samples.onRequest.map((id) => t(`facts.labels.${id}`)),
		...(samples.isHostOnRequest ? [t("opening.host")] : []),
	]);
	const count = countOnRequest(samples);
	const warning = [
		...(countOf(samples) === 0 ? [ready] : left),
		...(count === 0 ? [] : [t("opening.askOnRequest", { count, names: given })]),
		...stateWarnings,
	].join(" ");
	return (
		<>
			<CompactButton
				look={isOpen ? "quiet" : "primary"}
				className="justify-self-start"
				disabled={change.isPending}
				onClick={() => setAsking(true)}
			>
				{t(isOpen ? "opening.close" : "opening.open")}
			</CompactButton>
			<AlertDialog
				open={asking}
				title={t(isOpen ? "opening.closeTitle" : "opening.openQuestion")}
				text={isOpen ? t("opening.askClose") : warning}
				cancel={t("common.cancel")}
				confirm={t(isOpen ? "opening.close" : "opening.open")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					change.mutate(!isOpen);
				}}
			/>
		</>
	);
}
