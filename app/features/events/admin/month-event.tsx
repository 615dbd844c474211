import { textOrOther } from "#app/content/localized.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { formatHours } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** An event on its day: when it begins, its title and what is particular about it. */
export function MonthEvent(props: { event: SocialEvent; disabled: boolean; onEdit(): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const { startTime, published, state } = props.event;
	const title = textOrOther(props.event, "title", language).text;
	const notes = [
		published ? "" : t("common.draft"),
		state === "announced" ? "" : t(`events.states.${state}`),
	].filter(Boolean);
	return (
		<button
			type="button"
			disabled={props.disabled}
			onClick={props.onEdit}
			className={`block min-h-11 w-full cursor-pointer rounded-[2px] px-2.5 py-1.5 text-left text-small leading-snug wrap-anywhere transition-colors duration-200 ease-calm disabled:cursor-default disabled:opacity-55 ${published ? "bg-mist text-lagoon enabled:hover:bg-lagoon enabled:hover:text-white" : "border border-dashed border-ink/40 enabled:hover:border-ink"}`}
		>
			<span className="sr-only">{t("common.edit")} </span>
			{startTime === null ? null : (
				<span className="block tabular-nums">{formatHours(startTime, null, language)}</span>
			)}
			<span className={`font-semibold ${state === "cancelled" ? "line-through" : ""}`}>{title}</span>
			{notes.length === 0 ? null : <span className="block">{notes.join(" · ")}</span>}
		</button>
	);
}
