import type { ComponentProps, ReactNode } from "react";
import type { Typed } from "#app/features/applications/application.ts";
import { type Fault, maxCharactersOf, ticked } from "#app/features/applications/filling/answer-rules.ts";
import type { AskedQuestion } from "#app/features/forms/question.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { fieldOf } from "./field-names.ts";
import { PhotographField, type Photographs } from "./photograph-field.tsx";

type Props = {
	question: AskedQuestion;
	typed: Typed | undefined;
	fault: Fault | undefined;
	isHidden: boolean;
	photographs: Photographs;
};

const fieldClass =
	"mt-2 w-full border border-ink-soft bg-white text-[1.06rem] transition-colors hover:border-ink aria-invalid:border-fault aria-invalid:inset-ring aria-invalid:inset-ring-fault";
const lineClass = `${fieldClass} min-h-14 rounded-full px-6`;
const choiceClass =
	"flex min-h-12 cursor-pointer items-center gap-3 border-b border-clay py-2 wrap-anywhere transition-colors hover:bg-sand/60 has-checked:bg-sand";
const boxClass = "size-5 shrink-0 accent-ember";

/** Kinds of which several fields make one question. */
const grouped: readonly AskedQuestion["kind"][] = ["one", "several", "scale"];

/** Kinds with a field of their own; others are typed. */
const others: Partial<Record<AskedQuestion["kind"], (props: Props) => ReactNode>> = {
	photograph: PictureField,
	consent: ConsentField,
};

/** A question with its field, its help and what is wrong with the answer. A hidden one is not sent. */
export function QuestionField(props: Props) {
	const { question, isHidden } = props;
	const { id, kind } = question;
	const Body = grouped.includes(kind) ? GroupedField : (others[kind] ?? LineField);
	return (
		<fieldset disabled={isHidden} hidden={isHidden} className="scroll-mt-32" data-question={id}>
			<input type="hidden" name="asked" value={id} />
			<Body {...props} />
		</fieldset>
	);
}

const describedBy = (id: string) => `${fieldOf(id)}-error ${fieldOf(id)}-help`;

function LineField({ question, typed, fault }: Props) {
	const { id, kind } = question;
	const own: ComponentProps<"input"> & ComponentProps<"textarea"> = {
		id: fieldOf(id),
		name: fieldOf(id),
		defaultValue: String(typed ?? ""),
		maxLength: maxCharactersOf(kind),
		"aria-required": question.isRequired,
		"aria-invalid": fault !== undefined,
		"aria-describedby": describedBy(id),
	};
	return (
		<>
			<label htmlFor={fieldOf(id)} className="block font-semibold wrap-anywhere">
				<Asking question={question} />
			</label>
			{kind === "long" ? (
				<textarea
					{...own}
					rows={5}
					className={`${fieldClass} field-sizing-content min-h-36 rounded-[2px] px-5 py-4`}
				/>
			) : (
				<input {...own} {...inputOf(question)} className={lineClass} />
			)}
			<Below question={question} fault={fault} />
		</>
	);
}

/** Attributes of an input, such as `autoComplete`, by kind of question. */
function inputOf({ kind, purpose }: AskedQuestion): ComponentProps<"input"> {
	const names: Partial<Record<AskedQuestion["purpose"], string>> = {
		firstName: "given-name",
		lastName: "family-name",
		born: "bday",
	};
	const autoComplete = names[purpose] ?? "off";
	if (kind === "telephone") return { type: "tel", autoComplete: "tel" };
	if (kind === "mail") return { type: "email", autoComplete: "email", spellCheck: false };
	if (kind === "day") return { type: "text", inputMode: "numeric", autoComplete };
	if (kind === "number") return { type: "text", inputMode: "decimal", autoComplete };
	return { type: "text", autoComplete };
}

