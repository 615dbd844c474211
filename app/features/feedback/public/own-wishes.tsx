import type { FeedbackPage } from "#app/features/feedback/feedback.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** What a guest answered, once it can no longer be changed. */
export function OwnWishes({ page }: { page: Exclude<FeedbackPage, { state: "invalid" }> }) {
	const t = useText("feedback");
	const named = page.others.filter(({ isWished }) => isWished);
	return (
		<section className="border-t border-clay pt-8">
			<h2 className="text-heading">{t("own")}</h2>
			{named.length === 0 ? (
				<p className="mt-3">{t("nobody")}</p>
			) : (
				<ul className="mt-3 grid gap-1 wrap-anywhere">
					{named.map(({ id, firstName }) => (
						<li key={id}>{firstName}</li>
					))}
				</ul>
			)}
			<p className="mt-5 text-ink-soft">{t(page.sharesNumber ? "shared" : "notShared")}</p>
		</section>
	);
}
