import type { ReactNode } from "react";
import { get, useFormContext } from "react-hook-form";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { findLanguage } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { FactKind, FactRules } from "#app/site/fact-kinds.ts";
import { type FactId, factList } from "#app/site/facts.ts";

/** The input of a box of each kind. */
const boxes: Record<
	FactKind,
	{ type: "text" | "email" | "tel" | "url" | "number" | "date"; className?: string }
> = {
	line: { type: "text" },
	lines: { type: "text" },
	email: { type: "email" },
	phone: { type: "tel" },
	forms: { type: "url" },
	profiles: { type: "url" },
	figure: { type: "text", className: "max-w-40" },
	iban: { type: "text" },
	image: { type: "text" },
	day: { type: "date", className: "max-w-56" },
	money: { type: "number", className: "max-w-40" },
	count: { type: "number", className: "max-w-40" },
	range: { type: "number", className: "max-w-40" },
};

type Props = {
	id: FactId;
	/** Its place in the form's values: `name`, `place.fr`. */
	path: string;
	label: ReactNode;
	hint?: ReactNode;
};

/** A line that may have more characters is written in a taller box. */
const longLine = 160;

/** One box of a fact, with its label and its message. */
export function FactInput({ id, path, label, hint }: Props) {
	const { register } = useFormContext();
	const error = useFactMessage(id, path);
	const described: FactRules & { kind: FactKind } = factList[id];
	const { type, className = "" } = boxes[described.kind];
	const isNumber = type === "number";
	const given = isNumber ? { valueAsNumber: true } : {};
	const lang = findLanguage(path.split(".")[1]);
	if (described.kind === "lines" && (described.max ?? 0) > longLine) {
		return (
			<Field label={label} hint={hint} error={error}>
				{(control) => (
					<textarea {...control} {...register(path)} rows={4} lang={lang} className={inputClass} />
				)}
			</Field>
		);
	}
	return (
		<Field label={label} hint={hint} error={error}>
			{(control) => (
				<input
					{...control}
					{...register(path, given)}
					type={type}
					inputMode={isNumber || described.kind === "figure" ? "numeric" : undefined}
					step={described.even ? 2 : undefined}
					autoComplete="off"
					lang={lang}
					className={`${inputClass} ${className}`}
				/>
			)}
		</Field>
	);
}

/** Returns what is wrong with a box, in the administrator's language; undefined while nothing is. */
function useFactMessage(id: FactId, path: string): string | undefined {
	const t = useText("admin");
	const { formState, getValues } = useFormContext();
	const found = get(formState.errors, path) as { type?: string; root?: { type?: string } } | undefined;
	// A rule on a whole range is told at its second box.
	const whole = path.endsWith(".max")
		? (get(formState.errors, id) as { type?: string } | undefined)
		: undefined;
	const type = found?.type ?? whole?.type;
	if (type === undefined) return undefined;
	const { kind, min = 0, max = 0, even }: FactRules & { kind: FactKind } = factList[id];
	if (kind === "range" && found?.type === undefined) return t("facts.rules.range");
	if (kind === "money" || kind === "count" || kind === "range" || kind === "figure") {
		return t(even ? "facts.rules.even" : "facts.rules.number", { min, max });
	}
	if (type === "too_small" || (kind === "lines" && getValues(path) === "")) return t("common.fieldRequired");
	if (type === "too_big" && max > 0) return t("common.tooLong", { max });
	if (kind === "email") return t("facts.rules.email");
	if (kind === "phone") return t("facts.rules.phone");
	if (kind === "iban") return t("facts.rules.iban");
	if (kind === "day") return t("facts.rules.day");
	return t(kind === "forms" || kind === "profiles" ? "facts.rules.address" : "facts.rules.line");
}
