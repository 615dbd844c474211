import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { FileLines } from "#app/admin-ui/file-choice.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { isPast, maxStatementCharacters, statedConsent } from "#app/features/newsletter/consent.ts";
import { useReaderCounts } from "#app/features/newsletter/use-reader-counts.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { type ImportOptions, type ImportOutcome, type LeftOut, leftOutReasons } from "./subscriber-import.ts";

type Kind = NonNullable<ImportOptions["consent"]>["kind"];
const kinds: readonly Kind[] = ["asked", "stated"];

type Stated = { statement: string; givenOn: string };
type Errors = { kind?: string; statement?: string; givenOn?: string };

/** Asks how the people of a file agreed; nobody is imported without it. */
export function ImportConsentPanel(props: {
	outcome: ImportOutcome;
	isBusy: boolean;
	onConfirm(consent: NonNullable<ImportOptions["consent"]>): void;
}) {
	const { outcome, isBusy, onConfirm } = props;
	const t = useText("admin");
	const [kind, setKind] = useState<Kind>();
	const [typed, setTyped] = useState<Stated>({ statement: "", givenOn: "" });
	const [errors, setErrors] = useState<Errors>({});
	const count = countFresh(outcome);

	function confirm(): void {
		if (kind === undefined) {
			setErrors({ kind: t("imports.consentMissing") });
			return;
		}
		if (kind === "asked") {
			onConfirm({ kind });
			return;
		}
		const stated = statedConsent.safeParse(typed);
		const hasDay = statedConsent.shape.givenOn.safeParse(typed.givenOn).success;
		const hasStatement = statedConsent.shape.statement.safeParse(typed.statement).success;
		const wrong = {
			...(!hasStatement && { statement: t("imports.statementMissing") }),
			...((!hasDay || !isPast(typed, new Date())) && { givenOn: t("imports.dayMissing") }),
		};
		setErrors(wrong);
		if (stated.success && Object.keys(wrong).length === 0) onConfirm({ kind, ...stated.data });
	}

	function choose(one: Kind): void {
		setKind(one);
		setErrors({});
	}

	return (
		<Panel title={t("imports.consent")}>
			<div className="grid gap-5 border-t border-clay px-5 py-5 sm:px-7">
				<KindField value={kind} error={errors.kind} onChange={choose} />
				{kind === "stated" ? <StatedFields typed={typed} errors={errors} onChange={setTyped} /> : null}
				<CompactButton
					look="primary"
					className="justify-self-start"
					disabled={count === 0}
					aria-disabled={isBusy}
					onClick={() => isBusy || confirm()}
				>
					{count === 0 ? t("imports.nobody") : t("imports.confirm", { count })}
				</CompactButton>
			</div>
		</Panel>
	);
}

function KindField(props: {
	value: Kind | undefined;
	error: string | undefined;
	onChange(kind: Kind): void;
}) {
	const { value, error } = props;
	const t = useText("admin");
	const name = useId();
	return (
		<fieldset className="grid gap-3" aria-describedby={error && `${name}-error`}>
			<legend className="mb-2 text-small text-ink-soft">{t("imports.consentText")}</legend>
			{kinds.map((one) => (
				<label key={one} className="flex min-h-11 cursor-pointer items-start gap-3">
					<input
						type="radio"
						name={name}
						checked={value === one}
						onChange={() => props.onChange(one)}
						className="mt-1 size-5 shrink-0 accent-ember"
					/>
					<span className="grid">
						<span className="font-semibold">{t(`imports.kind.${one}`)}</span>
						<span className="text-small text-ink-soft">{t(`imports.kindText.${one}`)}</span>
					</span>
				</label>
			))}
			{error === undefined ? null : (
				<p id={`${name}-error`} role="alert" className="text-small text-fault">
					{error}
				</p>
			)}
		</fieldset>
	);
}

/** Asks when and how the people agreed, for the owner's record of it. */
function StatedFields(props: { typed: Stated; errors: Errors; onChange(typed: Stated): void }) {
	const { typed, errors, onChange } = props;
	const t = useText("admin");
	return (
		<>
			<Field
				label={t("imports.statement")}
				required
				hint={t("imports.statementHint")}
				error={errors.statement}
			>
				{(control) => (
					<textarea
						{...control}
						rows={3}
						maxLength={maxStatementCharacters}
						value={typed.statement}
						onChange={(event) => onChange({ ...typed, statement: event.target.value })}
						className={inputClass}
					/>
				)}
			</Field>
			<Field label={t("imports.givenOn")} required error={errors.givenOn}>
				{(control) => (
					<input
						{...control}
						type="date"
						max={dayOf(new Date())}
						value={typed.givenOn}
						onChange={(event) => onChange({ ...typed, givenOn: event.target.value })}
						className={`${inputClass} max-w-56`}
					/>
				)}
			</Field>
		</>
	);
}

/** Shows how many people an import adds, and how many lines it leaves out for each reason. */
export function ImportFigures({ outcome, isDone = false }: { outcome: ImportOutcome; isDone?: boolean }) {
	const t = useText("admin");
	const language = useLanguage();
	const formatReaders = useReaderCounts();
	const { fresh, leftOut } = outcome;
	const figures = [
		[t(isDone ? "imports.added" : "imports.fresh"), countFresh(outcome)],
		...leftOutReasons.map(
			(reason) =>
				[t(`imports.counted.${reason}`), leftOut.filter((line) => line.reason === reason).length] as const,
		),
	] as const;
	return (
		<div className="grid gap-4">
			<p>{t("imports.rows", { count: outcome.rows, languages: formatReaders(fresh) })}</p>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
				{figures
					.filter(([, figure], index) => index === 0 || figure > 0)
					.map(([name, figure]) => (
						<div key={name}>
							<dt className="text-small text-ink-soft">{name}</dt>
							<dd className="font-serif text-[1.6rem] leading-tight tabular-nums">
								{formatCount(figure, language)}
							</dd>
						</div>
					))}
			</dl>
		</div>
	);
}

function countFresh({ fresh }: Pick<ImportOutcome, "fresh">): number {
	return Object.values(fresh).reduce((sum, people) => sum + people, 0);
}

export function LeftOutLines({ leftOut }: { leftOut: readonly LeftOut[] }) {
	const t = useText("admin");
	return (
		<FileLines
			summary={t("imports.leftOut", { count: leftOut.length })}
			lines={leftOut.map(({ line, reason, text }) => ({
				number: line,
				name: t("imports.line", { line }),
				text,
				remark: t(`imports.reason.${reason}`),
			}))}
			more={(count) => t("imports.moreLines", { count })}
		/>
	);
}
