import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { LinkButton } from "./link-button.tsx";
import { LinkPage } from "./link-page.tsx";

/** What somebody who is subscribed can do: leave, or pause where they have confirmed. */
export function StillSubscribed({ canPause }: { canPause: boolean }) {
	const t = useText("newsletter");
	return (
		<LinkPage arcs="together" title={t("unsubscribe.title")} text={t("unsubscribe.text")}>
			<div className="flex flex-wrap gap-4">
				<LinkButton
					look="primary"
					intent="leave"
					label={t("unsubscribe.button")}
					busy={t("unsubscribe.busy")}
				/>
				{canPause ? <LinkButton look="quiet" intent="pause" label={t("unsubscribe.pause")} /> : null}
			</div>
			{canPause ? (
				<p className="mt-5 max-w-column text-small text-ink-soft">{t("unsubscribe.pauseText")}</p>
			) : null}
		</LinkPage>
	);
}

/** What somebody who pauses can do: go on at once, or leave. `until` is the instant of its end. */
export function PausedSubscription({ until }: { until: string }) {
	const t = useText("newsletter");
	const date = formatDay(until, useLanguage());
	return (
		<LinkPage
			arcs="apart"
			title={t("unsubscribe.paused.title")}
			text={t("unsubscribe.paused.text", { date })}
		>
			<div className="flex flex-wrap gap-4">
				<LinkButton look="quiet" intent="resume" label={t("unsubscribe.paused.resume")} />
				<LinkButton look="quiet" intent="leave" label={t("unsubscribe.button")} />
			</div>
		</LinkPage>
	);
}
