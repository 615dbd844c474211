import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Panel } from "#app/admin-ui/screen.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import type { Audience, Letter } from "#app/features/letters/letter.ts";
import { couldNotLeave } from "#app/features/letters/letter-state.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { LetterChecks } from "./letter-checks.tsx";
import { LetterPreviewPanel } from "./letter-preview-panel.tsx";
import { LetterTestPanel } from "./letter-test-panel.tsx";
import { letterPreviewQuery } from "./letters.query.ts";
import { SendLetterPanel } from "./send-letter-panel.tsx";

/** What is done with a letter before it leaves: looking, checking, trying and sending. */
export function LetterReadyPanels({ letter }: { letter: Letter }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
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
				<LetterTestPanel letterId={letter.id} />
				<SendLetterPanel
					letter={letter}
					preview={preview.data}
					audience={audience}
					onAudience={setAudience}
				/>
			</div>
			<LetterPreviewPanel editions={preview.data.editions} />
		</div>
	);
}
