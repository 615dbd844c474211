import { Badge } from "#app/admin-ui/badge.tsx";
import { IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import type { Question } from "#app/features/forms/question.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { otherLanguages } from "#app/site/site-config.ts";

type Props = {
	question: Question;
	/** The question in the language of the content area. */
	label: string;
	/** The answer after which alone it is asked; null where it always is. */
	after: string | null;
	/** Undefined while the form of another is open. */
	onEdit: (() => void) | undefined;
	onDelete(): void;
	/** Undefined at the end of the list. */
	onUp: (() => void) | undefined;
	onDown: (() => void) | undefined;
};

/** A question in the list of its form. */
export function QuestionRow({ question, label, after, ...props }: Props) {
	const t = useText("admin");
	const isSection = question.kind === "section";
	const isTranslated = otherLanguages.every((language) => question[language]?.label);
	return (
		<li
			className={`flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 wrap-anywhere sm:px-7 ${isSection ? "bg-mist" : ""}`}
		>
			<div className="min-w-40 flex-1">
				<h3 className={isSection ? "font-serif text-[1.2rem] leading-snug" : "leading-snug"}>
					{label}
					{question.isRequired ? <span aria-hidden="true"> *</span> : null}
				</h3>
				<p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
					<span>{t(`questions.kinds.${question.kind}`)}</span>
					{after === null ? null : <span>{t("forms.onlyIf", { answer: after })}</span>}
					{isTranslated ? null : <Badge tone="calm">{t("questions.untranslated")}</Badge>}
				</p>
			</div>
			<div className="-mr-2.5 flex max-sm:-ml-3">
				<Action name="up" icon="up" label={label} run={props.onUp} />
				<Action name="down" icon="down" label={label} run={props.onDown} />
				<Action name="editOne" icon="edit" label={label} run={props.onEdit} />
				<Action name="deleteOne" icon="remove" label={label} run={props.onDelete} />
			</div>
		</li>
	);
}

function Action(props: {
	name: "up" | "down" | "editOne" | "deleteOne";
	icon: Parameters<typeof Icon>[0]["name"];
	label: string;
	run: (() => void) | undefined;
}) {
	const t = useText("admin");
	return (
		<IconButton
			label={t(`questions.${props.name}`, { question: props.label })}
			aria-disabled={props.run === undefined}
			onClick={() => props.run?.()}
			className="aria-disabled:opacity-40"
		>
			<Icon name={props.icon} />
		</IconButton>
	);
}
