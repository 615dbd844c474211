import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { isPast, maxStatementCharacters, statedConsent } from "#app/features/newsletter/consent.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { countFresh } from "./import-outcome.tsx";
import type { ImportOptions, ImportOutcome } from "./subscriber-import.ts";

type Kind = NonNullable<ImportOptions["consent"]>["kind"];
const kinds: readonly Kind[] = ["asked", "stated"];

/** Asks how the people of a file agreed; nobody is imported without it. */
export function ImportConsentPanel(props: {
	outcome: ImportOutcome;
	isBusy: boolean;
	onConfirm(consent: NonNullable<ImportOptions["consent"]>): void;
}) {
	const { outcome, isBusy, onConfirm } = props;
	const t = useText("admin");
	const name = useId();
	const [kind, setKind] = useState<Kind>();
	const [typed, setTyped] = useState({ statement: "", givenOn: "" });
	const [errors, setErrors] = useState<{ kind?: string; statement?: string; givenOn?: string }>({});
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

	return (
		<Panel title={t("imports.consent")}>
			<div className="grid gap-5 border-t border-clay px-5 py-5 sm:px-7">
				<fieldset className="grid gap-3" aria-describedby={errors.kind && `${name}-error`}>
					<legend className="mb-2 text-small text-ink-soft">{t("imports.consentText")}</legend>
					{kinds.map((one) => (
						<label key={one} className="flex min-h-11 cursor-pointer items-start gap-3">
							<input
								type="radio"
								name={name}
								checked={kind === one}
								onChange={() => {
									setKind(one);
									setErrors({});
								}}
								className="mt-1 size-5 shrink-0 accent-ember"
							/>
							<span className="grid">
								<span className="font-semibold">{t(`imports.kind.${one}`)}</span>
								<span className="text-small text-ink-soft">{t(`imports.kindText.${one}`)}</span>
							</span>
						</label>
					))}
					{errors.kind === undefined ? null : (
						<p id={`${name}-error`} role="alert" className="text-small text-fault">
							{errors.kind}
						</p>
					)}
				</fieldset>
				{kind === "stated" ? (
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
									onChange={(event) => setTyped({ ...typed, statement: event.target.value })}
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
									onChange={(event) => setTyped({ ...typed, givenOn: event.target.value })}
									className={`${inputClass} max-w-56`}
								/>
							)}
						</Field>
					</>
				) : null}
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
