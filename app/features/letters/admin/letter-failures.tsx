import type { LetterProgress } from "#app/features/letters/letter-progress.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** To whom a letter did not get, and what the mail server said. */
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
							{error}
							{isPaused ? ` · ${t("letters.failurePaused")}` : ""}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
