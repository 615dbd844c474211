import { useEffect, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { type Article, type ArticleDraft, firstDay } from "#app/features/articles/article.ts";
import { useFieldMessage } from "#app/features/articles/editor/fields/use-field-message.ts";
import { dayOf, instantOf, localTimeOf } from "#app/i18n/business-time.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** A year of four digits: without a maximum, browsers wait for more. */
const latest = "9999-12-31T23:59";

/**
 * The time at which the article or its corrections (`corrects`) publish themselves, in the
 * business's time zone. Uncontrolled: writing back a half-typed value would clear it.
 */
export function ScheduleField({ corrects = false }: { corrects?: boolean }) {
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "publishAt">({ name: "publishAt" });
	const error = useFieldMessage("publishAt");
	const input = useRef<HTMLInputElement>(null);
	const typed = useRef(field.value);
	const [first] = useState(() => shownAt(field.value));
	const [halfTyped, setHalfTyped] = useState(false);

	// A time from elsewhere, such as a save or an older text, replaces what is typed.
	useEffect(() => {
		if (input.current === null || field.value === typed.current) return;
		typed.current = field.value;
		input.current.value = shownAt(field.value);
		setHalfTyped(false);
	}, [field.value]);

	return (
		<Field
			label={t(corrects ? "corrections.time" : "schedule.label")}
			hint={t(corrects ? "corrections.timeHint" : "schedule.hint")}
			error={error}
		>
			{(control) => (
				<input
					{...control}
					ref={(element) => {
						input.current = element;
						field.ref(element);
					}}
					type="datetime-local"
					defaultValue={first}
					max={latest}
					data-empty={(field.value === null && !halfTyped) || undefined}
					onBlur={(event) => {
						setHalfTyped(event.target.validity.badInput);
						field.onBlur();
					}}
					onChange={(event) => {
						typed.current = instantOf(event.target.value) ?? null;
						field.onChange(typed.current);
					}}
					className={`${inputClass} ${emptyInWebkit}`}
				/>
			)}
		</Field>
	);
}

/** WebKit shows the present day and time in an empty field, which would look filled. */
const emptyInWebkit =
	"supports-[-webkit-nbsp-mode:space]:[&[data-empty]:not(:focus-within)::-webkit-datetime-edit]:opacity-0";

function shownAt(instant: string | null): string {
	return instant === null ? "" : localTimeOf(instant);
}

/** The earlier day that the article is dated with; blank to keep its date. */
export function DayField({ article }: { article: Article | undefined }) {
	const t = useText("admin");
	const { register } = useFormContext<ArticleDraft>();
	const [today] = useState(() => dayOf(new Date()));
	return (
		<Field label={t("day.label")} hint={useHint(article)} error={useFieldMessage("publishedOn")}>
			{(control) => (
				<input
					{...control}
					{...register("publishedOn", { setValueAs: (typed: string | null) => typed || null })}
					type="date"
					min={firstDay}
					max={today}
					className={inputClass}
				/>
			)}
		</Field>
	);
}

/** Explains an empty field: for an article that was public, it keeps its day. */
function useHint(article: Article | undefined): string {
	const t = useText("admin");
	const language = useLanguage();
	if (article === undefined || article.publishedAt === null) return t("day.hint");
	const { publishedOn, publishedAt } = article;
	const date =
		publishedOn === null ? formatDay(publishedAt, language) : formatDay(publishedOn, language, "UTC");
	return t("day.hintPresent", { date });
}
