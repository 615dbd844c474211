import type { LetterProgress } from "#app/features/letters/letter-progress.ts";
import { mailRefusalOf } from "#app/features/newsletter/mail-refusal.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** The readers whom a letter did not reach, and why, in words and as the mail server says it. */
export function LetterFailures({ failures }: Pick<LetterProgress, "failures">) {
	const t = useText("admin");
	if (failures.length === 0) return null;
	return (
		<section aria-labelledby="letter-failures">
			<h3 id="letter-failures" className="mb-2 font-sans text-small font-semibold tracking-normal">
				{t("letters.failures")}
			</h3>
			<ul className="divide-y divide-clay border-y border-clay">
				{failures.map(({ email, error, isPaused }, index) => (
					<li
						key={email ?? `erased ${index}`}
						className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5 wrap-anywhere"
					>
						<span>{email ?? t("letters.failureErased")}</span>
						<span className="text-small text-ink-soft">
							{t(`subscribers.refusals.${mailRefusalOf(error)}`)} ({error})
							{isPaused ? ` · ${t("letters.failurePaused")}` : ""}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
