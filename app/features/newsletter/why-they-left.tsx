import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { type LeavingReasonCounts, leavingReasons } from "./leaving.ts";

/** Shows why readers left, the most frequent reason first, once a reason has been given. */
export function WhyTheyLeft({ reasons }: { reasons: LeavingReasonCounts }) {
	const t = useText("admin");
	const language = useLanguage();
	const given = leavingReasons
		.filter((reason) => reasons[reason] > 0)
		.toSorted((one, other) => reasons[other] - reasons[one])
		.map((reason) => `${t(`subscribers.reason.${reason}`)} (${formatCount(reasons[reason], language)})`);
	if (given.length === 0) return null;
	return (
		<p className="text-small text-ink-soft">{t("subscribers.whyTheyLeft", { reasons: given.join(", ") })}</p>
	);
}
