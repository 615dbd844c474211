import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { mailRefusalOf } from "#app/features/newsletter/mail-refusal.ts";
import type { Subscriber } from "#app/features/newsletter/subscriber.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { resumeSubscriber, subscriberChanges } from "./subscribers.query.ts";

/** What came back of the letters to an address; a paused one can be written to again. */
export function SubscriberReach({ subscriber }: { subscriber: Subscriber }) {
	const t = useText("admin");
	const language = useLanguage();
	const { email, id, state, refusals, refusal, refusedAt, complainedAt } = subscriber;
	const resuming = useApiMutation({
		send: resumeSubscriber,
		refreshes: subscriberChanges,
		done: { title: t("subscribers.resumed") },
		failed: { title: t("subscribers.resumeFailed") },
	});
	if (state === "unsubscribed" && complainedAt !== null) {
		return <p className="text-small text-ink-soft">{t("subscribers.complained")}</p>;
	}
	if (state !== "confirmed" || refusals === 0) return null;
	const status = refusal ?? "";
	const reason = t(`subscribers.refusals.${mailRefusalOf(status)}`);
	const facts = { count: refusals, reason, status };
	if (refusedAt === null) {
		return <p className="text-small text-ink-soft">{t("subscribers.refused", facts)}</p>;
	}
	return (
		<div className="mt-2 grid justify-items-start gap-2">
			<p className="border-l-2 border-brand pl-3 text-small text-pretty">
				<strong className="font-semibold">
					{t("subscribers.pausedSince", { date: formatDay(refusedAt, language) })}
				</strong>{" "}
				{t("subscribers.refused", facts)}
			</p>
			<CompactButton
				look="quiet"
				aria-label={t("subscribers.resumeOne", { subscriber: email })}
				aria-busy={resuming.isPending}
				onClick={() => resuming.isPending || resuming.mutate(id)}
			>
				{t("subscribers.resume")}
			</CompactButton>
		</div>
	);
}