function GroupedField({ question, typed, fault }: Props) {
	const { id, kind } = question;
	const given = [typed ?? []].flat();
	const options = kind === "scale" ? marksOf(question) : question.options;
	return (
		<fieldset id={fieldOf(id)} tabIndex={-1} aria-describedby={describedBy(id)} className="scroll-mt-32">
			<legend className="font-semibold wrap-anywhere">
				<Asking question={question} />
			</legend>
			<div className={kind === "scale" ? "mt-3 grid grid-cols-5 gap-2" : "mt-3 grid border-t border-clay"}>
				{options.map((option) => (
					<label key={option} className={kind === "scale" ? scaleClass : choiceClass}>
						<input
							type={kind === "several" ? "checkbox" : "radio"}
							name={fieldOf(id)}
							value={option}
							defaultChecked={given.includes(option)}
							className={boxClass}
						/>
						{option}
					</label>
				))}
			</div>
			{kind === "scale" && question.options.length === 2 ? (
				<p className="mt-2 flex justify-between gap-6 text-small text-ink-soft">
					{question.options.map((end) => (
						<span key={end}>{end}</span>
					))}
				</p>
			) : null}
			<Below question={question} fault={fault} />
		</fieldset>
	);
}

const scaleClass =
	"flex min-h-12 cursor-pointer items-center justify-center gap-1.5 rounded-full border border-clay px-1 sm:gap-2 transition-colors hover:border-ink has-checked:border-ember has-checked:bg-sand";

function marksOf({ least, most }: AskedQuestion): string[] {
	const [from, to] = [least ?? 1, most ?? 5];
	return Array.from({ length: to - from + 1 }, (_mark, place) => String(from + place));
}

function PictureField({ question, fault, photographs }: Props) {
	const { id } = question;
	return (
		<fieldset id={fieldOf(id)} tabIndex={-1} aria-describedby={describedBy(id)} className="scroll-mt-32">
			<legend className="font-semibold wrap-anywhere">
				<Asking question={question} />
			</legend>
			<PhotographField question={question} photographs={photographs} isInvalid={fault !== undefined} />
			<Below question={question} fault={fault} />
		</fieldset>
	);
}

function ConsentField({ question, typed, fault }: Props) {
	const { id } = question;
	return (
		<>
			<label className="flex cursor-pointer items-start gap-3 py-2 wrap-anywhere">
				<input
					id={fieldOf(id)}
					type="checkbox"
					name={fieldOf(id)}
					value={ticked}
					defaultChecked={typed === ticked}
					aria-required={question.isRequired}
					aria-invalid={fault !== undefined}
					aria-describedby={describedBy(id)}
					className={`${boxClass} mt-1`}
				/>
				<span>
					<Asking question={question} />
				</span>
			</label>
			<Below question={question} fault={fault} />
		</>
	);
}

/** The words of a question; of one that may stay blank, that it may. */
function Asking({ question }: { question: AskedQuestion }): ReactNode {
	const t = useText("application");
	if (question.isRequired) return question.label;
	return (
		<>
			{question.label} <span className="font-normal text-ink-soft">({t("optional")})</span>
		</>
	);
}

function Below({ question, fault }: { question: AskedQuestion; fault: Fault | undefined }) {
	const t = useText("application");
	const { id, kind } = question;
	const help = [question.help, kind === "day" ? t("dayHint") : ""].filter(Boolean).join(" ");
	return (
		<>
			<p id={`${fieldOf(id)}-error`} className="text-small font-semibold text-fault not-empty:mt-2">
				{fault === undefined ? null : <FaultWords fault={fault} />}
			</p>
			<p id={`${fieldOf(id)}-help`} className="text-small whitespace-pre-line text-ink-soft not-empty:mt-2">
				{help === "" ? null : help}
			</p>
		</>
	);
}

/** Says what is wrong with an answer. */
export function FaultWords({ fault }: { fault: Fault }) {
	const t = useText("application");
	return "limit" in fault ? t(`faults.${fault.key}`, { limit: fault.limit }) : t(`faults.${fault.key}`);
}
